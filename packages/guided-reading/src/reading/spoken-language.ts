import { LANGUAGES, type Language } from '@nexus/contract';

/** The language an episode of this document is spoken in, or null when it is in one that the writer has no phrases for. */
export function spokenLanguage(source: string | null, chosen: Language): Language | null {
	if (source === null) return chosen;
	const own = source.slice(0, 2).toLowerCase();
	return LANGUAGES.find((language) => language.slice(0, 2) === own) ?? null;
}
