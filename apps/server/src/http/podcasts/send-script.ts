import { Readable } from 'node:stream';
import { preview, scriptLine } from '@nexus/contract';
import { yieldIfDue, yieldToEventLoop } from '@nexus/core/event-loop';
import type { Preview, Script } from '@nexus/episodes';
import type { FastifyReply } from 'fastify';
import { presentScriptFigures, presentScriptLine } from './present-script.ts';

const beside = preview.omit({ lines: true, content: true }).partial({ job_id: true });

/** Lines, and characters of the text form, of one piece. */
const LINES = 20;
const CHARACTERS = 16 * 1024;

/**
 * Sends a script as the contract has it. Its lines, of which there may be very many, are checked and written in pieces
 * between which others are answered.
 */
export async function sendScript(reply: FastifyReply, script: Script | Preview): Promise<FastifyReply> {
	const pieces: Buffer[] = [];
	for (const piece of inPieces(script)) {
		const due = yieldIfDue();
		if (due) await due;
		pieces.push(Buffer.from(piece));
	}
	return reply
		.header('ETag', `"${script.version}"`)
		.header(
			'Content-Length',
			pieces.reduce((sum, { length }) => sum + length, 0),
		)
		.type('application/json; charset=utf-8')
		.send(Readable.from(oneInRound(pieces), { objectMode: false }));
}

function* inPieces({ lines, content, ...rest }: Script | Preview): Generator<string> {
	const figures = { ...presentScriptFigures(rest), ...('jobId' in rest && { job_id: rest.jobId }) };
	yield `${JSON.stringify(beside.parse(figures)).slice(0, -1)},"content":"`;
	for (let from = 0; from < content.length; from += CHARACTERS) {
		yield JSON.stringify(content.slice(from, from + CHARACTERS)).slice(1, -1);
	}
	for (let from = 0; from < lines.length; from += LINES) {
		const written = lines
			.slice(from, from + LINES)
			.map((line) => JSON.stringify(scriptLine.parse(presentScriptLine(line))));
		yield (from === 0 ? '","lines":[' : ',') + written.join();
	}
	yield lines.length === 0 ? '","lines":[]}' : ']}';
}

async function* oneInRound(pieces: Buffer[]): AsyncGenerator<Buffer> {
	for (const piece of pieces) {
		yield piece;
		await yieldToEventLoop();
	}
}
