import type { Peaks } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { OwnedId } from '@nexus/core/ownership';
import type { EpisodeOutline } from '@nexus/core/planning';
import type { ObjectStore } from '@nexus/core/ports';
import {
	type AudioFileRecord,
	type EpisodeRecord,
	episodeKeys,
	type JobRecord,
	type PartRecord,
	type PartTranscript,
	type PlayedPart,
	peaksKey,
	runTag,
	transcriptKey,
} from '@nexus/core/records';
import pLimit from 'p-limit';
import type { ProductionDependencies } from './dependencies.ts';
import { replaceTag, tagOfFile } from './file-tags.ts';
import { removeUnusedClips } from './leftovers.ts';
import { filesLock } from './retag-episode.ts';
import { readTellings } from './section-tellings.ts';
import { StaleWork } from './stale-work.ts';
import { DONE, FINISHING, PROGRESS } from './steps.ts';
import { joinPeaks, thumbnailOf } from './transcript.ts';

/** Files of parts whose tags are looked at side by side. */
const FILES_AT_ONCE = 4;

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
	await deps.database.exclusively(filesLock(episode.id), signal, () => finish(deps, job, episode, signal));
}

async function finish(
	deps: ProductionDependencies,
	job: JobRecord,
	asBegun: EpisodeRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database, objects } = deps;
	// It may have another name since the message was taken; who renames it from now on waits to tag what is made here.
	const episode = (await database.episodes.find(asBegun.userId, asBegun.id)) ?? asBegun;
	await database.jobs.report(job.id, job.run, { step: FINISHING, record: true, progress: PROGRESS.finishing });
	const parts = await database.production.parts(episode.id);
	const atOnce = pLimit(FILES_AT_ONCE);
	const files =
		job.multipleFiles || parts.length === 1
			? parts.map((part, index) => atOnce(() => partFile(deps, episode, part, { index, total: parts.length }, signal)))
			: [joinParts(deps, job, episode, parts, signal)];
	const [peaks, ...audioFiles] = await Promise.all([readAll<Peaks>(objects, parts, peaksKey), ...files]);
	signal.throwIfAborted();
	const outline = await withTellings(database, episode.id);
	const replaced = await replacedObjects(objects, episode, parts, audioFiles);
	await removeUnusedClips(deps, episode.userId);
	const ended = await database.transaction(async (tx) => {
		if (!(await tx.jobs.finish(job.id, job.run, { status: 'completed', step: DONE }))) return false;
		await tx.episodes.setFinished(episode.id, {
			durationSeconds: audioFiles.reduce((sum, file) => sum + file.durationSeconds, 0),
			thumbnail: thumbnailOf(joinPeaks(peaks)),
			audioFiles,
		});
		if (outline) await tx.production.saveOutline(episode.id, outline);
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

/** The plan of a guided reading with what became of each section; null where there is none to say it of. */
async function withTellings(
	{ production }: ProductionDependencies['database'],
	episodeId: OwnedId<'episode'>,
): Promise<EpisodeOutline | null> {
	const outline = await production.outline(episodeId);
	if (!outline?.map || outline.script) return null;
	const lines = await production.episodeLines(episodeId);
	return { ...outline, sections: readTellings(outline.map, lines, outline.documents) };
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

/** A part's own file, which bears the name that the episode has by now. */
async function partFile(
	deps: ProductionDependencies,
	episode: EpisodeRecord,
	part: PartRecord,
	{ index, total }: { index: number; total: number },
	signal: AbortSignal,
): Promise<AudioFileRecord> {
	const { database, objects } = deps;
	const { number } = part;
	const durationSeconds = part.durationSeconds ?? 0;
	const objectKey = audioKey(part);
	const info = await objects.info(objectKey);
	if (!info) throw new Error(`the audio of part ${number} is missing`);
	const transcript = await readJson<PartTranscript>(objects, transcriptKey(objectKey));
	const parts = [{ number, durationSeconds, transcript }];
	const track = total === 1 ? null : { number, total };
	const tag = await tagOfFile(deps, episode, { parts, track, hasCover: true }, signal);
	const size = await replaceTag(objects, info, tag, signal);
	if (tag.length !== part.tagBytes) {
		const tagged = { key: objectKey, size, tagBytes: tag.length };
		await database.transaction((tx) => tx.production.noteTag(episode.id, tagged));
	}
	return {
		index,
		objectKey,
		size,
		durationSeconds,
		firstPart: number,
		lastPart: number,
		parts: [playedPart(part)],
	};
}

/** One file that plays all parts: their frames end to end, under one tag. Nothing is encoded again. */
async function joinParts(
	deps: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	parts: PartRecord[],
	signal: AbortSignal,
): Promise<AudioFileRecord> {
	const { objects } = deps;
	const whole = episodeKeys(episode.userId, episode.id).whole(runTag(job));
	const transcripts = await readAll<PartTranscript>(objects, parts, transcriptKey);
	const duration = parts.reduce((sum, part) => sum + (part.durationSeconds ?? 0), 0);
	const played = parts.flatMap(({ number, durationSeconds }, index) => {
		const transcript = transcripts[index];
		return transcript ? [{ number, durationSeconds: durationSeconds ?? 0, transcript }] : [];
	});
	const tag = await tagOfFile(deps, episode, { parts: played, track: null, hasCover: true }, signal);
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
	for (const part of parts) contents.push(await readJson<Content>(objects, keyOf(audioKey(part))));
	return contents;
}

async function readJson<Content>(objects: ObjectStore, key: string): Promise<Content> {
	return JSON.parse(Buffer.from(await objects.read(key)).toString('utf8')) as Content;
}
