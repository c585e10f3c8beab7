import type { Readable } from 'node:stream';
import type { Chapters, Peaks, Transcript } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { AudioDecoder, Database, ObjectStore } from '../ports/index.ts';
import { joinPeaks, joinTranscripts } from '../production/transcript.ts';
import type { PartRecord, PartTranscript } from '../production/types.ts';
import { WAV_HEADER_BYTES, wavHeader } from '../production/wav.ts';
import { type EpisodeOverview, type EpisodeRecord, peaksKey, transcriptKey } from './types.ts';

/** Bytes that can be sent whole or in ranges. */
export interface MediaObject {
	size: number;
	modifiedAt: Date;
	contentType: string;
	filename: string;
	/** To be saved rather than played. */
	download: boolean;
	/** Bytes from `start` up to and including `end`. */
	open(range: { start: number; end: number }): Promise<Readable>;
	/** An address in the storage that anybody can get it at for a few hours; null where the storage has none. */
	signedUrl(contentDisposition: string): Promise<string | null>;
}

/** Bytes that are made while they are sent. */
export interface MadeObject {
	size: number;
	contentType: string;
	filename: string;
	download: boolean;
	/** @param signal aborted when nobody reads on */
	open(signal: AbortSignal): AsyncIterable<Uint8Array>;
}

export interface MediaServices {
	/** One of the episode's finished files, from 0. @throws NexusError not_found, audio_missing */
	file(actor: Actor, episodeId: string, index: number, download: boolean): Promise<MediaObject>;
	/**
	 * One of the episode's finished files as 16-bit WAV, decoded as it is read (D4).
	 * @throws NexusError not_found, audio_missing, audio_too_long for more than a WAV file can hold
	 */
	wav(actor: Actor, episodeId: string, index: number, download: boolean): Promise<MadeObject>;
	/** A finished part, from 1; of one that is not finished its opening, where there is one. @throws NexusError not_found, audio_missing */
	part(actor: Actor, episodeId: string, number: number, download: boolean): Promise<MediaObject>;
	/**
	 * In the time of the audio file `index`; while the episode is being made, of its finished part `index`. `all`: of all
	 * of them, one after another.
	 */
	transcript(actor: Actor, episodeId: string, index: number | 'all'): Promise<Transcript & { title: string }>;
	chapters(actor: Actor, episodeId: string, index: number | 'all'): Promise<Chapters>;
	peaks(actor: Actor, episodeId: string, index: number): Promise<Peaks>;
}

/** A signed address outlasts one hearing, pauses included, and not much more. */
const SIGNED_SECONDS = 4 * 60 * 60;
/** Milliseconds between two notes of when an episode was last heard. */
const NOTED_EVERY = 5 * 60 * 1000;

export function createMediaServices(deps: {
	database: Database;
	objects: ObjectStore;
	decoder: AudioDecoder;
}): MediaServices {
	const { database, objects, decoder } = deps;

	async function overviewOf(actor: Actor, episodeId: string): Promise<EpisodeOverview> {
		const overview = await database.episodes.overview(actor.userId, episodeId);
		if (!overview) throw new NexusError('not_found');
		return overview;
	}

	/** Cleanups leave alone what is being heard. A player asks for many ranges: most of them note nothing. */
	async function noteHeard({ id, lastPlayedAt }: EpisodeRecord): Promise<void> {
		if (lastPlayedAt && Date.now() - lastPlayedAt.getTime() < NOTED_EVERY) return;
		await database.episodes.notePlayed(id);
	}

	async function open(objectKey: string | undefined, filename: string, download: boolean): Promise<MediaObject> {
		const info = objectKey === undefined ? null : await objects.info(objectKey);
		if (!info) throw new NexusError('audio_missing');
		return {
			size: info.size,
			modifiedAt: info.modifiedAt,
			contentType: 'audio/mpeg',
			filename,
			download,
			open: (range) => objects.stream(info.key, range),
			signedUrl: (contentDisposition) =>
				objects.signedUrl(info.key, { lifetime: SIGNED_SECONDS, contentType: 'audio/mpeg', contentDisposition }),
		};
	}

	/**
	 * The parts that the audio file `index` plays. A part that was edited since then is still the one that is heard. Of an
	 * episode whose audio was cleaned, all of them: their transcripts stay.
	 */
	async function partsOf(
		{ episode, audioFiles, finishedParts }: EpisodeOverview,
		index: number | 'all',
	): Promise<(PartRecord & { objectKey: string })[]> {
		const files = audioFiles.filter((file) => index === 'all' || file.index === index);
		const finished = finishedParts.filter((_, position) => index === 'all' || position === index);
		const playing = new Set(
			audioFiles.length > 0
				? files.flatMap(({ firstPart, lastPart }) => numbers(firstPart, lastPart))
				: finished.map(({ number }) => number),
		);
		const cleaned = episode.cleanedAt !== null && audioFiles.length === 0 && (index === 'all' || index === 0);
		const parts = await database.production.parts(episode.id);
		const heard = parts.flatMap(({ objectKey, ...part }) =>
			objectKey !== null && (playing.has(part.number) || cleaned) ? [{ ...part, objectKey }] : [],
		);
		if (heard.length === 0) throw new NexusError('audio_missing');
		return heard;
	}

	async function transcriptOf(overview: EpisodeOverview, index: number | 'all'): Promise<Transcript> {
		const parts = await Promise.all(
			(await partsOf(overview, index)).map(async ({ number, durationSeconds, objectKey }) => ({
				number,
				durationSeconds: durationSeconds ?? 0,
				transcript: await readJson<PartTranscript>(transcriptKey(objectKey)),
			})),
		);
		const { id, language, hostA, hostB } = overview.episode;
		return joinTranscripts({ id, language, hosts: { A: hostA, B: hostB } }, parts);
	}

	async function readJson<Content>(key: string): Promise<Content> {
		return JSON.parse(Buffer.from(await objects.read(key)).toString('utf8')) as Content;
	}

	return {
		async file(actor, episodeId, index, download) {
			const { episode, audioFiles } = await overviewOf(actor, episodeId);
			const file = audioFiles.find((candidate) => candidate.index === index);
			const suffix = audioFiles.length > 1 ? ` - parte ${index + 1}` : '';
			await noteHeard(episode);
			return open(file?.objectKey, `${episode.title}${suffix}.mp3`, download);
		},
		async wav(actor, episodeId, index, download) {
			const { episode, audioFiles } = await overviewOf(actor, episodeId);
			const file = audioFiles.find((candidate) => candidate.index === index);
			if (!file || !(await objects.info(file.objectKey))) throw new NexusError('audio_missing');
			await noteHeard(episode);
			const samples = decoder.samplesOf(file.durationSeconds);
			const size = WAV_HEADER_BYTES + samples * 2;
			if (size > 0xffff_ffff) throw new NexusError('audio_too_long');
			const suffix = audioFiles.length > 1 ? ` - parte ${index + 1}` : '';
			return {
				size,
				contentType: 'audio/wav',
				filename: `${episode.title}${suffix}.wav`,
				download,
				async *open(signal) {
					yield wavHeader(samples, decoder.sampleRate);
					const mp3 = await objects.stream(file.objectKey);
					try {
						yield* decoder.decode(mp3, samples, signal);
					} finally {
						mp3.destroy();
					}
				},
			};
		},
		async part(actor, episodeId, number, download) {
			const { episode } = await overviewOf(actor, episodeId);
			const part = isPartNumber(number) ? await database.production.partNumbered(episode.id, number) : null;
			const key = part?.completed ? (part.objectKey ?? undefined) : part?.opening?.objectKey;
			await noteHeard(episode);
			return open(key, `${episode.title} - parte ${number}.mp3`, download);
		},
		async transcript(actor, episodeId, index) {
			const overview = await overviewOf(actor, episodeId);
			return { ...(await transcriptOf(overview, index)), title: overview.episode.title };
		},
		async chapters(actor, episodeId, index) {
			const overview = await overviewOf(actor, episodeId);
			const { chapters, duration } = await transcriptOf(overview, index);
			return {
				version: '1.2.0',
				title: overview.episode.title,
				chapters: chapters.map(({ title, start }, position) => ({
					startTime: start,
					endTime: chapters[position + 1]?.start ?? duration,
					title,
				})),
			};
		},
		async peaks(actor, episodeId, index) {
			const parts = await partsOf(await overviewOf(actor, episodeId), index);
			return joinPeaks(await Promise.all(parts.map(({ objectKey }) => readJson<Peaks>(peaksKey(objectKey)))));
		},
	};
}

/** What a column of the database can hold. */
const isPartNumber = (number: number): boolean => Number.isInteger(number) && number > 0 && number < 2 ** 31;

const numbers = (first: number, last: number): number[] =>
	Array.from({ length: last - first + 1 }, (_, index) => first + index);
