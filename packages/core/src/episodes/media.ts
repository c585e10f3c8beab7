import type { Readable } from 'node:stream';
import type { Peaks, Transcript } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Database, ObjectStore } from '../ports/index.ts';
import { joinPeaks, joinTranscripts } from '../production/transcript.ts';
import type { PartRecord, PartTranscript } from '../production/types.ts';
import { type EpisodeOverview, episodeKeys } from './types.ts';

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
}

export interface MediaServices {
	/** One of the episode's finished files, from 0. @throws NexusError not_found, audio_missing */
	file(actor: Actor, episodeId: string, index: number, download: boolean): Promise<MediaObject>;
	/** A finished part, from 1. @throws NexusError not_found, audio_missing */
	part(actor: Actor, episodeId: string, number: number, download: boolean): Promise<MediaObject>;
	/** In the time of the audio file `index`; while the episode is being made, of its finished part `index`. */
	transcript(actor: Actor, episodeId: string, index: number): Promise<Transcript>;
	peaks(actor: Actor, episodeId: string, index: number): Promise<Peaks>;
}

export function createMediaServices(deps: { database: Database; objects: ObjectStore }): MediaServices {
	const { database, objects } = deps;

	async function overviewOf(actor: Actor, episodeId: string): Promise<EpisodeOverview> {
		const overview = await database.episodes.overview(actor.userId, episodeId);
		if (!overview) throw new NexusError('not_found');
		return overview;
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
		};
	}

	/** The parts that the audio file `index` plays. */
	async function partsOf(
		{ episode, audioFiles, finishedParts }: EpisodeOverview,
		index: number,
	): Promise<PartRecord[]> {
		const file = audioFiles.find((candidate) => candidate.index === index);
		const playing = audioFiles.length === 0 ? finishedParts[index]?.number : undefined;
		const first = file?.firstPart ?? playing;
		const last = file?.lastPart ?? playing;
		if (first === undefined || last === undefined) throw new NexusError('audio_missing');
		const parts = await database.production.parts(episode.id);
		return parts.filter(({ number, completed }) => completed && number >= first && number <= last);
	}

	async function readJson<Content>(key: string): Promise<Content> {
		return JSON.parse(Buffer.from(await objects.read(key)).toString('utf8')) as Content;
	}

	return {
		async file(actor, episodeId, index, download) {
			const { episode, audioFiles } = await overviewOf(actor, episodeId);
			const file = audioFiles.find((candidate) => candidate.index === index);
			const suffix = audioFiles.length > 1 ? ` - parte ${index + 1}` : '';
			return open(file?.objectKey, `${episode.title}${suffix}.mp3`, download);
		},
		async part(actor, episodeId, number, download) {
			const { episode } = await overviewOf(actor, episodeId);
			const part = (await database.production.parts(episode.id)).find((candidate) => candidate.number === number);
			const key = part?.completed ? episodeKeys(actor.userId, episodeId).part(number) : undefined;
			return open(key, `${episode.title} - parte ${number}.mp3`, download);
		},
		async transcript(actor, episodeId, index) {
			const overview = await overviewOf(actor, episodeId);
			const keys = episodeKeys(actor.userId, episodeId);
			const parts = await Promise.all(
				(await partsOf(overview, index)).map(async ({ number, durationSeconds }) => ({
					number,
					durationSeconds: durationSeconds ?? 0,
					transcript: await readJson<PartTranscript>(keys.transcript(number)),
				})),
			);
			const { id, language, hostA, hostB } = overview.episode;
			return joinTranscripts({ id, language, hosts: { A: hostA, B: hostB } }, parts);
		},
		async peaks(actor, episodeId, index) {
			const overview = await overviewOf(actor, episodeId);
			const keys = episodeKeys(actor.userId, episodeId);
			const parts = await partsOf(overview, index);
			return joinPeaks(await Promise.all(parts.map(({ number }) => readJson<Peaks>(keys.peaks(number)))));
		},
	};
}
