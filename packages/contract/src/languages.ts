/** The languages an episode can be made in. */
export const LANGUAGES = ['pt-BR', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'pt-BR';

export const LANGUAGE_NAMES: Record<Language, string> = {
	'pt-BR': 'Português (Brasil)',
	'en-US': 'English (US)',
};
