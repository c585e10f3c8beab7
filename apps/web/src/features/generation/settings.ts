import { DEFAULT_LANGUAGE, type Language } from '@nexus/contract/languages';

/** What the second step asks for, beside the hosts. */
export interface EpisodeSettings {
	name: string;
	language: Language;
	customStyle: string;
	/** One audio file a part, instead of one for the whole. */
	multipleFiles: boolean;
}

export const DEFAULT_SETTINGS: EpisodeSettings = {
	name: '',
	language: DEFAULT_LANGUAGE,
	customStyle: '',
	multipleFiles: false,
};
