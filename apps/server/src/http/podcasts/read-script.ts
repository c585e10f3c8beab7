import type { SaveScriptBody } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { yieldIfDue } from '@nexus/core/event-loop';
import { parseScript, type WantedLine } from '@nexus/core/scripts';
import { readLines, wantedLine } from './read-lines.ts';

/**
 * The lines that a body wants, in whichever form it has them.
 * @throws NexusError validation, InvalidInput
 */
export async function readScript({
	content,
	lines,
}: {
	content?: string | undefined;
	lines?: readonly unknown[] | undefined;
}): Promise<WantedLine[]> {
	if ((content === undefined) === (lines === undefined)) {
		throw new NexusError('validation', { reason: 'envie o roteiro em "content" ou em "lines".' });
	}
	return content === undefined ? (await readLines(lines ?? [])).map(wantedLine) : await parseScript(content);
}

/** What another thread made of a long body. Its lines are JSON, so many to a row of text. */
export interface ReadElsewhere {
	version: SaveScriptBody['version'];
	rows: Uint8Array;
}

const LINES_IN_ROW = 50;
const LINE_FEED = 0x0a;

export function toRows(lines: readonly WantedLine[]): Uint8Array {
	const rows: string[] = [];
	for (let from = 0; from < lines.length; from += LINES_IN_ROW) {
		rows.push(`${JSON.stringify(lines.slice(from, from + LINES_IN_ROW))}\n`);
	}
	return new TextEncoder().encode(rows.join(''));
}

/** The lines again, in stretches between which others are answered. */
export async function fromRows(rows: Uint8Array): Promise<WantedLine[]> {
	const text = new TextDecoder();
	const lines: WantedLine[] = [];
	for (let from = 0; from < rows.length; ) {
		const due = yieldIfDue();
		if (due) await due;
		const end = rows.indexOf(LINE_FEED, from);
		for (const line of JSON.parse(text.decode(rows.subarray(from, end)))) lines.push(line);
		from = end + 1;
	}
	return lines;
}
