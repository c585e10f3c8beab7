import { type CostServices, describesPeople, estimateEpisode, writtenSeconds } from '@nexus/core/costs';
import { NexusError } from '@nexus/core/errors';
import type { ChosenEngine, ChosenEngines, Database, Engines } from '@nexus/core/ports';
import type { EpisodeRecord } from '@nexus/core/records';

/** Jobs of an episode that are looked at. */
const OTHER_VOICES_MOST = 50;

/** Of older jobs nobody knows which files a model had: they count as the same. */
export const areSameVoices = (a: ChosenEngine, b: ChosenEngine): boolean =>
	a.engine === b.engine &&
	a.model === b.model &&
	(a.voices === undefined || b.voices === undefined || a.voices === b.voices);

/** What the episode's jobs were made with: what is heard, and what was begun last; null where there is none. */
async function voicesMadeWith(
	{ jobs }: Pick<Database, 'jobs'>,
	{ userId, id }: Pick<EpisodeRecord, 'userId' | 'id'>,
): Promise<{ heard: ChosenEngine | null; begun: ChosenEngine | null }> {
	const { items } = await jobs.list(userId, { limit: OTHER_VOICES_MOST, offset: 0 }, { episodeId: id });
	const made = items.filter(({ kind, engines }) => kind === 'episode' && engines !== null);
	return {
		heard: made.find(({ status }) => status === 'completed')?.engines?.speech ?? null,
		begun: made[0]?.engines?.speech ?? null,
	};
}

type Deps = { database: Pick<Database, 'jobs' | 'production'>; engines: Pick<Engines, 'chosenFor' | 'offeredTo'> };

/**
 * The engines that make an episode again: whoever writes best now, and the voices that it has, so that a changed line
 * sounds like the others. Others only where they are asked for.
 * @param wanted engine of the voices
 * @returns with them, whether what was voiced before is to be voiced again
 * @throws NexusError engine_unavailable for an engine that is not offered
 */
export async function enginesOfEpisode(
	{ database, engines }: Deps,
	episode: EpisodeRecord,
	wanted?: ChosenEngine['engine'] | undefined,
): Promise<ChosenEngines & { revoice: boolean }> {
	const [chosen, { heard, begun }] = await Promise.all([
		engines.chosenFor(episode.userId),
		voicesMadeWith(database, episode),
	]);
	const speech = wanted === undefined ? kept(heard, chosen.speech) : await offered(engines, episode.userId, wanted);
	return { script: chosen.script, speech, revoice: begun !== null && !areSameVoices(begun, speech) };
}

/** Voices of which nobody noted the files count as those that are there: from now on they are noted. */
const kept = (heard: ChosenEngine | null, chosen: ChosenEngine): ChosenEngine =>
	heard === null || areSameVoices(heard, chosen) ? { ...chosen, ...heard } : heard;

async function offered(
	engines: Deps['engines'],
	userId: string,
	wanted: ChosenEngine['engine'],
): Promise<ChosenEngine> {
	const { speech } = await engines.offeredTo(userId);
	const found = speech.find(({ engine }) => engine === wanted);
	if (!found) throw new NexusError('engine_unavailable', { engine: wanted });
	return found;
}

/** Failures that say that voices are gone from here, in place of what keeps an account from using them. */
const GONE: ReadonlySet<string> = new Set([
	...['engine_unavailable', 'voices_none', 'natural_voices_missing', 'natural_voices_changed'],
	...['gemini_key_required', 'gemini_key_unreadable'],
]);

/** Whether voices could speak now, also where others are what is offered: of another quality, model or setting. */
async function canSpeak(engines: Pick<Engines, 'speechFor'>, userId: string, speech: ChosenEngine): Promise<boolean> {
	try {
		await engines.speechFor(userId, speech);
		return true;
	} catch (error) {
		if (error instanceof NexusError) return !GONE.has(error.code);
		throw error;
	}
}

export interface EpisodeVoices {
	current: ChosenEngine;
	/** Whether they can be used now. */
	isAvailable: boolean;
	/** All of which other voices would say again. */
	lines: number;
	others: (ChosenEngine & {
		audioSeconds: number;
		/** Of this machine; null where that is not known. */
		workSeconds: number | null;
		usd: number | null;
	})[];
}

/** The voices that an episode has, and what going over to each of the others would take. */
export async function describeVoices(
	deps: Deps & {
		engines: Pick<Engines, 'speechFor'>;
		costs: Pick<CostServices, 'prices'>;
		now: () => Date;
		pace: (speech: ChosenEngine) => Promise<number | null>;
	},
	episode: EpisodeRecord,
): Promise<EpisodeVoices> {
	const { database, engines, costs, now, pace } = deps;
	const current = await enginesOfEpisode(deps, episode);
	const [isAvailable, { speech: all }, lines] = await Promise.all([
		canSpeak(engines, episode.userId, current.speech),
		engines.offeredTo(episode.userId),
		database.production.episodeLines(episode.id),
	]);
	const others = all.filter((speech) => !areSameVoices(speech, current.speech));
	return {
		current: current.speech,
		isAvailable,
		lines: lines.length,
		others: await Promise.all(
			others.map(async (speech) => {
				const seconds = writtenSeconds(lines, episode.forecast, { script: current.script, speech });
				const rate = await pace(speech);
				const { forecast, language, scriptOptions } = episode;
				const chosen = { script: current.script, speech };
				const options = scriptOptions ?? undefined;
				const people = { describesPeople: describesPeople(episode) };
				const estimate =
					forecast &&
					estimateEpisode({
						...{ forecast, language, engines: chosen, prices: costs.prices },
						...{ options, ...people, now: now() },
					});
				return {
					...speech,
					audioSeconds: Math.round(seconds),
					workSeconds: rate === null ? null : Math.round(seconds * rate),
					usd: estimate ? estimate.speechCost.usd : null,
				};
			}),
		),
	};
}
