import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';
import { continued } from './casing.ts';
import { isImperative } from './imperatives.ts';

/**
 * Items in a row with small letters, as they stand inside a sentence, where each of them can have one; else as they are,
 * so that no two of a row differ.
 */
export function inSmallLetters(texts: readonly string[], language: Language, known: string): string[] {
	const lowered = texts.map((text) => smallLetter(text, language, known));
	const isSafe = texts.every((text, index) => !/^\p{Lu}\p{Ll}/u.test(text) || lowered[index] !== text);
	return isSafe ? lowered : [...texts];
}

/**
 * A text as it stands inside a sentence: a phrase of small letters behind its first, a label before its colon, what tells
 * somebody to do something. A name, or a word before a figure ("Windows 11"), keeps its capital.
 */
function smallLetter(text: string, language: Language, known: string): string {
	if (/^\p{Lu}[^\s:]*\s\d/u.test(text)) return text;
	const { infinitive, commonName } = languagePack(language).words;
	if (infinitive?.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
	const isCommon =
		/^\p{Lu}\p{Ll}+(?::\s|[\s-][^\p{Lu}]+$)/u.test(text) || commonName.test(text) || isImperative(text, language);
	return isCommon ? text.charAt(0).toLowerCase() + text.slice(1) : continued(text, language, known);
}
