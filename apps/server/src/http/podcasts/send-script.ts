import { type Preview, preview, type Script, scriptLine } from '@nexus/contract';
import { createPauses } from '@nexus/core/pauses';
import type { FastifyReply } from 'fastify';

const beside = preview.omit({ lines: true }).partial({ job_id: true });

/**
 * Sends a script as the contract has it. Its lines, of which there may be very many, are checked and written in stretches
 * between which others are answered.
 */
export async function sendScript(reply: FastifyReply, { lines, ...rest }: Script | Preview): Promise<FastifyReply> {
	const pause = createPauses();
	const written: string[] = [];
	for (const line of lines) {
		const due = pause();
		if (due) await due;
		written.push(JSON.stringify(scriptLine.parse(line)));
	}
	const head = JSON.stringify(beside.parse(rest)).slice(0, -1);
	return reply
		.header('ETag', `"${rest.version}"`)
		.type('application/json; charset=utf-8')
		.send(`${head},"lines":[${written.join()}]}`);
}
