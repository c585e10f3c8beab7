import { createHash } from 'node:crypto';
import type { Host, Language } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { chosenDocuments, languageOfMost } from '../documents/episode-documents.ts';
import { nameOf, readTexts } from '../documents/texts.ts';
import { NexusError } from '../errors/index.ts';
import {
	type ChosenEngine,
	type ChosenEngines,
	type Database,
	type Engines,
	type EnginesFor,
	type ObjectStore,
	type ScriptForecast,
	type ScriptForecaster,
	secondVoiceOf,
} from '../ports/index.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';
import type { EpisodeEstimate } from '../records/estimate.ts';
import {
	type Duo,
	episodeLanguage,
	type Hosts,
	presetsFor,
	readingOptions,
	type ScriptOptions,
} from '../scripts/index.ts';
import { describesPeople, episodeSeconds, estimateEpisode } from './estimate.ts';
import { type DocumentEstimate, estimateDocuments } from './estimate-document.ts';
import type { PriceBook } from './prices.ts';

export interface EstimateWish {
	/** One, or several in order. */
	documentIds: readonly string[];
	presetId: string;
	language: Language;
	multipleFiles: boolean;
	customStyle: string | null;
	customDuo: Duo | null;
	/** What else is asked of the script; null for nothing. */
	scriptOptions: ScriptOptions | null;
}

/** An episode as far as it decides its length. */
export interface EpisodeShape {
	language: Language;
	presetId: string;
	hostA: Host;
	hostB: Host;
	customStyle: string | null;
	scriptOptions: ScriptOptions | null;
	seed: number;
}

export interface CostServices {
	readonly prices: PriceBook;
	/**
	 * @throws NexusError not_found for a document that is not the caller's, documents_too_large, unknown_preset,
	 * document_unreadable
	 */
	estimate(actor: Actor, wish: EstimateWish): Promise<DocumentEstimate>;
	/** What an episode will come to; null when its documents cannot be read, which is for its production to report. */
	forecast(documents: readonly DocumentRecord[], shape: EpisodeShape): Promise<ScriptForecast | null>;
	/** Seconds that a user's engines make of it. */
	seconds(userId: string, forecast: ScriptForecast, options: ScriptOptions | null): Promise<number>;
	/** At the prices of now. */
	estimateJob(
		engines: ChosenEngines,
		forecast: ScriptForecast,
		episode: Pick<EpisodeShape, 'language' | 'presetId' | 'customStyle'> & { scriptOptions: ScriptOptions | null },
	): EpisodeEstimate;
	/** The seed of the next episode of documents: known before there is one, so that the estimate is of that very script. */
	nextSeed(userId: string, documents: readonly Pick<DocumentRecord, 'id'>[]): Promise<number>;
}

/** Forecasts kept: the screen asks again with every change, and creating an episode asks for what was shown. */
const MOST_KEPT = 200;

export function createCostServices(deps: {
	database: Pick<Database, 'documents' | 'episodes'>;
	objects: ObjectStore;
	forecaster: ScriptForecaster;
	enginesFor: EnginesFor;
	prices: PriceBook;
	/** Seconds of this machine's work for a second of speech; null where it is not known. */
	pace: (speech: ChosenEngine) => Promise<number | null>;
	speechFor: Engines['speechFor'];
	now: () => Date;
}): CostServices {
	const { database, objects, forecaster, enginesFor, prices, now } = deps;
	const kept = new Map<string, Promise<ScriptForecast>>();

	/** A document never changes, so neither does what is foreseen of it. */
	function forecastOf(documents: readonly DocumentRecord[], shape: EpisodeShape): Promise<ScriptForecast> {
		const { language, presetId, hostA, hostB, customStyle, scriptOptions, seed } = shape;
		const options = readingOptions(scriptOptions);
		const hosts = [hostA, hostB].map(({ name, voice, style }) => [name, voice, style]);
		const named = documents.length > 1 ? documents.map(({ id, filename }) => [id, filename]) : documents[0]?.id;
		const key = JSON.stringify([named, language, presetId, hosts, customStyle, options, seed]);
		const known = kept.get(key);
		if (known) return known;
		const made = makeForecast(documents, shape);
		kept.set(key, made);
		made.catch(() => kept.delete(key));
		const [oldest] = kept.keys();
		if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
		return made;
	}

	async function makeForecast(
		documents: readonly DocumentRecord[],
		{ hostA, hostB, scriptOptions, ...shape }: EpisodeShape,
	): Promise<ScriptForecast> {
		const [first] = documents;
		const one = first && documents.length === 1 ? await objects.read(documentKeys(first.userId, first.id).text) : null;
		const several = one ? null : await readTexts(objects, documents);
		return forecaster.forecast({
			...shape,
			options: readingOptions(scriptOptions),
			hosts: { A: hostA, B: hostB },
			bytes: one ?? new TextEncoder().encode(several?.text),
			filename: one && first ? first.filename : nameOf(documents),
			documents: several?.documents,
			parts: documents.reduce((sum, { estimatedParts }) => sum + estimatedParts, 0),
		});
	}

	/** Whether both hosts would sound alike; what cannot speak at all is told when it is to. */
	async function hasOneVoice(userId: string, chosen: ChosenEngine, hosts: Hosts, language: Language): Promise<boolean> {
		if (chosen.engine !== 'natural') return false;
		try {
			return secondVoiceOf(await deps.speechFor(userId, chosen), hosts, language) === null;
		} catch (error) {
			if (error instanceof NexusError) return false;
			throw error;
		}
	}

	async function nextSeed(userId: string, documents: readonly Pick<DocumentRecord, 'id'>[]): Promise<number> {
		const ids = documents.map(({ id }) => id);
		const earlier = await database.episodes.countOfDocument(userId, ids[0] ?? '');
		return (
			createHash('sha256')
				.update(`${ids.join(' ')} ${earlier}`)
				.digest()
				.readUInt32BE() >>> 1
		);
	}

	return {
		prices,
		nextSeed,
		async estimate({ userId }, { documentIds, presetId, customStyle, customDuo, scriptOptions, ...wish }) {
			const documents = await chosenDocuments(database, userId, documentIds);
			const [engines, seed] = await Promise.all([enginesFor(userId), nextSeed(userId, documents)]);
			const language = episodeLanguage(languageOfMost(documents), wish.language, engines.script);
			const duo = customDuo ?? presetsFor(language).find(({ id }) => id === presetId);
			if (!duo) throw new NexusError('unknown_preset', { preset: presetId });
			const people = { presetId: customDuo ? 'custom' : presetId, customStyle };
			const forecast = await forecastOf(documents, {
				language,
				...people,
				hostA: duo.hostA,
				hostB: duo.hostB,
				scriptOptions,
				seed,
			});
			const [pace, soundAlike] = await Promise.all([
				deps.pace(engines.speech),
				hasOneVoice(userId, engines.speech, { A: duo.hostA, B: duo.hostB }, language),
			]);
			const options = scriptOptions ?? undefined;
			return estimateDocuments(
				documents,
				{
					...{ forecast, language, engines, prices, pace, soundAlike, options },
					...{ describesPeople: describesPeople(people), now: now() },
				},
				wish,
			);
		},
		async forecast(documents, shape) {
			try {
				const { document: known, embedded } = await forecastOf(documents, shape);
				const { sections: _, ...kept } = known;
				return { document: kept, embedded };
			} catch (error) {
				if (error instanceof NexusError && UNREADABLE.has(error.code)) return null;
				throw error;
			}
		},
		async seconds(userId, forecast, options) {
			return episodeSeconds({ forecast, engines: await enginesFor(userId), options: options ?? undefined });
		},
		estimateJob: (engines, forecast, { language, scriptOptions, ...people }) =>
			estimateEpisode({
				...{ forecast, language, engines, prices, options: scriptOptions ?? undefined },
				...{ describesPeople: describesPeople(people), now: now() },
			}),
	};
}

const UNREADABLE: ReadonlySet<string> = new Set(['document_unreadable', 'document_missing', 'not_found']);
