import { randomUUID } from 'node:crypto';
import {
	type CustomDuo,
	DEFAULT_PRESET_ID,
	DEFAULT_TITLE,
	type EpisodeVoices,
	type Job,
	type Language,
	type Podcast,
	type PodcastDetails,
	PREVIEW_TITLE_PREFIX,
	TITLE_MAX,
} from '@nexus/contract';
import type { AccountLimits, JobAdmission } from '../account-limits/index.ts';
import type { Actor } from '../accounts/types.ts';
import { presentUsage } from '../costs/present.ts';
import type { CostServices } from '../costs/service.ts';
import { chosenDocuments, hasTexts, languageOfMost } from '../documents/of-episode.ts';
import { nameOf } from '../documents/texts.ts';
import { NexusError } from '../errors/index.ts';
import type { ChosenEngine, DatabaseFor, Engines, ObjectStore, Page, Paged, TransactionFor } from '../ports/index.ts';
import { PLAN_PRIORITY } from '../production/plan-episode.ts';
import { stalePartsOf } from '../production/stale-parts.ts';
import { QUEUED } from '../production/steps.ts';
import { pronunciationsOf } from '../pronunciations/dictionary.ts';
import { documentIdsOf, type EpisodeFilter, type EpisodeRecord } from '../records/episode.ts';
import type { PartRecord } from '../records/part.ts';
import { episodeLanguage, formatScript, presetsFor, type ScriptOptions } from '../scripts/index.ts';
import { chargeGeneration } from '../settings/limits.ts';
import { describeVoices, enginesOfEpisode } from './episode-voices.ts';
import { isWritten } from './is-written.ts';
import { createJobServices, type JobServices } from './job-services.ts';
import { presentEpisode, presentJob, presentOptions, presentSections } from './overview.ts';
import { removeEpisode, removeStaleDrafts } from './remove-episode.ts';
import { required } from './required.ts';

export interface NewEpisode {
	title: string | undefined;
	/** One, or several in order. */
	documentIds: readonly string[];
	presetId: string | undefined;
	language: Language;
	customStyle: string | undefined;
	customDuo: CustomDuo | null | undefined;
	scriptOptions?: ScriptOptions | null | undefined;
	/** Whether its sound begins and ends with a short tune; not unless it is said. */
	themeSound?: boolean | undefined;
	/** Told by the title when it is not said. */
	draft?: boolean | undefined;
}

export interface EpisodeServices extends JobServices {
	/** @throws NexusError not_found for a document that is not the caller's, documents_too_large, unknown_preset */
	create(actor: Actor, wanted: NewEpisode): Promise<Podcast>;
	list(actor: Actor, page: Page, filter: EpisodeFilter): Promise<Paged<Podcast>>;
	details(actor: Actor, id: string): Promise<PodcastDetails>;
	/** The tags of its files follow, soon after; their sound stays as it is. @throws NexusError not_found */
	rename(actor: Actor, id: string, title: string): Promise<Podcast>;
	/** Cancels what is under way, and removes rows, audio and the clips that no other episode uses. */
	delete(actor: Actor, id: string): Promise<void>;
	/**
	 * Makes the audio; of a draft, with the script as it is, an episode (D19). Files that there are can be heard until the
	 * new ones take their place.
	 * @param options.title of the episode from now on
	 * @param options.speech other voices than the episode has: then all of it is voiced again
	 * @throws NexusError generation_running, monthly_limit, account_episodes_limit, and as JobAdmission and Engines.check
	 */
	generate(
		actor: Actor,
		id: string,
		options: { multipleFiles: boolean; title?: string | undefined; speech?: ChosenEngine['engine'] | undefined },
	): Promise<Job>;
	/** The voices that the episode has, and what going over to others would take. @throws NexusError not_found */
	voices(actor: Actor, id: string): Promise<EpisodeVoices>;
	/** For the schedule: removes the drafts that nobody touched for a day. Answers how many. */
	removeStaleDrafts(now: Date): Promise<number>;
}

export function createEpisodeServices(deps: {
	database: DatabaseFor<
		'documents' | 'episodes' | 'jobs' | 'production' | 'pronunciations' | 'usage',
		'enqueue' | 'episodes' | 'hasten' | 'jobs' | 'limits' | 'production' | 'settings'
	>;
	objects: ObjectStore;
	costs: CostServices;
	engines: Pick<Engines, 'chosenFor' | 'check' | 'keyOwner' | 'offeredTo' | 'speechFor'>;
	admission: JobAdmission;
	limits: Pick<AccountLimits, 'episodesPerMonth'>;
	/** Seconds of this machine's work for a second of speech; null where it is not known. */
	pace: (speech: ChosenEngine) => Promise<number | null>;
	now: () => Date;
}): EpisodeServices {
	const { database, objects, costs, engines, admission, limits } = deps;

	/** Finished parts in which a word is said otherwise by now. */
	async function staleParts(episode: EpisodeRecord, chosen: ChosenEngine): Promise<Set<string>> {
		const [speech, pronunciations, parts, lines] = await Promise.all([
			engines.speechFor(episode.userId, chosen),
			pronunciationsOf(database, episode.userId),
			database.production.parts(episode.id),
			database.production.episodeLines(episode.id),
		]);
		return await stalePartsOf(database.production, episode, parts, lines, { speech, pronunciations });
	}

	return {
		async create(actor, wanted) {
			const { title, documentIds, presetId = DEFAULT_PRESET_ID, customStyle, customDuo, scriptOptions = null } = wanted;
			const documents = await chosenDocuments(database, actor.userId, documentIds);
			const { script } = await engines.chosenFor(actor.userId);
			const language = episodeLanguage(languageOfMost(documents), wanted.language, script);
			const preset = presetsFor(language).find(({ preset_id }) => preset_id === presetId);
			const duo = customDuo ?? preset;
			if (!duo) throw new NexusError('unknown_preset', { preset: presetId });
			const shape = {
				language,
				presetId: customDuo ? 'custom' : presetId,
				hostA: duo.host_a,
				hostB: duo.host_b,
				customStyle: customStyle || null,
				scriptOptions,
				seed: await costs.nextSeed(actor.userId, documents),
			};
			const forecast = await costs.forecast(documents, shape);
			const episode = await database.episodes.create({
				...shape,
				id: randomUUID(),
				userId: actor.userId,
				documentId: documents[0]?.id ?? null,
				documentIds: documents.length > 1 ? documents.map(({ id }) => id) : null,
				themeSound: wanted.themeSound ?? false,
				draft: wanted.draft ?? title?.startsWith(PREVIEW_TITLE_PREFIX) ?? false,
				title: titleOf(title, documents),
				estimatedSeconds: forecast ? await costs.seconds(actor.userId, forecast, scriptOptions) : 0,
				forecast,
			});
			return presentEpisode({ episode, latestJob: null, audioFiles: [], finishedParts: [] });
		},

		async list(actor, page, filter) {
			const { items, total } = await database.episodes.list(actor.userId, page, filter);
			return { items: items.map(presentEpisode), total };
		},

		async details(actor, id) {
			const [found, script, parts, used, outline] = await Promise.all([
				database.episodes.overview(actor.userId, id),
				database.production.script(id),
				database.production.parts(id),
				database.usage.ofEpisode(id),
				database.production.outline(id),
			]);
			const overview = required(found);
			return {
				...presentEpisode(overview),
				...presentOptions(overview.episode.scriptOptions),
				theme_sound: overview.episode.themeSound,
				script_content: formatScript(script),
				unsupported_lines: script.filter(({ unsupported }) => unsupported).length,
				sections: presentSections(outline?.script ?? null),
				estimate: overview.latestJob?.estimate ?? null,
				usage: presentUsage(used),
				opening: openingOf(id, parts),
				parts: parts.map(({ number, title, completed, progress, durationSeconds }) => ({
					part_number: number,
					title,
					status: completed ? 'completed' : progress > 0 ? 'processing' : 'pending',
					duration_seconds: durationSeconds,
				})),
			};
		},

		async rename(actor, id, title) {
			await database.transaction(async (tx) => {
				required(await tx.episodes.lock(actor.userId, id));
				await tx.episodes.update(id, { title });
				await tx.enqueue([{ queue: 'episode-tags', payload: { userId: actor.userId, episodeId: id }, priority: 0 }]);
			});
			return presentEpisode(required(await database.episodes.overview(actor.userId, id)));
		},

		async delete(actor, id) {
			if (!(await removeEpisode(deps, { userId: actor.userId, id }))) throw new NexusError('not_found');
		},

		async voices(actor, id) {
			return await describeVoices(deps, required(await database.episodes.find(actor.userId, id)));
		},

		async generate(actor, id, { multipleFiles, title, speech }) {
			const episode: EpisodeRecord = required(await database.episodes.find(actor.userId, id));
			if (!(await isWritten(database, id)) && !(await hasTexts(objects, episode))) {
				throw new NexusError('document_missing');
			}
			const { forecast } = episode;
			const { revoice, ...chosen } = await enginesOfEpisode(deps, episode, speech);
			await engines.check(actor.userId, chosen);
			const stale = revoice ? new Set<string>() : await staleParts(episode, chosen.speech);
			const estimate = forecast && costs.estimateJob(chosen, forecast, episode);
			const keyOwner = await engines.keyOwner(actor.userId);
			const documents = await Promise.all(
				documentIdsOf(episode).map((documentId) => database.documents.find(actor.userId, documentId)),
			);
			return await database.transaction(async (tx) => {
				const locked = required(await tx.episodes.lock(actor.userId, id));
				// Seen before it is written: the index that allows one would have this wait for what waits for the episode.
				if (await tx.jobs.underWay(id)) throw new NexusError('generation_running');
				const expected = await admission.admit(tx, locked, { kind: 'episode', engines: chosen, keyOwner });
				await approve(
					tx,
					locked,
					documents.filter((document) => document !== null),
					title,
				);
				if (revoice) await tx.production.reopenParts(id);
				else await tx.production.reopenParts(id, stale);
				const job = await tx.jobs.create({
					id: randomUUID(),
					episodeId: id,
					userId: actor.userId,
					kind: 'episode',
					multipleFiles,
					estimate,
					engines: chosen,
					currentStep: QUEUED,
				});
				await tx.limits.expectOfJob(job.id, expected);
				await chargeGeneration(tx, { userId: actor.userId, jobId: job.id, at: job.createdAt }, limits.episodesPerMonth);
				await tx.episodes.forgetCleanedAudio(id);
				await tx.enqueue([
					{ queue: 'episode-plan', payload: { jobId: job.id, run: job.run }, priority: PLAN_PRIORITY },
				]);
				return presentJob(job);
			});
		},

		...createJobServices(deps),
		removeStaleDrafts: (now) => removeStaleDrafts(deps, now),
	};
}

/** What can be heard before the first part is finished. */
function openingOf(id: string, parts: readonly PartRecord[]): PodcastDetails['opening'] {
	const part = parts.find(({ opening, completed }) => opening !== null && !completed);
	if (!part?.opening) return null;
	const { durationSeconds } = part.opening;
	return {
		public_url: `/api/v1/podcasts/${id}/parts/${part.number}/audio?opening=true`,
		duration_seconds: durationSeconds,
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

const titleOf = (wanted: string | undefined, documents: readonly { filename: string }[]): string =>
	(wanted || nameOf(documents) || DEFAULT_TITLE).slice(0, TITLE_MAX);
