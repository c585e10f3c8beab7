import type { Actor } from '../accounts/types.ts';
import type { DatabaseFor } from '../ports/index.ts';
import { limitsOf, monthOf } from '../settings/limits.ts';
import { checkMoney } from './check.ts';
import { totalsOf } from './totals.ts';
import type { AccountLimits } from './types.ts';
import { type ReservedUpload, reserveUpload } from './uploads.ts';

/** `limit` and `remaining` are null where the operator set no limit. */
interface Share {
	used: number;
	limit: number | null;
	remaining: number | null;
}

/** What an account uses of what it may. */
interface AccountUsage {
	/** Documents, audio and clips, with what jobs under way are expected to add. */
	storageBytes: Share;
	/** Begun since the first of the month, UTC. */
	episodes: Share;
	/** Pending or processing; `atOnce` of them are worked on at the same time. */
	jobs: Share & { atOnce: number | null };
	/** US dollars of the installation's provider key since the first of the month, with what jobs under way are to spend. */
	systemKeyUsd: Share;
	monthEndsAt: Date;
}

export interface AccountLimitServices {
	/** What the account uses, what it may, and what remains. */
	usage(actor: Actor): Promise<AccountUsage>;
	/**
	 * @param id under which whoever ends the upload knows it; one of its own unless given
	 * @throws NexusError account_storage_limit, too_many_uploads
	 */
	reserveUpload(userId: string, bytes: number, id?: string): Promise<ReservedUpload>;
	/** Whether the installation's key may be used once more. @throws NexusError account_money_limit */
	checkSystemKey(userId: string): Promise<void>;
}

export function createAccountLimitServices(deps: {
	database: DatabaseFor<'limits' | 'settings', 'limits'>;
	limits: AccountLimits;
	now: () => Date;
}): AccountLimitServices {
	const { database, limits, now } = deps;
	return {
		async usage({ userId }) {
			const { start, end } = monthOf(now());
			const [totals, episodes, settings] = await Promise.all([
				totalsOf(database, userId, now()),
				database.settings.generationsSince(userId, start),
				database.settings.find(userId),
			]);
			const own = limitsOf(settings).maxMonthlyGenerations;
			const jobs = limits.runningJobs === null ? null : limits.runningJobs + limits.waitingJobs;
			return {
				storageBytes: share(totals.bytes + totals.expectedBytes, limits.bytes),
				episodes: share(episodes, Math.min(own, limits.episodesPerMonth ?? own)),
				jobs: { ...share(totals.jobsUnderWay, jobs), atOnce: limits.runningJobs },
				systemKeyUsd: share(totals.usd + totals.expectedUsd, limits.usdPerMonth),
				monthEndsAt: end,
			};
		},
		reserveUpload: (userId, bytes, id) => reserveUpload(deps, userId, bytes, id),
		async checkSystemKey(userId) {
			if (limits.usdPerMonth === null) return;
			const totals = await totalsOf(database, userId, now());
			checkMoney(limits, { ...totals, expectedUsd: 0 }, 0, now());
		},
	};
}

const share = (used: number, limit: number | null): Share => ({
	used,
	limit,
	remaining: limit === null ? null : Math.max(0, limit - used),
});
