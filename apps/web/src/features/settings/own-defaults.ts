import type { Settings } from '@nexus/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@nexus/contract/languages';

type Saved = Pick<Settings, 'use_custom_config' | 'custom_language' | 'custom_personality'>;

interface OwnDefaults {
	language: Language;
	/** A preset's id, or a description in the user's own words; null where the product's own default holds. */
	personality: string | null;
}

/** What an episode has unless something else is chosen for it: as the settings say, where they are in use. */
export function ownDefaults(saved: Saved | undefined): OwnDefaults {
	if (!saved?.use_custom_config) return { language: DEFAULT_LANGUAGE, personality: null };
	const language = LANGUAGES.find((known) => known === saved.custom_language) ?? DEFAULT_LANGUAGE;
	return { language, personality: saved.custom_personality };
}
