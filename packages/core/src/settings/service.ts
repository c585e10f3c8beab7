import { DEFAULT_LANGUAGE, PRESET_IDS } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import type { UserEngines } from '../engines/choose.ts';
import { NexusError } from '../errors/index.ts';
import type { Database, SecretBox } from '../ports/index.ts';
import type { GeminiStatus } from './gemini-status.ts';
import { limitsOf, monthOf } from './limits.ts';
import { createStoredKeys, type StoredKeys } from './stored-keys.ts';
import type { EpisodeDefaults, Settings, SettingsChanges, SettingsRecord } from './types.ts';

export interface SettingsServices {
	/** As they take effect. */
	get(actor: Actor): Promise<Settings>;
	/**
	 * What is left out keeps its value. With `useCustomConfig: false` only that is changed, but that null still
	 * removes the key.
	 * @throws NexusError gemini_key_required when generating needs a key of the user's own and there is none
	 */
	save(actor: Actor, changes: SettingsChanges): Promise<Settings>;
	/**
	 * The user's own key, for that user's jobs alone; null when there is none or it is not to be used.
	 * @throws NexusError gemini_key_unreadable when the installation's secret is no longer the one it was stored under
	 */
	geminiKeyFor(userId: string): Promise<string | null>;
	/** What the user has configured of engines, where it is on; the key stays closed. */
	enginesOf(userId: string): Promise<UserEngines>;
	/** From the user's own configuration, where it is on: a personality that names no preset is a style. */
	defaultsFor(userId: string): Promise<EpisodeDefaults>;
	/** Moves stored keys to the current secret; to be called at the start. */
	resealKeys: StoredKeys['reseal'];
}

export function createSettingsServices(deps: {
	database: Pick<Database, 'settings'>;
	secrets: SecretBox;
	gemini: GeminiStatus;
	/** The operator's limit of episodes in a month; null for none. */
	episodesPerMonth: number | null;
	now: () => Date;
}): SettingsServices {
	const { database, gemini, episodesPerMonth, now } = deps;
	const keys = createStoredKeys(deps);
	const inUse = (record: SettingsRecord | null): boolean =>
		gemini.customConfigRequired || (record?.useCustomConfig ?? false);

	async function inEffect(userId: string, record: SettingsRecord | null): Promise<Settings> {
		const limits = limitsOf(record);
		const { start, end } = monthOf(now());
		const generations = await database.settings.generationsSince(userId, start);
		const most = Math.min(limits.maxMonthlyGenerations, episodesPerMonth ?? limits.maxMonthlyGenerations);
		return {
			useCustomConfig: inUse(record),
			hasCustomKey: (record?.geminiKey ?? null) !== null,
			customPersonality: record?.customPersonality ?? null,
			customLanguage: record?.customLanguage ?? null,
			customScriptModel: record?.customScriptModel ?? null,
			customTtsModel: record?.customTtsModel ?? null,
			...limits,
			generationsThisMonth: generations,
			generationsRemaining: Math.max(0, most - generations),
			generationsResetAt: end,
			themeSound: record?.themeSound ?? false,
		};
	}

	function changesOf(userId: string, wanted: SettingsChanges): Partial<SettingsRecord> {
		const { useCustomConfig, geminiKey: key, themeSound, ...named } = wanted;
		const flag = {
			...(useCustomConfig !== undefined && { useCustomConfig }),
			...(themeSound !== undefined && { themeSound }),
		};
		const removal = key === null ? { geminiKey: null } : {};
		if (useCustomConfig === false && !gemini.customConfigRequired) return { ...flag, ...removal };
		const sealed = { ...named, geminiKey: key && keys.seal(userId, key) };
		const given = Object.fromEntries(Object.entries(sealed).filter(([, value]) => value !== undefined));
		return { ...flag, ...given, ...removal };
	}

	return {
		async get({ userId }) {
			return await inEffect(userId, await database.settings.find(userId));
		},
		async save({ userId }, changes) {
			if (gemini.customConfigRequired && !changes.geminiKey && !isOfThemeAlone(changes)) {
				const stored = (await database.settings.find(userId))?.geminiKey ?? null;
				if (stored === null) throw new NexusError('gemini_key_required');
			}
			return await inEffect(userId, await database.settings.save(userId, changesOf(userId, changes)));
		},
		async geminiKeyFor(userId) {
			const record = await database.settings.find(userId);
			return record?.geminiKey && inUse(record) ? await keys.open(userId, record.geminiKey) : null;
		},
		async enginesOf(userId) {
			const record = await database.settings.find(userId);
			if (!record || !inUse(record)) return { hasKey: false, scriptModel: null, ttsModel: null };
			const { geminiKey, customScriptModel: scriptModel, customTtsModel: ttsModel } = record;
			return { hasKey: geminiKey !== null, scriptModel, ttsModel };
		},
		async defaultsFor(userId) {
			const record = await database.settings.find(userId);
			const { customLanguage = null, customPersonality = null } = record && inUse(record) ? record : {};
			const isPreset = PRESET_IDS.some((id) => id === customPersonality);
			return {
				language: customLanguage ?? DEFAULT_LANGUAGE,
				presetId: isPreset ? (customPersonality ?? undefined) : undefined,
				customStyle: isPreset ? undefined : (customPersonality ?? undefined),
				themeSound: record?.themeSound ?? false,
			};
		},
		resealKeys: keys.reseal,
	};
}

const isOfThemeAlone = (changes: SettingsChanges): boolean =>
	changes.themeSound !== undefined &&
	Object.entries(changes).every(([name, value]) => name === 'themeSound' || value === undefined);
