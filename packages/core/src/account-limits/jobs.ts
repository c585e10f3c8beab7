import { describesPeople, episodeSeconds, estimateEpisode } from '../costs/estimate.ts';
import type { PriceBook } from '../costs/prices.ts';
import type { ChosenEngines, Engines, ExpectedOfJob, TransactionFor } from '../ports/index.ts';
import type { EpisodeRecord, JobRecord } from '../records/episode.ts';
import { checkBytes, checkJobs, checkMoney } from './check.ts';
import { totalsOf } from './totals.ts';
import type { AccountLimits } from './types.ts';

/** Bytes that a second of an episode takes: its clip (24 kHz, 16 bit), its part's MP3 and that of the whole (128 kbit/s). */
const BYTES_PER_SECOND = 48_000 + 16_000 + 16_000;

interface WantedJob {
	kind: JobRecord['kind'];
	engines: ChosenEngines;
	/** Whose provider key it would work with. */
	keyOwner: Awaited<ReturnType<Engines['keyOwner']>>;
	/** The job is under way already, and counts as such. */
	isCounted?: true;
	/** It waits behind a job of the same request that was admitted: of a series, the first speaks for all. */
	isBehind?: boolean | undefined;
	/** What it takes, where that is not a whole episode; US dollars whoever's key it is. */
	takes?: { seconds: number; usd: number };
}

export interface JobAdmission {
	/**
	 * Refuses a job that would pass one of the operator's limits, as part of the transaction that creates or restarts it.
	 * @returns what the job is expected to take, to be noted with it (`tx.limits.expectOfJob`)
	 * @throws NexusError account_jobs_limit, account_storage_limit, account_money_limit
	 */
	admit(tx: TransactionFor<'limits'>, episode: EpisodeRecord, wanted: WantedJob): Promise<ExpectedOfJob>;
}

export function createJobAdmission({
	limits,
	prices,
	now,
}: {
	limits: AccountLimits;
	prices: PriceBook;
	now: () => Date;
}): JobAdmission {
	const expectedOf = (
		episode: EpisodeRecord,
		{ kind, engines, takes }: WantedJob,
		usesSystemKey: boolean,
	): ExpectedOfJob => {
		if (takes) return { bytes: Math.ceil(takes.seconds * BYTES_PER_SECOND), usd: usesSystemKey ? takes.usd : 0 };
		const { forecast, language } = episode;
		const options = episode.scriptOptions ?? undefined;
		if (!forecast) return { bytes: 0, usd: 0 };
		// Making an episode again replaces what it holds.
		const isNew = kind === 'episode' && episode.durationSeconds === null;
		const bytes = isNew ? Math.ceil(episodeSeconds({ forecast, engines, options }) * BYTES_PER_SECOND) : 0;
		if (!usesSystemKey) return { bytes, usd: 0 };
		const estimate = estimateEpisode({
			...{ forecast, language, engines, prices, options },
			...{ describesPeople: describesPeople(episode), now: now() },
		});
		return { bytes, usd: kind === 'script' ? estimate.scriptCost.usd : estimate.usd };
	};
	return {
		async admit(tx, episode, wanted) {
			const { kind, engines, keyOwner } = wanted;
			const usesGemini =
				engines.script.engine === 'gemini' || (kind === 'episode' && engines.speech.engine === 'gemini');
			const usesSystemKey = usesGemini && keyOwner === 'system';
			await tx.limits.lock(episode.userId);
			const totals = await totalsOf(tx, episode.userId, now());
			const expected = expectedOf(episode, wanted, usesSystemKey);
			if (!wanted.isBehind) checkJobs(limits, totals.jobsUnderWay + (wanted.isCounted ? 0 : 1));
			if (kind === 'episode') checkBytes(limits, totals, expected.bytes);
			if (usesSystemKey) checkMoney(limits, totals, expected.usd, now());
			return expected;
		},
	};
}
