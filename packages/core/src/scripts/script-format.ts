import { SCRIPT_LINES_MAX } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import { cleanLine, refusedLine } from './clean-line.ts';
import type { ScriptLine, Speaker } from './types.ts';

/** A line as it stands in the script's text form. */
export type WrittenLine = Pick<ScriptLine, 'speaker' | 'text'>;

/** White space that is not one space between words. */
const UNFOLDED = /[^\S ]| {2}|^ | $/;
const LINE = /^\[HOST_([AB])\]:[ \t]*(.*)$/;

/** The script's text form: one line a turn, `[HOST_A]: ` or `[HOST_B]: ` before it, line breaks inside a turn folded. */
export function formatScript(lines: readonly WrittenLine[]): string {
	return lines.map(({ speaker, text }) => `[HOST_${speaker}]: ${folded(text)}`).join('\n');
}

const folded = (text: string): string => (UNFOLDED.test(text) ? text.replace(/\s+/g, ' ').trim() : text);

/**
 * Reads the text form back. Empty lines are passed over; every other line must be one host's turn.
 * @throws NexusError validation, naming the first line (from 1) that is not, or an empty script.
 */
export function parseScript(text: string): WrittenLine[] {
	const lines: WrittenLine[] = [];
	for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
		const line = raw.trim();
		if (line === '') continue;
		const match = LINE.exec(line);
		if (!match) throw refusedLine(index + 1, 'deve começar com [HOST_A]: ou [HOST_B]:');
		lines.push({ speaker: match[1] as Speaker, text: cleanLine(match[2] ?? '', index + 1) });
	}
	checkLength(lines);
	return lines;
}

/** @throws NexusError validation for a script without lines or with too many */
export function checkLength(lines: readonly unknown[]): void {
	if (lines.length === 0) throw new NexusError('validation', { reason: 'o roteiro está vazio.' });
	if (lines.length > SCRIPT_LINES_MAX) {
		throw new NexusError('validation', { reason: `o roteiro tem mais de ${SCRIPT_LINES_MAX} linhas.` });
	}
}
