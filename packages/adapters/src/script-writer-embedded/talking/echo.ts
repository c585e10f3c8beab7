import { countWords, fold, wordsOf } from '../reading/words.ts';

/** Share of word triples from which on the same is said twice, of lines that are long enough to be remembered. */
export const ECHO = 0.6;
const REMEMBERED_WORDS = 8;

/** The shares of the word triples of a text and of a line that they have in common. */
export function echo(text: string, line: string): { ofText: number; ofLine: number } {
	if (countWords(line) < REMEMBERED_WORDS) return { ofText: 0, ofLine: 0 };
	const own = triples(text);
	const said = triples(line);
	const shared = common(own, said);
	return { ofText: shared / Math.max(1, own.size), ofLine: shared / Math.max(1, said.size) };
}

function triples(text: string): Set<string> {
	const words = wordsOf(fold(text));
	return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** What was said last, to be asked whether a line would sound like one of it. */
export class Ear {
	readonly #lines: number;
	#heard: Set<string>[] = [];

	/** @param lines that stay in the ear */
	constructor(lines: number) {
		this.#lines = lines;
	}

	hear(text: string): void {
		this.#heard.push(remembered(text));
		if (this.#heard.length > this.#lines) this.#heard.shift();
	}

	knows(text: string): boolean {
		const own = remembered(text);
		if (own.size === 0) return false;
		return this.#heard.some((said) => said.size > 0 && common(own, said) >= ECHO * Math.min(own.size, said.size));
	}
}

const remembered = (text: string): Set<string> => (countWords(text) < REMEMBERED_WORDS ? new Set() : triples(text));

function common(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
	let both = 0;
	for (const triple of first) if (second.has(triple)) both++;
	return both;
}
