import type { Language } from '@nexus/contract';
import { cutParts, type JoinedDocument, mapDocuments } from '@nexus/document-text';
import { NexusError } from '../errors/index.ts';
import { languageOfDocument } from '../scripts/episode-language.ts';
import { addRepeatedHeadings, findRepeats } from './find-repeats.ts';
import { keyTerms } from './key-terms.ts';
import { madeTopic } from './made-topic.ts';
import { partOutlines } from './part-outlines.ts';
import { sampleOf } from './sample.ts';
import { mappedSections } from './sections.ts';
import { titleOf, topicOfSeveral } from './topic.ts';
import type { EpisodeOutline, EpisodePlan, ReadableLanguages } from './types.ts';

export interface PlanInput {
	/** The whole document; or several, joined. */
	text: string;
	filename: string;
	/** Where each of several stands. */
	documents?: readonly JoinedDocument[] | undefined;
	/** The episode's language, as the user chose it. */
	language: Language;
	/** What the writer reads. */
	reads: ReadableLanguages;
}

/**
 * Maps the document, cuts it into parts and names them, so that whoever writes can write them side by side. Linear in the
 * document's length.
 * @throws NexusError document_unreadable when there are no words to say
 */
export function planEpisode({ text, filename, documents, language: chosen, reads }: PlanInput): EpisodePlan {
	if (!/\p{L}{2}/u.test(text)) throw new NexusError('document_unreadable');
	const map = mapDocuments(text, documents, filename);
	const own = map.language === null ? chosen : languageOfDocument(map.language);
	const cut = cutParts(text, map);
	if (cut.length === 0) throw new NexusError('document_unreadable');
	const isRead = reads === 'any' || (own !== null && reads.includes(own));
	const sources = isRead ? cut : cut.slice(0, 1);
	const language = own ?? chosen;
	const terms =
		own === null
			? []
			: keyTerms(
					sampleOf(text, sources)
						.map((sample) => sample.text)
						.join('\n'),
					own,
				);
	const repeats = findRepeats(text, sources);
	addRepeatedHeadings(text, map, sources, repeats);
	const title = documents ? topicOfSeveral(documents, language) : titleOf(map, text);
	const outline: EpisodeOutline = {
		topic: title ?? madeTopic(terms, filename, language),
		titled: title !== null,
		sourceLanguage: map.language,
		totalParts: sources.length,
		hook: null,
		keyTerms: terms,
		...(documents && { documents: [...documents] }),
		size: { words: map.words, sections: map.sections.length },
		...(isRead && { map: mappedSections(text, map.sections) }),
	};
	return { outline, parts: partOutlines(text, sources, repeats, outline.topic, language) };
}
