import type { Language } from '@nexus/contract';
import type { Block } from '@nexus/document-text';
import { signsInWords, withoutAddresses } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { withoutNotation } from './notation.ts';
import { isLoud, mapSentences, sentenceCase, textsOf } from './sentence-case.ts';

/** Words of a block in capitals that is a paragraph rather than a shout. */
const PARAGRAPH = 15;

/** Whether a text, given by its blocks, is written in capitals. */
export function isInCapitals(blocks: readonly Block[]): boolean {
	return isLoud(blocks.flatMap(textsOf).join(' '));
}

/**
 * A section's blocks as they can be said: signs in words, without the addresses that a sentence is whole without, and in
 * sentence case where the document, the section or a whole paragraph is written in capitals. A lone line in capitals stays a shout.
 */
export function sayableBlocks(blocks: readonly Block[], documentInCapitals: boolean, language: Language): Block[] {
	const inCapitals = documentInCapitals || isInCapitals(blocks);
	return blocks.map((block) => {
		const isCased = inCapitals || (isInCapitals([block]) && countWords(textsOf(block).join(' ')) >= PARAGRAPH);
		return mapSentences(block, ({ text }) => {
			const cased = isCased ? sentenceCase(text) : text;
			return signsInWords(withoutNotation(withoutAddresses(cased), language), language);
		});
	});
}
