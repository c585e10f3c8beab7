import type { Language } from '@nexus/contract';
import { isSpeakable } from '@nexus/language/sayable';
import { contentStems } from '@nexus/language/words';
import { languagePack } from '../languages/index.ts';

/** What a document without a title is about: its most frequent words, else its file's name. */
export function madeTopic(terms: readonly string[], filename: string, language: Language): string {
	const { and, aText } = languagePack(language).words;
	const [first, ...others] = terms;
	const second = others.find((term) => !sharesStem(term, first ?? '', language));
	if (first && second) return `${first} ${and} ${second}`;
	if (first) return first;
	const name = filename
		.replace(/\.[^.]+$/, '')
		.replace(/[_-]+/g, ' ')
		.trim();
	return isSpeakable(name) ? name : aText;
}

function sharesStem(first: string, second: string, language: Language): boolean {
	const stems = new Set(contentStems(first, language));
	return contentStems(second, language).some((stem) => stems.has(stem));
}
