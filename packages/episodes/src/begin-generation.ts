import { PREVIEW_TITLE_PREFIX } from '@nexus/contract';
import type { AccountLimits, JobAdmission } from '@nexus/core/account-limits';
import type { Actor } from '@nexus/core/accounts';
import type { CostServices } from '@nexus/core/costs';
import { hasTexts } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { ChosenEngine, Database, Engines, ObjectStore, TransactionFor } from '@nexus/core/ports';
import { documentIdsOf, type EpisodeRecord, type JobRecord } from '@nexus/core/records';
import { enginesOfEpisode } from './episode-voices.ts';
import { foundOrThrow } from './found-or-throw.ts';
import { createGenerationJob, stalePartsNow } from './generation-job.ts';
import { isWritten } from './is-written.ts';
import { titleOf } from './plan-episode.ts';

export interface GenerationOptions {
	multipleFiles: boolean;
	/** Of the episode from now on. */
	title?: string | undefined;
	/** Other voices than the episode has: then all of it is voiced again. */
	speech?: ChosenEngine['engine'] | undefined;
	/** It waits behind a job of the same request. */
	isBehind?: boolean;
}

export interface GenerationDependencies {
	database: Pick<Database, 'documents' | 'episodes' | 'jobs' | 'production' | 'pronunciations'>;
	objects: ObjectStore;
	costs: Pick<CostServices, 'estimateJob'>;
	engines: Pick<Engines, 'chosenFor' | 'check' | 'keyOwner' | 'offeredTo' | 'speechFor'>;
	admission: JobAdmission;
	limits: Pick<AccountLimits, 'episodesPerMonth'>;
}

/** Creates the job, in the transaction that it is given. */
type Begin = (
	tx: TransactionFor<'enqueue' | 'episodes' | 'jobs' | 'limits' | 'production' | 'settings'>,
) => Promise<JobRecord>;

/**
 * Finds out all that a job that makes an episode's sound needs to know before its transaction.
 * @throws NexusError not_found, document_missing, and as Engines.check; what is returned throws generation_running,
 * monthly_limit, account_episodes_limit, and as JobAdmission
 */
export async function prepareGeneration(
	deps: GenerationDependencies,
	actor: Actor,
	id: string,
	{ multipleFiles, title, speech, isBehind }: GenerationOptions,
): Promise<Begin> {
	const { database, objects, costs, engines, admission, limits } = deps;
	const episode: EpisodeRecord = foundOrThrow(await database.episodes.find(actor.userId, id));
	if (!(await isWritten(database, episode.id)) && !(await hasTexts(objects, episode))) {
		throw new NexusError('document_missing');
	}
	const { forecast } = episode;
	const { revoice, ...chosen } = await enginesOfEpisode(deps, episode, speech);
	await engines.check(actor.userId, chosen);
	const stale = revoice ? new Set<OwnedId<'part'>>() : await stalePartsNow(deps, episode, chosen.speech);
	const estimate = forecast && costs.estimateJob(chosen, forecast, episode);
	const keyOwner = await engines.keyOwner(actor.userId);
	const documents = await Promise.all(
		documentIdsOf(episode).map((documentId) => database.documents.find(actor.userId, documentId)),
	);
	return async (tx) => {
		const locked = foundOrThrow(await tx.episodes.lock(actor.userId, id));
		// Seen before it is written: the index that allows one would have this wait for what waits for the episode.
		if (await tx.jobs.underWay(locked.id)) throw new NexusError('generation_running');
		const wanted = { engines: chosen, keyOwner, multipleFiles, estimate, isBehind };
		const job = await createGenerationJob(tx, locked, wanted, { admission, limits });
		await approve(
			tx,
			locked,
			documents.filter((document) => document !== null),
			title,
		);
		if (revoice) await tx.production.reopenParts(locked.id);
		else await tx.production.reopenParts(locked.id, stale);
		return job;
	};
}

/** The title that is wanted; a draft becomes an episode. Finished parts get its name with the episode's end. */
async function approve(
	tx: TransactionFor<'episodes' | 'production'>,
	episode: EpisodeRecord,
	documents: readonly { filename: string }[],
	wanted: string | undefined,
): Promise<void> {
	const isPreview = episode.draft && episode.title.startsWith(PREVIEW_TITLE_PREFIX);
	const title = wanted || (isPreview ? titleOf(undefined, documents) : episode.title);
	if (title === episode.title && !episode.draft) return;
	await tx.episodes.update(episode.id, { title, ...(episode.draft && { approved: true }) });
}
