import { mapYielding } from '../event-loop/index.ts';
import type { WrittenLine } from './script-format.ts';

/** Characters that a voice speaks in a second, about (Portuguese and English alike). */
export const CHARACTERS_PER_SECOND = 15;
/** Seconds of silence between two turns, about. */
export const TURN_PAUSE = 0.3;

/** Seconds that hosts take to say the lines, about: for a look ahead, before any voice is asked. */
export const spokenSeconds = (lines: readonly Pick<WrittenLine, 'text'>[]): number =>
	lines.reduce((sum, { text }) => sum + text.length / CHARACTERS_PER_SECOND + TURN_PAUSE, 0);

const WORD = /[\p{L}\p{N}]+(?:[-'’.,]?[\p{L}\p{N}]+)*/gu;

export async function wordCount(lines: readonly WrittenLine[]): Promise<number> {
	const counts = await mapYielding(lines, ({ text }) => text.match(WORD)?.length ?? 0);
	return counts.reduce((sum, count) => sum + count, 0);
}
