import type { Reading } from './reading.ts';

/** How a word or phrase is said, in place of how the rules and the voice would say it. */
export interface Pronunciation {
	/** As written, beginning and ending with a letter or digit. */
	word: string;
	/** In letters that the voice reads rightly. */
	said: string;
	/** Whether it is meant only as written, capitals and all. */
	matchCase: boolean;
}

const FIRST_WORD = /[\p{L}\p{M}\p{N}]{1,60}/uy;
/** Within a word: what is written there is no word of its own. */
const INSIDE = /[\p{L}\p{M}\p{N}]/u;

/** Finds the words of a dictionary in a text, from left to right, the longest one first. */
class Dictionary {
	/** By their first word in small letters: how many of the others there are costs nothing. */
	readonly #byFirst = new Map<string, Pronunciation[]>();

	constructor(entries: readonly Pronunciation[]) {
		for (const entry of entries) {
			const first = firstWord(entry.word, 0).toLowerCase();
			const alike = this.#byFirst.get(first);
			if (alike) alike.push(entry);
			else this.#byFirst.set(first, [entry]);
		}
		for (const alike of this.#byFirst.values()) {
			alike.sort((a, b) => b.word.length - a.word.length || Number(b.matchCase) - Number(a.matchCase));
		}
	}

	/** The entry that is written at an offset, as whole words. */
	at(text: string, offset: number): Pronunciation | undefined {
		if (this.#byFirst.size === 0 || INSIDE.test(characterBefore(text, offset))) return undefined;
		const alike = this.#byFirst.get(firstWord(text, offset).toLowerCase());
		return alike?.find((entry) => isWrittenAt(entry, text, offset));
	}

	/** As a reading of the spoken forms. */
	read(text: string, offset: number): Reading | undefined {
		const found = this.at(text, offset);
		return found && { to: offset + found.word.length, say: found.said };
	}
}

const known = new WeakMap<readonly Pronunciation[], Dictionary>();

/** The same one for the same list, which many lines are read by. */
export function dictionaryOf(entries: readonly Pronunciation[]): Dictionary {
	const dictionary = known.get(entries) ?? new Dictionary(entries);
	known.set(entries, dictionary);
	return dictionary;
}

function isWrittenAt({ word, matchCase }: Pronunciation, text: string, offset: number): boolean {
	const written = text.slice(offset, offset + word.length);
	const isSame = matchCase ? written === word : written.toLowerCase() === word.toLowerCase();
	return isSame && !INSIDE.test(text.charAt(offset + word.length));
}

function firstWord(text: string, offset: number): string {
	FIRST_WORD.lastIndex = offset;
	return FIRST_WORD.exec(text)?.[0] ?? '';
}

const characterBefore = (text: string, offset: number): string => (offset === 0 ? '' : text.charAt(offset - 1));

function* occurrences(text: string, entries: readonly Pronunciation[]): Generator<[at: number, entry: Pronunciation]> {
	const dictionary = dictionaryOf(entries);
	for (let at = 0; at < text.length; at++) {
		const entry = dictionary.at(text, at);
		if (!entry) continue;
		yield [at, entry];
		at += entry.word.length - 1;
	}
}

/** Those entries that a text has a use for, in the order of their first use: what its sound depends on. */
export function pronunciationsIn(text: string, entries: readonly Pronunciation[]): Pronunciation[] {
	if (entries.length === 0) return [];
	return [...new Set(Array.from(occurrences(text, entries), ([, entry]) => entry))];
}

/** The text with each word as it is said, for voices that read plain text. */
export function respelled(text: string, entries: readonly Pronunciation[]): string {
	if (entries.length === 0) return text;
	let said = '';
	let from = 0;
	for (const [at, { word, said: as }] of occurrences(text, entries)) {
		said += text.slice(from, at) + as;
		from = at + word.length;
	}
	return said + text.slice(from);
}
