/** Lower case without accents. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase();
}

export function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Letters and digits alone: two lines with the same key sound the same. */
export function soundKey(text: string): string {
	return wordsOf(fold(text)).join(' ');
}

/** Words with a meaning of their own, by length alone: five letters or more, cut to six for their endings. */
export function contentStems(text: string): string[] {
	return wordsOf(fold(text))
		.filter((word) => word.length >= 5 && !/\d/.test(word))
		.map((word) => word.slice(0, 6));
}

/** Figures as written, without the marks between their digits; "11,0" is 11. */
export function numbersOf(text: string): string[] {
	return (text.match(/\d+(?:[.,:h]\d+)*/g) ?? []).map((number) => number.replace(/[.,]0$/, '').replace(/\D/g, ''));
}

/** Words with a capital inside a sentence. */
export function namesOf(text: string): string[] {
	const names: string[] = [];
	for (const match of text.matchAll(/(?<=[\p{L}\d,]\s)\p{Lu}[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu))
		names.push(fold(match[0]));
	return names;
}
