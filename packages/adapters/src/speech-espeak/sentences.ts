import type { EnglishRun, SpokenText, SpokenWord } from '@nexus/language/spoken-text';

export interface Sentence {
	text: string;
	/** With `start` and `end` in the sentence's own text. */
	words: SpokenWord[];
	/** English words among Portuguese ones, in the sentence's own text. */
	english: EnglishRun[];
}

const SENTENCE_END = /[.!?…]+["'’”»)\]]*\s+/g;

/** The sentences of a spoken text, in order. Whatever holds no word is part of the sentence before it. */
export function sentencesOf({ text, words, english }: SpokenText): Sentence[] {
	const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
	const sentences: Sentence[] = [];
	let from = 0;
	let next = 0;
	for (const [index, end] of [...ends, text.length].entries()) {
		let after = next;
		while (after < words.length && (words[after]?.start ?? end) < end) after++;
		const following = words[after];
		const isWhole = after > next && (following !== undefined || index === ends.length);
		if (!isWhole) continue;
		const start = from;
		const own = words.slice(next, after);
		sentences.push({
			text: text.slice(start, end),
			words: own.map((word) => ({ ...word, start: word.start - start, end: word.end - start })),
			english: english
				.filter((run) => run.start >= start && run.start < end)
				.map((run) => ({ start: run.start - start, end: run.end - start })),
		});
		from = end;
		next = after;
	}
	return sentences;
}
