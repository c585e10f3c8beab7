import type { AccountLimits, JobAdmission } from '@nexus/core/account-limits';
import { newId, type OwnedId } from '@nexus/core/ownership';
import {
	type ChosenEngine,
	type ChosenEngines,
	type Database,
	type Engines,
	PLAN_PRIORITY,
	type TransactionFor,
} from '@nexus/core/ports';
import { pronunciationsOf } from '@nexus/core/pronunciations';
import type { EpisodeEstimate, EpisodeRecord, JobRecord } from '@nexus/core/records';
import { chargeGeneration } from '@nexus/core/settings';
import { QUEUED, stalePartsOf } from '@nexus/production';

export interface WantedJob {
	engines: ChosenEngines;
	keyOwner: Awaited<ReturnType<Engines['keyOwner']>>;
	multipleFiles: boolean;
	estimate: EpisodeEstimate | null;
	/** What it takes, where that is not a whole episode. */
	takes?: { seconds: number; usd: number };
	/** It waits behind a job of the same request. */
	isBehind?: boolean | undefined;
}

/**
 * Creates the job that makes an episode's sound, within the account's limits, and puts it into its queue.
 * @param episode locked
 * @throws NexusError monthly_limit, account_episodes_limit, and as JobAdmission
 */
export async function createGenerationJob(
	tx: TransactionFor<'enqueue' | 'episodes' | 'jobs' | 'limits' | 'settings'>,
	episode: EpisodeRecord,
	{ engines, keyOwner, multipleFiles, estimate, takes, isBehind }: WantedJob,
	{ admission, limits }: { admission: JobAdmission; limits: Pick<AccountLimits, 'episodesPerMonth'> },
): Promise<JobRecord> {
	const { id: episodeId, userId } = episode;
	const expected = await admission.admit(tx, episode, {
		...{ kind: 'episode', engines, keyOwner, isBehind },
		...(takes && { takes }),
	});
	const job = await tx.jobs.create({
		...{ id: newId<'job'>(), episodeId, userId, kind: 'episode', multipleFiles, estimate, engines },
		currentStep: QUEUED,
	});
	await tx.limits.expectOfJob(job.id, expected);
	await chargeGeneration(tx, { userId, jobId: job.id, at: job.createdAt }, limits.episodesPerMonth);
	await tx.episodes.forgetCleanedAudio(episodeId);
	await tx.enqueue([{ queue: 'episode-plan', payload: { jobId: job.id, run: job.run }, priority: PLAN_PRIORITY }]);
	return job;
}

/** Finished parts in which a word is said otherwise by now. */
export async function stalePartsNow(
	{
		database,
		engines,
	}: { database: Pick<Database, 'production' | 'pronunciations'>; engines: Pick<Engines, 'speechFor'> },
	episode: EpisodeRecord,
	chosen: ChosenEngine,
): Promise<Set<OwnedId<'part'>>> {
	const [speech, pronunciations, parts, lines] = await Promise.all([
		engines.speechFor(episode.userId, chosen),
		pronunciationsOf(database, episode.userId),
		database.production.parts(episode.id),
		database.production.episodeLines(episode.id),
	]);
	return await stalePartsOf(database.production, episode, parts, lines, { speech, pronunciations });
}
