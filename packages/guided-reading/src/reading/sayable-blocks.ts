import type { Language } from '@nexus/contract';
import type { Block } from '@nexus/document-text';
import { mapSentences, textsOf } from '@nexus/document-text';
import { isLoud, sentenceCase, signsInWords, withoutAddresses } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';

/** Words of a block in capitals that is a paragraph rather than a shout. */
const PARAGRAPH = 15;

/**
 * Blocks as they can be said: signs in words, without the addresses that a sentence is whole without, and in sentence case
 * where all of them or a whole paragraph is written in capitals.
 */
export function sayableBlocks(blocks: readonly Block[], language: Language): Block[] {
	const areLoud = isInCapitals(blocks);
	return blocks.map((block) => {
		const isCased = areLoud || (isInCapitals([block]) && countWords(textsOf(block).join(' ')) >= PARAGRAPH);
		return mapSentences(block, ({ text }) => {
			const cased = isCased ? sentenceCase(text) : text;
			return signsInWords(withoutAddresses(cased), language);
		});
	});
}

const isInCapitals = (blocks: readonly Block[]): boolean => isLoud(blocks.flatMap(textsOf).join(' '));
