import type { ScriptLine } from '@nexus/core/scripts';
import { wordsOf } from '../scripts/words.ts';

export interface TurnFigures {
	turns: number;
	/** Share of all words that host A says, 0 to 1. */
	shareOfA: number;
	meanWords: number;
	longestWords: number;
	/** Words of the longest stretch without a mark that a voice breathes at: . ! ? … ; : */
	longestSentence: number;
	questionsPerMinute: number;
}

/** How a conversation is shared out. @param seconds of the whole episode */
export function turnsOf(lines: readonly ScriptLine[], seconds: number): TurnFigures {
	const counts = lines.map((line) => wordsOf(line.text).length);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const ofA = lines.reduce((sum, line, index) => sum + (line.speaker === 'A' ? (counts[index] ?? 0) : 0), 0);
	const sentences = lines.flatMap((line) => line.text.split(/[.!?…;:]["”»]?\s+/).map((text) => wordsOf(text).length));
	const questions = lines.filter((line) => /\?["”]?$/.test(line.text)).length;
	return {
		turns: lines.length,
		shareOfA: ofA / Math.max(1, total),
		meanWords: total / Math.max(1, lines.length),
		longestWords: Math.max(0, ...counts),
		longestSentence: Math.max(0, ...sentences),
		questionsPerMinute: questions / Math.max(0.01, seconds / 60),
	};
}
