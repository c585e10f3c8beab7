import type { Peaks } from '@nexus/contract';
import { type AudioFileRecord, type EpisodeRecord, episodeKeys, type JobRecord } from '../episodes/types.ts';
import type { ObjectStore } from '../ports/index.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { DONE, FINISHING, PROGRESS } from './steps.ts';
import { joinPeaks, thumbnailOf } from './transcript.ts';
import type { PartRecord, PartTranscript } from './types.ts';

/** Makes the episode's files out of its finished parts and ends the job. */
export async function finishEpisode(
	deps: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database, objects } = deps;
	await database.jobs.report(job.id, job.run, { step: FINISHING, record: true, progress: PROGRESS.finishing });
	const parts = await database.production.parts(episode.id);
	const keys = episodeKeys(episode.userId, episode.id);
	const audioFiles =
		job.multipleFiles || parts.length === 1
			? await Promise.all(parts.map((part, index) => partFile(objects, keys.part(part.number), part, index)))
			: [await joinParts(deps, episode, parts, signal)];
	const peaks = await readAll<Peaks>(objects, parts, keys.peaks);
	signal.throwIfAborted();
	await database.transaction(async (tx) => {
		const ended = await tx.jobs.finish(job.id, job.run, { status: 'completed', step: DONE });
		if (!ended) return;
		await tx.episodes.setFinished(episode.id, {
			durationSeconds: audioFiles.reduce((sum, file) => sum + file.durationSeconds, 0),
			thumbnail: thumbnailOf(joinPeaks(peaks)),
			audioFiles,
		});
	});
}

async function partFile(
	objects: ObjectStore,
	objectKey: string,
	{ number, durationSeconds }: PartRecord,
	index: number,
): Promise<AudioFileRecord> {
	const info = await objects.info(objectKey);
	if (!info) throw new Error(`the audio of part ${number} is missing`);
	return {
		index,
		objectKey,
		size: info.size,
		durationSeconds: durationSeconds ?? 0,
		firstPart: number,
		lastPart: number,
	};
}

/** One file that plays all parts: their frames end to end, under one tag. Nothing is encoded again. */
async function joinParts(
	{ objects, audio }: ProductionDependencies,
	episode: EpisodeRecord,
	parts: PartRecord[],
	signal: AbortSignal,
): Promise<AudioFileRecord> {
	const keys = episodeKeys(episode.userId, episode.id);
	const transcripts = await readAll<PartTranscript>(objects, parts, keys.transcript);
	const duration = parts.reduce((sum, part) => sum + (part.durationSeconds ?? 0), 0);
	let offset = 0;
	const starts = parts.flatMap((part, index) => {
		const chapters = transcripts[index]?.chapters.map(({ title, start }) => ({ title, start: start + offset })) ?? [];
		offset += part.durationSeconds ?? 0;
		return chapters;
	});
	const tag = audio.tag({
		title: episode.title,
		artist: `${episode.hostA.name} e ${episode.hostB.name}`,
		album: episode.title,
		language: episode.language,
		durationSeconds: duration,
		track: null,
		chapters: starts.map((chapter, index) => ({ ...chapter, end: starts[index + 1]?.start ?? duration })),
	});

	async function* frames(): AsyncGenerator<Uint8Array> {
		yield tag;
		for (const part of parts) {
			signal.throwIfAborted();
			const key = keys.part(part.number);
			const info = await objects.info(key);
			if (!info) throw new Error(`the audio of part ${part.number} is missing`);
			for await (const chunk of await objects.stream(key, { start: part.tagBytes, end: info.size - 1 })) {
				yield chunk as Uint8Array;
			}
		}
	}

	const { size } = await objects.put(keys.whole, frames());
	return {
		index: 0,
		objectKey: keys.whole,
		size,
		durationSeconds: duration,
		firstPart: 1,
		lastPart: parts.length,
	};
}

async function readAll<Content>(
	objects: ObjectStore,
	parts: PartRecord[],
	keyOf: (number: number) => string,
): Promise<Content[]> {
	const contents: Content[] = [];
	for (const { number } of parts) {
		contents.push(JSON.parse(Buffer.from(await objects.read(keyOf(number))).toString('utf8')) as Content);
	}
	return contents;
}
