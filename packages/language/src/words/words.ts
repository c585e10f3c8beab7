import { type Language, languagePack } from '../languages/index.ts';

const WORD = /[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*/gu;

/** The words of a text in order, numbers among them, as written. */
export function wordsOf(text: string): string[] {
	return text.match(WORD) ?? [];
}

export function countWords(text: string): number {
	return wordsOf(text).length;
}

const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case without accents. */
export function fold(text: string): string {
	return (PLAIN.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '')).toLowerCase();
}

/** Letters and digits alone: two texts with the same key sound the same. */
export function soundKey(text: string): string {
	return fold(text)
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

export function isFunctionWord(word: string, language: Language): boolean {
	return languagePack(language).emptyWords.has(fold(word));
}

/**
 * The words that carry meaning, cut to six letters: truncation is the simplest of stemmers and serves both languages
 * (McNamee and Mayfield, "Character N-Gram Tokenization for European Language Text Retrieval", 2004).
 */
export function contentStems(text: string, language: Language): string[] {
	const stems: string[] = [];
	for (const word of wordsOf(text)) {
		const folded = fold(word);
		if (folded.length < 3 || languagePack(language).emptyWords.has(folded)) continue;
		stems.push(folded.slice(0, 6));
	}
	return stems;
}

/** 32-bit FNV-1a. */
export function hash(text: string, seed = 0): number {
	let value = (2166136261 ^ seed) >>> 0;
	for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
	value ^= value >>> 15;
	value = Math.imul(value, 0x2c1b3c6d) >>> 0;
	return (value ^ (value >>> 12)) >>> 0;
}
