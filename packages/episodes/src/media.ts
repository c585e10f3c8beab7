import type { Peaks } from '@nexus/contract';
import type { Actor } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { AudioDecoder, Database, ObjectStore } from '@nexus/core/ports';
import {
	audioVersion,
	type EpisodeOverview,
	type EpisodeRecord,
	type PartTranscript,
	type PlayedPart,
	peaksKey,
	transcriptKey,
} from '@nexus/core/records';
import { GREETING_ROLES } from '@nexus/core/scripts';
import type { GeneratedObject, MediaObject } from '@nexus/core/storage';
import { joinPeaks, joinTranscripts, type Transcript, WAV_HEADER_BYTES, wavHeader } from '@nexus/production';
import { isOver } from './job-watch.ts';

/** Of an episode's audio; seconds from its start. */
export interface Chapters {
	/** The episode's. */
	title: string;
	chapters: { title: string; start: number; end: number }[];
}

export interface MediaServices {
	/** One of the episode's finished files, from 0. @throws NexusError not_found, audio_missing */
	file(actor: Actor, episodeId: string, index: number, download: boolean): Promise<MediaObject>;
	/**
	 * One of the episode's finished files as 16-bit WAV, decoded as it is read (D4).
	 * @throws NexusError not_found, audio_missing, audio_too_long for more than a WAV file can hold
	 */
	wav(actor: Actor, episodeId: string, index: number, download: boolean): Promise<GeneratedObject>;
	/** A finished part, from 1; of one that is not finished its opening, where there is one. @throws NexusError not_found, audio_missing */
	part(actor: Actor, episodeId: string, number: number, download: boolean): Promise<MediaObject>;
	/** In the time of what is asked for; empty while that is being made. @throws NexusError not_found, audio_missing */
	transcript(actor: Actor, episodeId: string, asked: RequestedFile): Promise<Transcript & { title: string }>;
	/** None yet of what is being made. @throws NexusError not_found, audio_missing */
	chapters(actor: Actor, episodeId: string, asked: RequestedFile): Promise<Chapters>;
	/** None yet of what is being made. @throws NexusError not_found, audio_missing */
	peaks(actor: Actor, episodeId: string, asked: RequestedFile): Promise<Peaks>;
}

/**
 * What is asked for: the audio file `file`, from 0; while the episode is made for the first time, its finished part
 * `file`; or `all` of them, one after another. Where there is one of that `version`, it goes before.
 */
export interface RequestedFile {
	file: number | 'all';
	version?: string | undefined;
}

/** A signed address outlasts one hearing, pauses included, and not much more. */
const SIGNED_SECONDS = 4 * 60 * 60;
/** Milliseconds between two notes of when an episode was last heard. */
const NOTED_EVERY = 5 * 60 * 1000;

export function createMediaServices(deps: {
	database: Pick<Database, 'episodes' | 'production'>;
	objects: ObjectStore;
	decoder: AudioDecoder;
	now: () => Date;
}): MediaServices {
	const { database, objects, decoder, now } = deps;

	async function overviewOf(actor: Actor, episodeId: string): Promise<EpisodeOverview> {
		const overview = await database.episodes.overview(actor.userId, episodeId);
		if (!overview) throw new NexusError('not_found');
		return overview;
	}

	/** Cleanups leave alone what is being heard. A player asks for many ranges: most of them note nothing. */
	async function noteHeard({ id, lastPlayedAt }: EpisodeRecord): Promise<void> {
		if (lastPlayedAt && now().getTime() - lastPlayedAt.getTime() < NOTED_EVERY) return;
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
	 * The parts that are played by what is asked for. A file plays them as they were when it was made, whatever was edited
	 * or made anew since. Of an episode whose audio was cleaned, all of them: their transcripts stay.
	 */
	async function partsOf(
		{ episode, audioFiles, finishedParts }: EpisodeOverview,
		asked: RequestedFile,
	): Promise<PlayedPart[]> {
		const files = askedOf(audioFiles, asked);
		if (files.length > 0 && files.every(({ parts }) => parts.length > 0)) return files.flatMap(({ parts }) => parts);
		const playing = new Set(
			audioFiles.length > 0
				? files.flatMap(({ firstPart, lastPart }) => numbers(firstPart, lastPart))
				: askedOf(finishedParts, asked).map(({ number }) => number),
		);
		const cleaned = episode.cleanedAt !== null && audioFiles.length === 0 && (asked.file === 'all' || asked.file === 0);
		const parts = await database.production.parts(episode.id);
		return parts.flatMap(({ number, objectKey, durationSeconds }) =>
			objectKey !== null && (playing.has(number) || cleaned)
				? [{ number, objectKey, durationSeconds: durationSeconds ?? 0 }]
				: [],
		);
	}

	/** As `partsOf`; none yet of what is being made. @throws NexusError audio_missing where none will come */
	async function partsToRead(overview: EpisodeOverview, asked: RequestedFile): Promise<PlayedPart[]> {
		const parts = await partsOf(overview, asked);
		const isMade = !overview.latestJob || isOver(overview.latestJob);
		if (parts.length === 0 && isMade) throw new NexusError('audio_missing');
		return parts;
	}

	async function transcriptOf(overview: EpisodeOverview, asked: RequestedFile): Promise<Transcript> {
		const heard = await partsToRead(overview, asked);
		const parts = await Promise.all(
			heard.map(async ({ objectKey, ...part }) => ({
				...part,
				transcript: await readJson<PartTranscript>(transcriptKey(objectKey)),
			})),
		);
		await dropGreetingSources(overview.episode.id, parts);
		const { id, language, hostA, hostB, documentId } = overview.episode;
		return joinTranscripts({ id, language, hosts: { A: hostA, B: hostB }, documentId }, parts);
	}

	/** Transcripts that do not tell of edits are older than greetings without a source: theirs are taken away. */
	async function dropGreetingSources(
		episodeId: OwnedId<'episode'>,
		parts: { transcript: PartTranscript }[],
	): Promise<void> {
		const lines = parts.flatMap(({ transcript }) => transcript.lines).filter(({ edited }) => edited === undefined);
		if (lines.length === 0) return;
		const stored = await database.production.episodeLines(episodeId);
		const greetings = new Set(stored.flatMap(({ id, role }) => (GREETING_ROLES.has(role) ? [id] : [])));
		for (const line of lines) {
			if (!greetings.has(line.id)) continue;
			line.spans = [];
			line.passages = [];
		}
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
		async transcript(actor, episodeId, asked) {
			const overview = await overviewOf(actor, episodeId);
			return { ...(await transcriptOf(overview, asked)), title: overview.episode.title };
		},
		async chapters(actor, episodeId, asked) {
			const overview = await overviewOf(actor, episodeId);
			const { chapters, duration } = await transcriptOf(overview, asked);
			return {
				title: overview.episode.title,
				chapters: chapters.map(({ title, start }, position) => ({
					title,
					start,
					end: chapters[position + 1]?.start ?? duration,
				})),
			};
		},
		async peaks(actor, episodeId, asked) {
			const overview = await overviewOf(actor, episodeId);
			const parts = await partsToRead(overview, asked);
			return joinPeaks(await Promise.all(parts.map(({ objectKey }) => readJson<Peaks>(peaksKey(objectKey)))));
		},
	};
}

/** Those of the files, or of the finished parts, that are asked for. */
function askedOf<File extends { objectKey: string }>(files: readonly File[], { file, version }: RequestedFile): File[] {
	const wanted = files.find(({ objectKey }) => audioVersion(objectKey) === version);
	return wanted ? [wanted] : files.filter((_, position) => file === 'all' || position === file);
}

/** What a column of the database can hold. */
const isPartNumber = (number: number): boolean => Number.isInteger(number) && number > 0 && number < 2 ** 31;

const numbers = (first: number, last: number): number[] =>
	Array.from({ length: last - first + 1 }, (_, index) => first + index);
