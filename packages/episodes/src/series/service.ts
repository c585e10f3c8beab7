import { TITLE_MAX } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import type { DocumentEstimate, EstimateWish } from '@nexus/core/costs';
import { nameOf, titleOf } from '@nexus/core/documents';
import { NexusError } from '@nexus/core/errors';
import { newId } from '@nexus/core/ownership';
import type { CreatedEpisode, DatabaseFor, Page, Paged } from '@nexus/core/ports';
import type { EpisodeOverview, JobRecord, SeriesOverview } from '@nexus/core/records';
import { prepareGeneration } from '../begin-generation.ts';
import { foundOrThrow } from '../found-or-throw.ts';
import { type NewEpisode, planEpisode } from '../plan-episode.ts';
import { removeEpisode } from '../remove-episode.ts';
import type { EpisodeDependencies } from '../service.ts';
import { addEstimates } from './add-estimates.ts';

/** Asked of every episode of a series. `title` is that of the series. */
type NewSeries = Omit<NewEpisode, 'draft'>;

/** A series with its episodes, in their order. */
export interface SeriesDetails {
	series: SeriesOverview;
	episodes: EpisodeOverview[];
}

export interface SeriesServices {
	/**
	 * An episode of each document, in their order, with the document's title.
	 * @throws NexusError not_found for a document that is not the caller's, unknown_preset
	 */
	create(actor: Actor, wanted: NewSeries): Promise<SeriesDetails>;
	/** What its episodes come to together. @throws as CostServices.estimate */
	estimate(actor: Actor, wish: EstimateWish): Promise<DocumentEstimate>;
	list(actor: Actor, page: Page): Promise<Paged<SeriesOverview>>;
	/** @throws NexusError not_found */
	details(actor: Actor, id: string): Promise<SeriesDetails>;
	/**
	 * @param changes.podcastIds go first, in that order; the others stay behind them, in theirs
	 * @throws NexusError not_found, also for an episode that is not one of the series
	 */
	change(
		actor: Actor,
		id: string,
		changes: { title?: string | undefined; podcastIds?: readonly string[] | undefined },
	): Promise<SeriesDetails>;
	/** With its episodes, each as EpisodeServices.delete does it. @throws NexusError not_found */
	delete(actor: Actor, id: string): Promise<void>;
	/**
	 * Begins a job for each episode that has neither sound nor a job under way, in their order, or for none of them.
	 * @throws NexusError not_found, and as EpisodeServices.generate but for generation_running
	 */
	generate(
		actor: Actor,
		id: string,
		options: { multipleFiles: boolean; speech?: Parameters<typeof prepareGeneration>[3]['speech'] },
	): Promise<JobRecord[]>;
}

type Used = 'documents' | 'episodes' | 'jobs' | 'production' | 'pronunciations';
type Within = 'enqueue' | 'episodes' | 'jobs' | 'limits' | 'production' | 'settings';

export function createSeriesServices(
	deps: Omit<EpisodeDependencies, 'database'> & {
		database: DatabaseFor<Used | 'series', Within | 'series'>;
	},
): SeriesServices {
	const { database, costs } = deps;

	async function details({ userId }: Actor, id: string): Promise<SeriesDetails> {
		const [series, episodes] = await Promise.all([
			database.series.overview(userId, id),
			database.episodes.ofSeries(userId, id),
		]);
		return { series: foundOrThrow(series), episodes };
	}

	return {
		async create(actor, { title, documentIds, ...wanted }) {
			const { userId } = actor;
			const found = await Promise.all(documentIds.map((id) => database.documents.find(userId, id)));
			const documents = found.filter((document) => document !== null);
			if (documents.length < found.length) throw new NexusError('not_found');
			const planned: CreatedEpisode[] = [];
			for (const document of documents) {
				const episode = { ...wanted, documentIds: [document.id], title: titleOf(document), draft: false };
				planned.push(await planEpisode(deps, actor, episode));
			}
			const id = newId<'series'>();
			await database.transaction(async (tx) => {
				await tx.series.create({ id, userId, title: (title || nameOf(documents)).slice(0, TITLE_MAX) });
				for (const [seriesPosition, episode] of planned.entries()) {
					await tx.episodes.create({ ...episode, seriesId: id, seriesPosition });
				}
			});
			return await details(actor, id);
		},

		async estimate(actor, { documentIds, ...wish }) {
			const estimates: DocumentEstimate[] = [];
			for (const id of documentIds) estimates.push(await costs.estimate(actor, { ...wish, documentIds: [id] }));
			return addEstimates(estimates, costs.prices);
		},

		list: ({ userId }, page) => database.series.list(userId, page),

		details,

		async change(actor, id, { title, podcastIds }) {
			const { userId } = actor;
			await database.transaction(async (tx) => {
				if (!(await tx.series.lock(userId, id))) throw new NexusError('not_found');
				if (title !== undefined) await tx.series.rename(userId, id, title);
				if (podcastIds === undefined) return;
				const { id: seriesId, episodeIds } = foundOrThrow(await tx.series.overview(userId, id));
				const first = new Set(podcastIds);
				if (!first.isSubsetOf(new Set(episodeIds))) throw new NexusError('not_found');
				await tx.series.arrange(seriesId, [...first, ...episodeIds.filter((episodeId) => !first.has(episodeId))]);
			});
			return await details(actor, id);
		},

		async delete({ userId }, id) {
			const { episodeIds } = foundOrThrow(await database.series.overview(userId, id));
			for (const episodeId of episodeIds) await removeEpisode(deps, { userId, id: episodeId });
		},

		async generate(actor, id, options) {
			const { userId } = actor;
			foundOrThrow(await database.series.overview(userId, id));
			const wanting = (await database.episodes.ofSeries(userId, id))
				.filter(wantsSound)
				.map(({ episode }) => episode.id);
			const begins: Awaited<ReturnType<typeof prepareGeneration>>[] = [];
			for (const [index, episodeId] of wanting.entries()) {
				begins.push(await prepareGeneration(deps, actor, episodeId, { ...options, isBehind: index > 0 }));
			}
			return await database.transaction(async (tx) => {
				// All of them first: whoever locks one of them goes on to the account, which the first job locks.
				for (const episodeId of wanting) await tx.episodes.lock(userId, episodeId);
				const jobs: JobRecord[] = [];
				for (const begin of begins) jobs.push(await begin(tx));
				return jobs;
			});
		},
	};
}

const wantsSound = ({ audioFiles, latestJob }: EpisodeOverview): boolean =>
	audioFiles.length === 0 && latestJob?.status !== 'pending' && latestJob?.status !== 'processing';
