import type { Sentence } from './types.ts';

const IN_QUOTES = /^(?:"[^"]+"|“[^“”]+”|«[^«»]+»)[.,]?$/;
/** Characters of a quotation that can still be said with what leads to it. */
const LONGEST = 600;
/** "He wrote from Fort Wayne: *So you were winning.": words in slanted letters that go on behind the sentence. */
const SLANTED = /:\s\*(?!\*)[^*]+$/;

/** Nothing but somebody's words in quotation marks: whoever says them is named before. */
export function isInQuotes(text: string): boolean {
	return IN_QUOTES.test(text);
}

/** Sentences that a quotation, in slanted letters too, runs on through, as one. */
export function withWholeQuotes(
	sentences: readonly Sentence[],
	source: (from: number, to: number) => string,
): Sentence[] {
	const joined: Sentence[] = [];
	for (const sentence of sentences) {
		const open = joined.at(-1);
		const isOpen = open && (isOpenQuote(open.text) || SLANTED.test(source(open.start, open.end)));
		if (isOpen && open.text.length < LONGEST) {
			open.text += ` ${sentence.text}`;
			open.end = sentence.end;
		} else joined.push({ ...sentence });
	}
	return joined;
}

function isOpenQuote(text: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	return count('"') % 2 === 1 || count('“') > count('”');
}
