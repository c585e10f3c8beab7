import { SCRIPT_LINES_MAX } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import { mapYielding, yieldIfDue } from '../event-loop/index.ts';
import { cleanLine, refusedLine } from './clean-line.ts';
import type { ScriptLine, Speaker } from './types.ts';

/** A line as it stands in the script's text form. */
export type WrittenLine = Pick<ScriptLine, 'speaker' | 'text'>;

/** White space that is not one space between words. */
const UNFOLDED = /[^\S ]| {2}|^ | $/;
const LINE = /^\[HOST_([AB])\]:[ \t]*(.*)$/;

/** Lines of the text form, empty ones included. */
const TEXT_LINES_MAX = 4 * SCRIPT_LINES_MAX;

/** The script's text form: one line a turn, `[HOST_A]: ` or `[HOST_B]: ` before it, line breaks inside a turn folded. */
export async function formatScript(lines: readonly WrittenLine[]): Promise<string> {
	return (await mapYielding(lines, ({ speaker, text }) => `[HOST_${speaker}]: ${folded(text)}`)).join('\n');
}

const folded = (text: string): string => (UNFOLDED.test(text) ? text.replace(/\s+/g, ' ').trim() : text);

/**
 * Reads the text form back, in stretches between which others are answered. Empty lines are passed over; every other
 * line must be one host's turn.
 * @throws NexusError validation, naming the first line (from 1) that is not, or an empty script or one with too many.
 */
export async function parseScript(text: string): Promise<WrittenLine[]> {
	const lines: WrittenLine[] = [];
	let number = 0;
	for (const [raw] of text.matchAll(/[^\r\n]+|\r\n|\n|\r/g)) {
		const due = yieldIfDue();
		if (due) await due;
		if (raw === '\n' || raw === '\r' || raw === '\r\n') {
			number++;
			if (number > TEXT_LINES_MAX) throw tooManyLines();
			continue;
		}
		const line = raw.trim();
		if (line === '') continue;
		const match = LINE.exec(line);
		if (!match) throw refusedLine(number + 1, 'deve começar com [HOST_A]: ou [HOST_B]:');
		lines.push({ speaker: match[1] as Speaker, text: cleanLine(match[2] ?? '', number + 1) });
		if (lines.length > SCRIPT_LINES_MAX) break;
	}
	checkLength(lines);
	return lines;
}

/** @throws NexusError validation for a script without lines or with too many */
export function checkLength(lines: readonly unknown[]): void {
	if (lines.length === 0) throw new NexusError('validation', { reason: 'o roteiro está vazio.' });
	if (lines.length > SCRIPT_LINES_MAX) {
		throw tooManyLines();
	}
}

const tooManyLines = (): NexusError =>
	new NexusError('validation', { reason: `o roteiro tem mais de ${SCRIPT_LINES_MAX} linhas.` });
