import type { SettingsTransaction } from '@nexus/core/ports';
import type { SettingsRecord } from '@nexus/core/settings';
import { and, asc, count, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { generations, userSettings, users } from './schema/index.ts';

const columns = {
	useCustomConfig: userSettings.useCustomConfig,
	geminiKey: userSettings.geminiKey,
	customPersonality: userSettings.customPersonality,
	customLanguage: userSettings.customLanguage,
	customScriptModel: userSettings.customScriptModel,
	customTtsModel: userSettings.customTtsModel,
	maxFileSizeMb: userSettings.maxFileSizeMb,
	maxMonthlyGenerations: userSettings.maxMonthlyGenerations,
	themeSound: userSettings.themeSound,
};

export function settingsRepository(db: Connection): SettingsTransaction {
	return {
		async find(userId) {
			const [found] = await db.select(columns).from(userSettings).where(eq(userSettings.userId, userId));
			return (found as SettingsRecord | undefined) ?? null;
		},
		async save(userId, changes) {
			const set = { ...changes, updatedAt: sql`now()` };
			const [saved] = await db
				.insert(userSettings)
				.values({ userId, ...changes })
				.onConflictDoUpdate({ target: userSettings.userId, set })
				.returning(columns);
			return saved as SettingsRecord;
		},
		async replaceKey(userId, from, to) {
			const replaced = await db
				.update(userSettings)
				.set({ geminiKey: to })
				.where(and(eq(userSettings.userId, userId), eq(userSettings.geminiKey, from)))
				.returning({ userId: userSettings.userId });
			return replaced.length > 0;
		},
		async keysWithoutPrefix(prefix, after, limit) {
			return await db
				.select({ userId: userSettings.userId, geminiKey: sql<string>`${userSettings.geminiKey}` })
				.from(userSettings)
				.where(
					and(
						isNotNull(userSettings.geminiKey),
						sql`not starts_with(${userSettings.geminiKey}, ${prefix})`,
						after === null ? undefined : gt(userSettings.userId, after),
					),
				)
				.orderBy(asc(userSettings.userId))
				.limit(limit);
		},
		async generationsSince(userId, since) {
			const [result] = await db
				.select({ total: count() })
				.from(generations)
				.where(and(eq(generations.userId, userId), gte(generations.at, since)));
			return result?.total ?? 0;
		},
		async lockGenerations(userId) {
			// Weaker than what a delete takes, so that rows that refer to the user can be added meanwhile.
			await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
		},
		async addGeneration(generation) {
			await db.insert(generations).values(generation);
		},
	};
}
