import { randomUUID } from 'node:crypto';
import {
	type CustomDuo,
	DEFAULT_PRESET_ID,
	DEFAULT_TITLE,
	type Job,
	type JobStatus,
	type Language,
	type Podcast,
	type PodcastDetails,
	TITLE_MAX,
} from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { presentUsage } from '../costs/present.ts';
import type { CostServices } from '../costs/service.ts';
import { NexusError } from '../errors/index.ts';
import { documentKeys } from '../library/types.ts';
import type { Database, ObjectStore, Page, Paged } from '../ports/index.ts';
import { QUEUED } from '../production/steps.ts';
import { formatScript, presetsFor } from '../scripts/index.ts';
import { chargeGeneration } from '../settings/limits.ts';
import { presentEpisode, presentJob } from './overview.ts';
import { type EpisodeRecord, episodeKeys, type JobRecord } from './types.ts';

export interface NewEpisode {
	title: string | undefined;
	documentId: string;
	presetId: string | undefined;
	language: Language;
	customStyle: string | undefined;
	customDuo: CustomDuo | null | undefined;
}

export interface EpisodeServices {
	/** @throws NexusError not_found for a document that is not the caller's, unknown_preset */
	create(actor: Actor, wanted: NewEpisode): Promise<Podcast>;
	list(actor: Actor, page: Page): Promise<Paged<Podcast>>;
	details(actor: Actor, id: string): Promise<PodcastDetails>;
	/** Cancels what is under way, and removes rows, audio and the clips that no other episode uses. */
	delete(actor: Actor, id: string): Promise<void>;
	/** @throws NexusError generation_running, monthly_limit */
	generate(actor: Actor, id: string, options: { multipleFiles: boolean }): Promise<Job>;
	job(actor: Actor, id: string): Promise<Job>;
	jobs(
		actor: Actor,
		page: Page,
		filter: { status?: JobStatus | undefined; episodeId?: string | undefined },
	): Promise<Paged<Job>>;
	/** @throws NexusError job_not_cancellable */
	cancelJob(actor: Actor, id: string): Promise<Job>;
	/** Goes on with all that is done. @throws NexusError job_not_retryable */
	retryJob(actor: Actor, id: string): Promise<Job>;
}

/** Goes before every part: planning is short, and it is what makes a newcomer's first part possible. */
const PLAN_PRIORITY = 1_000_000;

function required<Item>(found: Item | null): Item {
	if (found === null) throw new NexusError('not_found');
	return found;
}

export function createEpisodeServices(deps: {
	database: Database;
	objects: ObjectStore;
	costs: CostServices;
}): EpisodeServices {
	const { database, objects, costs } = deps;

	async function withUsage(job: JobRecord): Promise<Job> {
		return presentJob(job, (await database.usage.ofJobs([job.id])).get(job.id));
	}

	return {
		async create(actor, { title, documentId, presetId = DEFAULT_PRESET_ID, language, customStyle, customDuo }) {
			const document = required(await database.documents.find(actor.userId, documentId));
			const preset = presetsFor(language).find(({ preset_id }) => preset_id === presetId);
			const duo = customDuo ?? preset;
			if (!duo) throw new NexusError('unknown_preset', { preset: presetId });
			const shape = {
				language,
				presetId: customDuo ? 'custom' : presetId,
				hostA: duo.host_a,
				hostB: duo.host_b,
				customStyle: customStyle || null,
				seed: await costs.nextSeed(document),
			};
			const forecast = await costs.forecast(document, shape);
			const episode = await database.episodes.create({
				...shape,
				id: randomUUID(),
				userId: actor.userId,
				documentId: document.id,
				title: (title || withoutExtension(document.filename) || DEFAULT_TITLE).slice(0, TITLE_MAX),
				estimatedSeconds: forecast ? await costs.seconds(actor.userId, forecast) : 0,
				forecast,
			});
			return presentEpisode({ episode, latestJob: null, audioFiles: [], finishedParts: [] });
		},

		async list(actor, page) {
			const { items, total } = await database.episodes.list(actor.userId, page);
			return { items: items.map(presentEpisode), total };
		},

		async details(actor, id) {
			const overview = required(await database.episodes.overview(actor.userId, id));
			const [script, parts, used] = await Promise.all([
				database.production.script(id),
				database.production.parts(id),
				database.usage.ofEpisode(id),
			]);
			return {
				...presentEpisode(overview),
				script_content: formatScript(script),
				estimate: overview.latestJob?.estimate ?? null,
				usage: presentUsage(used),
				parts: parts.map(({ number, title, completed, progress, durationSeconds }) => ({
					part_number: number,
					title,
					status: completed ? 'completed' : progress > 0 ? 'processing' : 'pending',
					duration_seconds: durationSeconds,
				})),
			};
		},

		async delete(actor, id) {
			const { latestJob } = required(await database.episodes.overview(actor.userId, id));
			if (latestJob) await database.jobs.cancel(latestJob.id, 'Podcast excluído');
			const unusedClips = await database.transaction((tx) => tx.episodes.delete(id));
			await objects.deletePrefix(episodeKeys(actor.userId, id).folder);
			for (const key of unusedClips) await objects.delete(key);
		},

		async generate(actor, id, { multipleFiles }) {
			const episode: EpisodeRecord = required(await database.episodes.find(actor.userId, id));
			if (!episode.documentId || !(await objects.info(documentKeys(actor.userId, episode.documentId).text))) {
				throw new NexusError('document_missing');
			}
			const { forecast, language } = episode;
			const estimate = forecast && (await costs.estimateJob(actor.userId, forecast, language));
			return await database.transaction(async (tx) => {
				const job = await tx.jobs.create({
					id: randomUUID(),
					episodeId: id,
					userId: actor.userId,
					multipleFiles,
					estimate,
					currentStep: QUEUED,
				});
				await chargeGeneration(tx, { userId: actor.userId, jobId: job.id, at: job.createdAt });
				await tx.episodes.clearAudioFiles(id);
				await tx.enqueue([
					{ queue: 'episode-plan', payload: { jobId: job.id, run: job.run }, priority: PLAN_PRIORITY },
				]);
				return presentJob(job);
			});
		},

		async job(actor, id) {
			return withUsage(required(await database.jobs.find(actor.userId, id)));
		},

		async jobs(actor, page, filter) {
			const { items, total } = await database.jobs.list(actor.userId, page, filter);
			const used = await database.usage.ofJobs(items.map(({ id }) => id));
			return { items: items.map((job) => presentJob(job, used.get(job.id))), total };
		},

		async cancelJob(actor, id) {
			required(await database.jobs.find(actor.userId, id));
			if (!(await database.jobs.cancel(id, 'Geração cancelada'))) throw new NexusError('job_not_cancellable');
			return withUsage(required(await database.jobs.find(actor.userId, id)));
		},

		async retryJob(actor, id) {
			required(await database.jobs.find(actor.userId, id));
			return await database.transaction(async (tx) => {
				const job = await tx.jobs.restart(id, QUEUED);
				if (!job) throw new NexusError('job_not_retryable');
				await tx.enqueue([{ queue: 'episode-plan', payload: { jobId: id, run: job.run }, priority: PLAN_PRIORITY }]);
				return presentJob(job);
			});
		},
	};
}

const withoutExtension = (filename: string): string => filename.replace(/\.[^.]*$/, '').trim();
