import { NexusError } from '../errors/index.ts';
import type { AccountTotals } from '../ports/index.ts';
import { monthOf } from '../settings/limits.ts';
import type { AccountLimits } from './types.ts';
import { bytesInWords, dayInWords, usdInWords } from './words.ts';

/** @throws NexusError account_storage_limit when `more` bytes would pass the limit */
export function checkBytes({ bytes: limit }: AccountLimits, totals: AccountTotals, more: number): void {
	if (limit === null) return;
	const left = limit - totals.bytes - totals.expectedBytes;
	if (more <= left && left > 0) return;
	throw new NexusError('account_storage_limit', {
		limit: bytesInWords(limit),
		needed: bytesInWords(more),
		remaining: bytesInWords(Math.max(0, left)),
	});
}

/** @throws NexusError account_jobs_limit when so many jobs under way would pass the limit */
export function checkJobs({ runningJobs, waitingJobs }: AccountLimits, jobs: number): void {
	if (runningJobs === null || jobs <= runningJobs + waitingJobs) return;
	throw new NexusError('account_jobs_limit', { limit: runningJobs + waitingJobs, running: runningJobs });
}

/** @throws NexusError account_money_limit when `more` US dollars would pass the limit, or nothing is left */
export function checkMoney(limits: AccountLimits, totals: AccountTotals, more: number, now: Date): void {
	const limit = limits.usdPerMonth;
	if (limit === null) return;
	const left = limit - totals.usd - totals.expectedUsd;
	if (more <= left && left > 0) return;
	const { end } = monthOf(now);
	throw new NexusError('account_money_limit', {
		limit: usdInWords(limit),
		needed: usdInWords(more),
		remaining: usdInWords(Math.max(0, left)),
		date: dayInWords(end),
		seconds: Math.ceil((end.getTime() - now.getTime()) / 1000),
	});
}
