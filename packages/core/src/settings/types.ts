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

/** What a user wants changed: null goes back to the default, and removes the key; undefined leaves it as it is. */
export type SettingsChanges = {
	[Name in keyof SettingsRecord]?:
		| (Name extends 'useCustomConfig' | 'themeSound' ? boolean : SettingsRecord[Name])
		| undefined;
};

/** Settings as they take effect. */
export interface Settings extends Omit<SettingsRecord, 'geminiKey' | 'maxFileSizeMb' | 'maxMonthlyGenerations'> {
	/** Whether a key is stored; the key itself is never told. */
	hasCustomKey: boolean;
	maxFileSizeMb: number;
	maxMonthlyGenerations: number;
	/** Begun since the first of the month, UTC, also of episodes that are deleted. */
	generationsThisMonth: number;
	generationsRemaining: number;
	/** When the count begins anew. */
	generationsResetAt: Date;
}
