import type { Span } from '@nexus/core/documents';

/** A thing that a text talks about, as it can be named in a question. */
export interface NounPhrase {
	/** With its article where the text gives one: "a coleta seletiva", "Marie Curie". */
	text: string;
	plural: boolean;
	/** A name of a person, place or institution. */
	proper: boolean;
	/** Position in the text that was read. */
	at: number;
}

export interface Token extends Span {
	text: string;
	lower: string;
	/** Nothing but spaces between it and the token before. */
	joined: boolean;
	first: boolean;
}

export function tokens(text: string): Token[] {
	const found: Token[] = [];
	let end = 0;
	for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)) {
		const joined = found.length > 0 && /^\s+$/.test(text.slice(end, match.index));
		const first = found.length === 0;
		end = match.index + match[0].length;
		found.push({ text: match[0], lower: match[0].toLowerCase(), start: match.index, end, joined, first });
	}
	return found;
}

export function isCapital(text: string): boolean {
	return /^\p{Lu}/u.test(text);
}
