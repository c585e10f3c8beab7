import type { Peaks } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { ObjectStore } from '../ports/index.ts';
import {
	type AudioFileRecord,
	type EpisodeRecord,
	episodeKeys,
	type JobRecord,
	type PlayedPart,
	peaksKey,
	runTag,
	transcriptKey,
} from '../records/episode.ts';
import type { PartRecord, PartTranscript } from '../records/part.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { removeUnusedClips } from './leftovers.ts';
import { StaleWork } from './stale-work.ts';
import { DONE, FINISHING, PROGRESS } from './steps.ts';
import { joinPeaks, joinTranscripts, thumbnailOf } from './transcript.ts';

/**
 * Makes the episode's files out of its finished parts, removes what earlier runs and scripts have left, and ends the job.
 * @throws StaleWork when the job is over already: then nothing was changed.
 */
export async function finishEpisode(
	deps: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database, objects } = deps;
	await database.jobs.report(job.id, job.run, { step: FINISHING, record: true, progress: PROGRESS.finishing });
	const parts = await database.production.parts(episode.id);
	const files =
		job.multipleFiles || parts.length === 1
			? parts.map((part, index) => partFile(objects, part, index))
			: [joinParts(deps, job, episode, parts, signal)];
	const [peaks, ...audioFiles] = await Promise.all([readAll<Peaks>(objects, parts, peaksKey), ...files]);
	signal.throwIfAborted();
	const replaced = await replacedObjects(objects, episode, parts, audioFiles);
	await removeUnusedClips(deps, episode.userId);
	const ended = await database.transaction(async (tx) => {
		if (!(await tx.jobs.finish(job.id, job.run, { status: 'completed', step: DONE }))) return false;
		await tx.episodes.setFinished(episode.id, {
			durationSeconds: audioFiles.reduce((sum, file) => sum + file.durationSeconds, 0),
			thumbnail: thumbnailOf(joinPeaks(peaks)),
			audioFiles,
		});
		await tx.production.forgetAnswers(episode.id);
		return true;
	});
	if (ended) {
		// Not before: until now, they are what is heard.
		for (const key of replaced) await objects.delete(key);
		return;
	}
	await objects.delete(episodeKeys(episode.userId, episode.id).whole(runTag(job)));
	throw new StaleWork(`episode ${episode.id} was finished for a job that is over`);
}

/** What lies in the episode's folder and belongs to none of its files from now on: nothing else works there meanwhile. */
async function replacedObjects(
	objects: ObjectStore,
	episode: EpisodeRecord,
	parts: PartRecord[],
	audioFiles: AudioFileRecord[],
): Promise<string[]> {
	const kept = new Set(audioFiles.map(({ objectKey }) => objectKey));
	for (const part of parts) {
		const key = audioKey(part);
		kept.add(key).add(transcriptKey(key)).add(peaksKey(key));
	}
	const replaced: string[] = [];
	for await (const { key } of objects.list(episodeKeys(episode.userId, episode.id).folder)) {
		if (!kept.has(key)) replaced.push(key);
	}
	return replaced;
}

function audioKey({ objectKey, number }: PartRecord): string {
	if (objectKey === null) throw new Error(`part ${number} has no audio`);
	return objectKey;
}

const playedPart = (part: PartRecord): PlayedPart => ({
	number: part.number,
	objectKey: audioKey(part),
	durationSeconds: part.durationSeconds ?? 0,
});

async function partFile(objects: ObjectStore, part: PartRecord, index: number): Promise<AudioFileRecord> {
	const { number, durationSeconds } = part;
	const objectKey = audioKey(part);
	const info = await objects.info(objectKey);
	if (!info) throw new Error(`the audio of part ${number} is missing`);
	return {
		index,
		objectKey,
		size: info.size,
		durationSeconds: durationSeconds ?? 0,
		firstPart: number,
		lastPart: number,
		parts: [playedPart(part)],
	};
}

/** One file that plays all parts: their frames end to end, under one tag. Nothing is encoded again. */
async function joinParts(
	{ objects, audio }: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	parts: PartRecord[],
	signal: AbortSignal,
): Promise<AudioFileRecord> {
	const whole = episodeKeys(episode.userId, episode.id).whole(runTag(job));
	const transcripts = await readAll<PartTranscript>(objects, parts, transcriptKey);
	const duration = parts.reduce((sum, part) => sum + (part.durationSeconds ?? 0), 0);
	const { chapters } = joinTranscripts(
		{ ...episode, hosts: { A: episode.hostA, B: episode.hostB } },
		parts.flatMap(({ number, durationSeconds }, index) => {
			const transcript = transcripts[index];
			return transcript ? [{ number, durationSeconds: durationSeconds ?? 0, transcript }] : [];
		}),
	);
	const tag = audio.tag({
		title: episode.title,
		artist: `${episode.hostA.name} e ${episode.hostB.name}`,
		album: episode.title,
		language: episode.language,
		durationSeconds: duration,
		track: null,
		chapters: chapters.map((chapter, index) => ({ ...chapter, end: chapters[index + 1]?.start ?? duration })),
	});

	const frames = parts.map((part) => ({ key: audioKey(part), start: part.tagBytes }));
	const { size } = await objects.join(whole, tag, frames, signal).catch(asFault);
	return {
		index: 0,
		objectKey: whole,
		size,
		durationSeconds: duration,
		firstPart: 1,
		lastPart: parts.length,
		parts: parts.map(playedPart),
	};
}

/** A part that is missing is no mistake of whoever asked for the episode. */
function asFault(error: unknown): never {
	if (!(error instanceof NexusError) || error.code !== 'not_found') throw error;
	throw new Error('the audio of a part is missing', { cause: error });
}

async function readAll<Content>(
	objects: ObjectStore,
	parts: PartRecord[],
	keyOf: (audioKey: string) => string,
): Promise<Content[]> {
	const contents: Content[] = [];
	for (const part of parts) {
		contents.push(JSON.parse(Buffer.from(await objects.read(keyOf(audioKey(part)))).toString('utf8')) as Content);
	}
	return contents;
}
