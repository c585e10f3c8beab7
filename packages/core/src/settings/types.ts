import type { Language } from '@nexus/contract';

/** What a new episode takes where the request does not say. */
export interface EpisodeDefaults {
	language: Language;
	presetId: string | undefined;
	customStyle: string | undefined;
	themeSound: boolean;
}

/** What a user has changed; null where the default holds. */
export interface SettingsRecord {
	useCustomConfig: boolean;
	/** Sealed. */
	geminiKey: string | null;
	customPersonality: string | null;
	customLanguage: Language | null;
	customScriptModel: string | null;
	customTtsModel: string | null;
	maxFileSizeMb: number | null;
	maxMonthlyGenerations: number | null;
	/** New episodes begin and end with a short tune. */
	themeSound: boolean;
}
