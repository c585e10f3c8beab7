import { fold, spokenWords } from './sound-key.ts';

/** What a passage offers to rest on. */
export interface Evidence {
	words: ReadonlySet<string>;
	numbers: ReadonlySet<string>;
	stems: ReadonlySet<string>;
}

export function evidenceOf(text: string): Evidence {
	return {
		words: new Set(wordsOf(text)),
		numbers: new Set(numbersOf(text)),
		stems: new Set(stemsOf(text)),
	};
}

/** Figures and names in a line. A word that begins a sentence is not taken for a name. */
export interface Facts {
	numbers: string[];
	names: string[];
}

export const factsOf = (text: string): Facts => ({ numbers: numbersOf(text), names: namesOf(text) });

/** Of the facts, those that stand nowhere in the evidence: a family's name may stand in the plural, "the Cornetts". */
export function missingIn({ numbers, names }: Facts, evidence: readonly Evidence[]): Facts {
	return {
		numbers: numbers.filter((number) => !evidence.some((one) => one.numbers.has(number))),
		names: names.filter((name) => !evidence.some(({ words }) => words.has(name) || words.has(name.replace(/s$/, '')))),
	};
}

/** Share of the words with a meaning of their own that stand in the evidence, 0 to 1; null for fewer than `least`. */
export function sharedContent(text: string, evidence: readonly Evidence[], least = 1): number | null {
	const stems = stemsOf(text);
	if (stems.length < least || stems.length === 0) return null;
	const held = stems.filter((stem) => evidence.some((one) => one.stems.has(stem)));
	return held.length / stems.length;
}

/** Folded, and the pieces of hyphenated words as well. */
function wordsOf(text: string): string[] {
	const words = fold(text).match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
	return words.flatMap((word) => [word, ...word.split(/[-'’]/)]);
}

/** Words of five letters or more, cut to six for their endings. */
function stemsOf(text: string): string[] {
	return spokenWords(fold(text))
		.filter((word) => word.length >= 5 && !/\d/.test(word))
		.map((word) => word.slice(0, 6));
}

/** Without the marks between their digits, which differ from language to language. */
function numbersOf(text: string): string[] {
	return (text.match(/\d+(?:[.,:h]\d+)*/g) ?? []).map((number) => number.replace(/\D/g, ''));
}

function namesOf(text: string): string[] {
	return [...text.matchAll(/(?<=(?:[\p{L}\d,;:“]|(?<![.!?…])["”])\s[“"]?)\p{Lu}[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu)].map(
		([name]) => fold(name).replace(/['’]s$/, ''),
	);
}
