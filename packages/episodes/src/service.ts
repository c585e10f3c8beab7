import type { Actor } from '@nexus/core/accounts';
import type { CostServices } from '@nexus/core/costs';
import { NexusError } from '@nexus/core/errors';
import type { ChosenEngine, DatabaseFor, Page, Paged, SectionTelling, UsageTotals } from '@nexus/core/ports';
import type { EpisodeFilter, EpisodeOverview, JobRecord, PartRecord } from '@nexus/core/records';
import { formatScript } from '@nexus/core/scripts';
import { tellingsOf } from '@nexus/production';
import { type GenerationDependencies, type GenerationOptions, prepareGeneration } from './begin-generation.ts';
import { describeVoices, type EpisodeVoices } from './episode-voices.ts';
import { foundOrThrow } from './found-or-throw.ts';
import { createJobServices, type JobServices } from './job-services.ts';
import { type NewEpisode, planEpisode } from './plan-episode.ts';
import { removeEpisode, removeStaleDrafts } from './remove-episode.ts';

/** An episode with what is known of its script, its parts and its costs. */
export interface EpisodeDetails {
	overview: EpisodeOverview;
	script: {
		/** `[HOST_A]: ...` and `[HOST_B]: ...`, a line each; empty until the first part is written. */
		text: string;
		/** Lines that say something that their passages do not. */
		unsupportedLines: number;
	};
	parts: PartRecord[];
	/** By all its jobs. */
	used: UsageTotals[];
	/** What became of the document's sections. */
	sections: SectionTelling[];
}

export interface EpisodeServices extends JobServices {
	/** @throws NexusError not_found for a document that is not the caller's, documents_too_large, unknown_preset */
	create(actor: Actor, wanted: NewEpisode): Promise<EpisodeOverview>;
	list(actor: Actor, page: Page, filter: EpisodeFilter): Promise<Paged<EpisodeOverview>>;
	details(actor: Actor, id: string): Promise<EpisodeDetails>;
	/** The tags of its files follow, soon after; their sound stays as it is. @throws NexusError not_found */
	rename(actor: Actor, id: string, title: string): Promise<EpisodeOverview>;
	/** Cancels what is under way, and removes rows, audio and the clips that no other episode uses. */
	delete(actor: Actor, id: string): Promise<void>;
	/**
	 * Makes the audio; of a draft, with the script as it is, an episode (D19). Files that there are can be heard until the
	 * new ones take their place.
	 * @throws NexusError generation_running, monthly_limit, account_episodes_limit, and as JobAdmission and Engines.check
	 */
	generate(actor: Actor, id: string, options: GenerationOptions): Promise<JobRecord>;
	/** The voices that the episode has, and what going over to others would take. @throws NexusError not_found */
	voices(actor: Actor, id: string): Promise<EpisodeVoices>;
	/** For the schedule: removes the drafts that nobody touched for a day. Answers how many. */
	removeStaleDrafts(now: Date): Promise<number>;
}

export interface EpisodeDependencies extends GenerationDependencies {
	database: DatabaseFor<
		'documents' | 'episodes' | 'jobs' | 'production' | 'pronunciations' | 'usage',
		'enqueue' | 'episodes' | 'hasten' | 'jobs' | 'limits' | 'production' | 'settings'
	>;
	costs: CostServices;
	/** Seconds of this machine's work for a second of speech; null where it is not known. */
	pace: (speech: ChosenEngine) => Promise<number | null>;
	now: () => Date;
}

export function createEpisodeServices(deps: EpisodeDependencies): EpisodeServices {
	const { database } = deps;

	return {
		async create(actor, wanted) {
			const episode = await database.episodes.create(await planEpisode(deps, actor, wanted));
			return { episode, series: null, latestJob: null, audioFiles: [], finishedParts: [] };
		},

		list: (actor, page, filter) => database.episodes.list(actor.userId, page, filter),

		async details(actor, id) {
			const overview = foundOrThrow(await database.episodes.overview(actor.userId, id));
			const { episode } = overview;
			const [script, parts, used, outline] = await Promise.all([
				database.production.script(episode.id),
				database.production.parts(episode.id),
				database.usage.ofEpisode(episode.id),
				database.production.outline(episode.id),
			]);
			return {
				overview,
				script: {
					text: await formatScript(script),
					unsupportedLines: script.filter(({ unsupported }) => unsupported).length,
				},
				parts,
				used,
				sections: tellingsOf(outline),
			};
		},

		async rename(actor, id, title) {
			await database.transaction(async (tx) => {
				const episode = foundOrThrow(await tx.episodes.lock(actor.userId, id));
				await tx.episodes.update(episode.id, { title });
				const payload = { userId: actor.userId, episodeId: episode.id };
				await tx.enqueue([{ queue: 'episode-tags', payload, priority: 0 }]);
			});
			return foundOrThrow(await database.episodes.overview(actor.userId, id));
		},

		async delete(actor, id) {
			if (!(await removeEpisode(deps, { userId: actor.userId, id }))) throw new NexusError('not_found');
		},

		async voices(actor, id) {
			return await describeVoices(deps, foundOrThrow(await database.episodes.find(actor.userId, id)));
		},

		async generate(actor, id, options) {
			const begin = await prepareGeneration(deps, actor, id, options);
			return await database.transaction(begin);
		},

		...createJobServices(deps),
		removeStaleDrafts: (now) => removeStaleDrafts(deps, now),
	};
}
