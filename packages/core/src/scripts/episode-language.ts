import { LANGUAGES, type Language } from '@nexus/contract';
import { type ChosenEngine, isRemote } from '../ports/engine-choice.ts';

/** The language of Nexus that a document is in, or null for any other. @param tag BCP 47, null where it is not known */
export function languageOfDocument(tag: string | null): Language | null {
	const own = tag?.slice(0, 2).toLowerCase();
	return LANGUAGES.find((language) => language.slice(0, 2) === own) ?? null;
}

/**
 * The language that an episode is made in: the one that was chosen, where the writer translates; else the document's own,
 * as far as Nexus speaks it.
 * @param document BCP 47, null where it is not known
 */
export function episodeLanguage(document: string | null, chosen: Language, writer: ChosenEngine): Language {
	return isRemote(writer) ? chosen : (languageOfDocument(document) ?? chosen);
}
