import type { Language } from '@nexus/contract/languages';

/** What the second step asks for, beside the hosts. */
export interface EpisodeSettings {
	name: string;
	language: Language;
	customStyle: string;
	/** One audio file a part, instead of one for the whole. */
	multipleFiles: boolean;
}

/** What was chosen so far; no language while the user's own holds. */
export type ChosenSettings = Omit<EpisodeSettings, 'language'> & { language: Language | null };

export const DEFAULT_SETTINGS: ChosenSettings = {
	name: '',
	language: null,
	customStyle: '',
	multipleFiles: false,
};
