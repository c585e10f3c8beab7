import type { AccountLimits, JobAdmission } from '@nexus/core/account-limits';
import type { Actor } from '@nexus/core/accounts';
import {
	type CostServices,
	describesPeople,
	estimateSection,
	LINE_CHARACTERS,
	writtenSeconds,
} from '@nexus/core/costs';
import { NexusError } from '@nexus/core/errors';
import type { EpisodeOutline, Planner } from '@nexus/core/planning';
import {
	type ChosenEngine,
	type ChosenEngines,
	type DatabaseFor,
	EMBEDDED_ENGINES,
	type Engines,
	type ObjectStore,
} from '@nexus/core/ports';
import type { Bill, EpisodeRecord, JobRecord, LineRecord } from '@nexus/core/records';
import { CHARACTERS_PER_WORD } from '@nexus/core/scripts';
import { findSection, type SectionPlace, tellingsOf } from '@nexus/production';
import { enginesOfEpisode } from './episode-voices.ts';
import { foundOrThrow } from './found-or-throw.ts';
import { createGenerationJob, stalePartsNow } from './generation-job.ts';
import { isWritten } from './is-written.ts';
import { createScriptAnswers, versionOf } from './script-answers.ts';

/** What adding a section would change, take and cost. */
export interface SectionEstimate {
	/** Its place in the document's map, from 0. */
	section: number;
	heading: string | null;
	/** Of the script that it is an estimate of. */
	version: string;
	/** Of the part that its lines would come into, from 1. */
	partNumber: number;
	/** The chapter that they would come behind; null for none. */
	behind: string | null;
	lines: number;
	/** Whether the number of lines is known rather than expected. */
	isExact: boolean;
	/** Whether all of the section would be told. */
	isWhole: boolean;
	linesKept: number;
	/** That are there and would be voiced besides. */
	otherLinesToVoice: number;
	audioSeconds: number;
	/** Of this machine; null where that is not known. */
	workSeconds: number | null;
	bill: Bill;
}

export interface SectionServices {
	/**
	 * What adding a section that was left out, or told briefly, would change, take and cost. Nothing is written.
	 * @param section its place in the document's map, from 0
	 * @param signal aborted when the answer is no longer waited for
	 * @throws NexusError not_found, script_missing, section_not_offered, section_empty, section_needs_model, document_missing
	 */
	estimate(actor: Actor, id: string, section: number, signal: AbortSignal): Promise<SectionEstimate>;
	/**
	 * Adds it: its lines are written and voiced, all others stay; what was made before can be played until then.
	 * @param version of the script that the estimate was of
	 * @throws NexusError as `estimate`, script_changed, and as generating does
	 */
	add(actor: Actor, id: string, section: number, version: string): Promise<JobRecord>;
}

interface SectionDependencies {
	database: DatabaseFor<
		'documents' | 'episodes' | 'jobs' | 'production' | 'pronunciations',
		'enqueue' | 'episodes' | 'jobs' | 'limits' | 'production' | 'settings'
	>;
	objects: ObjectStore;
	planner: Pick<Planner, 'section'>;
	engines: Engines;
	costs: Pick<CostServices, 'estimateJob' | 'prices'>;
	admission: JobAdmission;
	limits: Pick<AccountLimits, 'episodesPerMonth'>;
	/** Seconds of this machine's work for a second of speech; null where it is not known. */
	pace: (speech: ChosenEngine) => Promise<number | null>;
	now: () => Date;
}

interface Foreseen {
	episode: EpisodeRecord;
	outline: EpisodeOutline;
	lines: LineRecord[];
	chosen: ChosenEngines;
	revoice: boolean;
	place: SectionPlace;
	/** What is added: how many lines, and whether that is known rather than expected. */
	added: { lines: number; characters: number; seconds: number; isExact: boolean };
	bill: Bill;
}

export function createSectionServices(deps: SectionDependencies): SectionServices {
	const { database, engines, costs, admission, limits, now } = deps;
	const answers = createScriptAnswers({ database, engines });

	/** A conversation goes on as one, and a reading as one, whatever the account would write with today. */
	function writerOf({ script }: EpisodeOutline, chosen: ChosenEngine): ChosenEngine {
		if (!script) return EMBEDDED_ENGINES.script;
		if (chosen.engine === 'embedded') throw new NexusError('section_needs_model');
		return chosen;
	}

	async function foresee(actor: Actor, id: string, section: number, signal?: AbortSignal): Promise<Foreseen> {
		const episode = foundOrThrow(await database.episodes.find(actor.userId, id));
		const outline = await database.production.outline(episode.id);
		if (!outline || !(await isWritten(database, episode.id))) throw new NexusError('script_missing');
		expectOffered(outline, section);
		if (episode.draft) throw new NexusError('section_not_offered');
		const { revoice, ...current } = await enginesOfEpisode(deps, episode);
		const chosen = { ...current, script: writerOf(outline, current.script) };
		const lines = await database.production.episodeLines(episode.id);
		const place = await findSection(deps, { episode, outline, lines }, { section, script: chosen.script }, signal);
		const added = await lengthOf(episode, chosen, place, signal);
		const document = { characters: place.found.text.length, language: outline.sourceLanguage };
		const bill = estimateSection(
			{ document, script: { parts: 1, lines: added.lines, characters: added.characters }, seconds: added.seconds },
			{
				...{
					language: episode.language,
					engines: chosen,
					prices: costs.prices,
					options: episode.scriptOptions ?? undefined,
				},
				...{ describesPeople: describesPeople(episode), now: now() },
			},
		);
		return { episode, outline, lines, chosen, revoice, place, added, bill };
	}

	/** A reading costs nothing to make, so that what is told of it is what it will be. */
	async function lengthOf(
		episode: EpisodeRecord,
		chosen: ChosenEngines,
		{ request }: SectionPlace,
		signal = new AbortController().signal,
	): Promise<Foreseen['added']> {
		const { script } = chosen;
		if (script.engine !== 'embedded') {
			const characters = Math.round(request.words * CHARACTERS_PER_WORD);
			const lines = Math.ceil(characters / LINE_CHARACTERS);
			const seconds = writtenSeconds(
				Array(lines).fill({ text: ' '.repeat(LINE_CHARACTERS) }),
				episode.forecast,
				chosen,
			);
			return { lines, characters, seconds, isExact: false };
		}
		const writer = await engines.writerFor(episode.userId, script);
		const read: { text: string }[] = [];
		for await (const line of writer.writeSection({ ...request, signal })) read.push(line);
		if (read.length === 0) throw new NexusError('section_empty');
		const characters = read.reduce((sum, { text }) => sum + text.length, 0);
		return { lines: read.length, characters, seconds: writtenSeconds(read, episode.forecast, chosen), isExact: true };
	}

	return {
		async estimate(actor, id, section, signal) {
			const { episode, lines, chosen, place, added, bill } = await foresee(actor, id, section, signal);
			const version = await versionOf(lines);
			const parts = await database.production.parts(episode.id);
			const { toVoice } = await answers.figures({ episode, parts, lines, version });
			const rate = await deps.pace(chosen.speech);
			return {
				section,
				heading: place.found.section.heading,
				version,
				partNumber: place.part.number,
				behind: place.behind,
				lines: added.lines,
				isExact: added.isExact,
				isWhole: place.found.isWhole,
				linesKept: lines.length,
				// Cleaned away, all that is heard is made again.
				otherLinesToVoice: episode.durationSeconds === null || episode.cleanedAt ? lines.length : toVoice.lines,
				audioSeconds: Math.round(added.seconds),
				workSeconds: rate === null ? null : Math.round(added.seconds * rate),
				bill,
			};
		},

		async add(actor, id, section, version) {
			const { episode, chosen, revoice, place, added, bill } = await foresee(actor, id, section);
			await engines.check(actor.userId, chosen);
			const stale = revoice ? undefined : await stalePartsNow(deps, episode, chosen.speech);
			const keyOwner = await engines.keyOwner(actor.userId);
			const { items } = await database.jobs.list(actor.userId, { limit: 1, offset: 0 }, { episodeId: id });
			const { forecast } = episode;
			return await database.transaction(async (tx) => {
				const locked = foundOrThrow(await tx.episodes.lock(actor.userId, id));
				if (await tx.jobs.underWay(locked.id)) throw new NexusError('generation_running');
				const current = await tx.production.episodeLines(locked.id);
				if ((await versionOf(current)) !== version) throw new NexusError('script_changed');
				expectOffered(await tx.production.outline(locked.id), section);
				const job = await createGenerationJob(
					tx,
					locked,
					{
						...{ engines: chosen, keyOwner, multipleFiles: items[0]?.multipleFiles ?? false },
						estimate: forecast && costs.estimateJob(chosen, forecast, episode),
						takes: { seconds: added.seconds, usd: bill.usd },
					},
					{ admission, limits },
				);
				await tx.production.reopenParts(locked.id, stale);
				await tx.production.setAddition(place.part.id, { jobId: job.id, section });
				return job;
			});
		},
	};
}

/**
 * What is told in full is not told again.
 * @throws NexusError not_found for a section that the document does not have, section_not_offered
 */
function expectOffered(outline: EpisodeOutline | null, section: number): void {
	const telling = foundOrThrow(tellingsOf(outline).find((one) => one.section === section) ?? null);
	if (telling.told === 'told') throw new NexusError('section_not_offered');
}
