import type { Language } from '@nexus/contract';
import { englishPhrases } from './noun-phrases-en.ts';
import { portuguesePhrases } from './noun-phrases-pt.ts';
import type { NounPhrase } from './tokens.ts';
import { fold } from './words.ts';

/** The things that a sentence names, in order, by articles and endings alone: sure ones rather than all. */
export function nounPhrases(text: string, language: Language): NounPhrase[] {
	return language === 'pt-BR' ? portuguesePhrases(text) : englishPhrases(text);
}

/** Two phrases with the same key are the same thing: no article, no accents, no plural. */
export function phraseKey(phrase: string): string {
	return fold(phrase)
		.replace(/^(?:o|a|os|as|um|uma|the|an)\s+/, '')
		.split(/\s+/)
		.map((word) => word.replace(/(?:es|s)$/, ''))
		.join(' ');
}
