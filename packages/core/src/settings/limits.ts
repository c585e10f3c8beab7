import { MAX_FILE_SIZE_MB, MAX_MONTHLY_GENERATIONS } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { TransactionFor } from '../ports/index.ts';
import type { SettingsRecord } from './types.ts';

export interface Limits {
	/** Megabytes of 1024 × 1024 bytes. */
	maxFileSizeMb: number;
	/** In a calendar month, UTC. */
	maxMonthlyGenerations: number;
}

/** The user's own limits; the defaults where there are none. */
export function limitsOf(record: SettingsRecord | null): Limits {
	return {
		maxFileSizeMb: record?.maxFileSizeMb ?? MAX_FILE_SIZE_MB.default,
		maxMonthlyGenerations: record?.maxMonthlyGenerations ?? MAX_MONTHLY_GENERATIONS.default,
	};
}

/** The calendar month, in UTC, that `at` falls in: its first instant, and that of the next one. */
export function monthOf(at: Date): { start: Date; end: Date } {
	const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
	return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
}

/**
 * Counts a generation against the month's limits, as part of the transaction that creates its job. A retry is the same
 * generation and is not counted; a deleted episode gives none back.
 * @param most the operator's limit; null for none
 * @throws NexusError account_episodes_limit when that is reached, monthly_limit when the user's own is
 */
export async function chargeGeneration(
	tx: TransactionFor<'settings'>,
	{ userId, jobId, at }: { userId: string; jobId: string; at: Date },
	most: number | null,
): Promise<void> {
	await tx.settings.lockGenerations(userId);
	const { start, end } = monthOf(at);
	const { maxMonthlyGenerations: own } = limitsOf(await tx.settings.find(userId));
	const count = await tx.settings.generationsSince(userId, start);
	const limit = most === null ? own : Math.min(own, most);
	if (count >= limit) {
		throw new NexusError(limit === own ? 'monthly_limit' : 'account_episodes_limit', {
			limit,
			date: end.toISOString().slice(0, 10).split('-').reverse().join('/'),
			seconds: Math.ceil((end.getTime() - at.getTime()) / 1000),
		});
	}
	await tx.settings.addGeneration({ userId, jobId, at });
}
