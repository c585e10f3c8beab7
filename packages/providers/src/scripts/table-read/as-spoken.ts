import { SPEECH_TAGS, withTags } from '@nexus/core/scripts';
import type { Draft } from '../check/draft.ts';
import { asData } from '../data-text.ts';

const TAGS = new RegExp(`(<(?:${SPEECH_TAGS.join('|')})>)`);

/** A line's words with its sounds where they are, so that whoever changes it keeps them. */
export const asSpoken = ({ text, tags }: Pick<Draft, 'text' | 'tags'>): string =>
	withTags(text, tags)
		.split(TAGS)
		.map((piece, index) => (index % 2 === 1 ? piece : asData(piece)))
		.filter(Boolean)
		.join(' ');
