const CHARACTERS_PER_TOKEN = { portuguese: 3.3, other: 4 };
export const TOKENS_PER_AUDIO_SECOND = 25;

/** About what a tokenizer counts: Portuguese, told by its accents, needs more tokens than English. */
export function countTokens(text: string): number {
	const accents = text.match(/[áâãàéêíóôõúç]/giu)?.length ?? 0;
	const isPortuguese = accents * 100 > text.length;
	return Math.ceil(text.length / (isPortuguese ? CHARACTERS_PER_TOKEN.portuguese : CHARACTERS_PER_TOKEN.other));
}

/** Where a text ends that may have no more than this many tokens, in characters. */
export function charactersOf(tokens: number, text: string): number {
	const all = countTokens(text);
	return all <= tokens ? text.length : Math.floor((text.length * tokens) / all);
}
