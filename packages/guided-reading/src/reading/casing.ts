import type { Language } from '@nexus/contract';
import { continued, small } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';

/** A phrase of small letters behind its first, or a label before its colon; not a name and a number, "Bucharest (1)". */
const COMMON = /^\p{Lu}\p{Ll}+(?::\s|[\s-](?![(\d])[^\p{Lu}]+$)/u;

/**
 * Items in a row with small letters, as they stand inside a sentence, where each of them can have one; else as they are,
 * so that no two of a row differ.
 */
export function inSmallLetters(texts: readonly string[], language: Language, known: string): string[] {
	const lowered = texts.map((text) =>
		COMMON.test(text) || languagePack(language).words.imperative.test(text)
			? small(text)
			: continued(text, language, known),
	);
	const isSafe = texts.every((text, index) => !/^\p{Lu}\p{Ll}/u.test(text) || lowered[index] !== text);
	return isSafe ? lowered : [...texts];
}
