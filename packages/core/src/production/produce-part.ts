import { randomUUID } from 'node:crypto';
import type { Peaks } from '@nexus/contract';
import { type EpisodeRecord, episodeKeys, type JobRecord, peaksKey, runTag, transcriptKey } from '../episodes/types.ts';
import { NexusError } from '../errors/index.ts';
import { documentKeys } from '../library/types.ts';
import type { PartAudio, Transaction } from '../ports/index.ts';
import type { Hosts } from '../scripts/types.ts';
import { type PlannedClip, planClips } from './clips.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { charactersOf, usageOf } from './note-usage.ts';
import { PartProgress } from './part-progress.ts';
import { pauseBefore } from './pauses.ts';
import { StaleWork } from './stale-work.ts';
import { partDone, SCRIPT_DONE, SCRIPT_SHARE, scriptWritten, voicing, writing } from './steps.ts';
import { partTranscript } from './transcript.ts';
import type { LineRecord, PartRecord, PartTranscript } from './types.ts';
import { voiceClips } from './voice-clips.ts';

/**
 * Script, speech and audio of one part, going on from whatever an earlier attempt has finished; of a job for the script
 * alone, the script.
 * @throws StaleWork when the job is over or belongs to a later run: then nothing was written.
 */
export async function producePart(
	deps: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	part: PartRecord,
	signal: AbortSignal,
): Promise<void> {
	const { database, objects, engines, audio } = deps;
	const hosts: Hosts = { A: episode.hostA, B: episode.hostB };
	const progress = new PartProgress(database, job, part);

	const lines = part.scriptWritten
		? await database.production.lines(part.id)
		: await writeScript(deps, { job, episode, part, hosts, progress, signal });

	if (job.kind === 'script') return await completeScript(deps, job, episode, part, progress);

	const speech = await engines.speechFor(episode);
	const opening = part.number === 1;
	const clips = await planClips(database.production, episode.userId, { lines, hosts, speech, opening });
	await database.transaction(async (tx) => {
		await hold(tx, job);
		await tx.production.setPartClips(
			part.id,
			episode.userId,
			clips.map(({ key }) => key),
		);
	});
	await progress.step(voicing(part.number, job.totalParts), SCRIPT_SHARE);
	const used = ({ spoken: said }: PlannedClip, audioSeconds: number) =>
		database.usage.add(
			usageOf(
				{ job, episode, partId: part.id },
				{ kind: 'speech', engine: speech.id, characters: charactersOf(said), audioSeconds },
			),
		);
	const spoken = await voiceClips(
		{ clips: database.production, objects, speech, used },
		episode.userId,
		clips,
		(voiced) => progress.advance(SCRIPT_SHARE + (0.95 - SCRIPT_SHARE) * (voiced / clips.length)),
		signal,
	);

	const pauses = pausesOf(clips);
	const assembled = await audio.assemble({
		clips: clips.map((clip, index) => {
			const { pcm, sampleRate, lines: times } = spoken[index] as (typeof spoken)[number];
			return {
				pcm,
				sampleRate,
				lines: times,
				speakers: clip.lines.map(({ speaker }) => speaker),
				pauseBefore: pauses[index] ?? 0,
			};
		}),
		signal,
	});
	const transcript = partTranscript(
		clips,
		spoken.map(({ lines: times }) => times),
		assembled.clipStarts,
	);
	const stored = await storePart(deps, job, episode, part, assembled, transcript);
	await complete(deps, job, episode, part, { ...assembled, ...stored, transcript });
}

async function hold(tx: Transaction, job: JobRecord): Promise<void> {
	if (!(await tx.jobs.hold(job.id, job.run))) throw new StaleWork(`job ${job.id} is over or in a later run`);
}

function pausesOf(clips: PlannedClip[]): number[] {
	let previous: LineRecord | null = null;
	return clips.map(({ lines }) => {
		const pause = lines[0] ? pauseBefore(lines[0], previous) : 0;
		previous = lines.at(-1) ?? previous;
		return pause;
	});
}

async function writeScript(
	{ database, objects, engines }: ProductionDependencies,
	work: {
		job: JobRecord;
		episode: EpisodeRecord;
		part: PartRecord;
		hosts: Hosts;
		progress: PartProgress;
		signal: AbortSignal;
	},
): Promise<LineRecord[]> {
	const { job, episode, part, hosts, progress, signal } = work;
	const outline = await database.production.outline(episode.id);
	if (!outline || !episode.documentId) throw new NexusError('document_missing');
	await progress.step(writing(part.number, job.totalParts), 0);
	const writer = await engines.writerFor(episode);
	const written: LineRecord[] = [];
	const lines = writer.writePart({
		outline,
		part: part.outline,
		text: await readText(objects, documentKeys(episode.userId, episode.documentId).text, part),
		language: episode.language,
		presetId: episode.presetId,
		hosts,
		customStyle: episode.customStyle,
		seed: episode.seed,
		signal,
	});
	for await (const line of lines) {
		written.push({
			...line,
			id: randomUUID(),
			partId: part.id,
			position: written.length,
			edited: false,
			start: null,
			end: null,
		});
		await progress.advance(SCRIPT_SHARE * (1 - 1 / (1 + written.length / 10)));
	}
	if (written.length === 0) throw new NexusError('document_unreadable');
	return await database.transaction(async (tx) => {
		await hold(tx, job);
		const kept = await tx.production.saveScript(part.id, written);
		if (kept === written) {
			const used = { kind: 'script', engine: writer.id, characters: charactersOf(written) } as const;
			await tx.usage.add(usageOf({ job, episode, partId: part.id }, used));
		}
		return kept;
	});
}

/** The last part to be written ends the job. */
async function completeScript(
	{ database }: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	part: PartRecord,
	progress: PartProgress,
): Promise<void> {
	await progress.step(scriptWritten(part.number, job.totalParts), SCRIPT_SHARE);
	await database.transaction(async (tx) => {
		await hold(tx, job);
		const parts = await tx.production.parts(episode.id);
		const written = parts.filter(({ scriptWritten }) => scriptWritten).length;
		await tx.jobs.report(job.id, job.run, { generatedParts: written });
		if (written === parts.length) {
			await tx.jobs.finish(job.id, job.run, { status: 'completed', step: SCRIPT_DONE });
		}
	});
}

async function readText(
	objects: ProductionDependencies['objects'],
	key: string,
	{ byteStart, byteEnd }: PartRecord,
): Promise<string> {
	if (byteEnd <= byteStart) return '';
	const decoder = new TextDecoder();
	let text = '';
	for await (const chunk of await objects.stream(key, { start: byteStart, end: byteEnd - 1 })) {
		text += decoder.decode(chunk as Uint8Array, { stream: true });
	}
	return text + decoder.decode();
}

/** Puts the part's audio, transcript and waveform where they can be played from. */
async function storePart(
	{ objects, audio }: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	part: PartRecord,
	made: PartAudio,
	transcript: PartTranscript,
): Promise<{ size: number; tagBytes: number; objectKey: string }> {
	const keys = episodeKeys(episode.userId, episode.id);
	const single = job.totalParts === 1;
	const tag = audio.tag({
		title: single ? episode.title : `${episode.title} – parte ${part.number}`,
		artist: `${episode.hostA.name} e ${episode.hostB.name}`,
		album: episode.title,
		language: episode.language,
		durationSeconds: made.durationSeconds,
		track: single ? null : { number: part.number, total: job.totalParts },
		chapters: transcript.chapters.map(({ title, start }, index, all) => ({
			title,
			start,
			end: all[index + 1]?.start ?? made.durationSeconds,
		})),
	});
	const peaks: Peaks = {
		duration: made.durationSeconds,
		peaks_per_second: made.waveform.peaksPerSecond,
		peaks: made.waveform.peaks,
		speakers: made.waveform.speakers,
	};
	const objectKey = keys.part(part.number, runTag(job));
	await objects.put(transcriptKey(objectKey), Buffer.from(JSON.stringify(transcript)));
	await objects.put(peaksKey(objectKey), Buffer.from(JSON.stringify(peaks)));
	const { size } = await objects.put(objectKey, Buffer.concat([tag, made.frames]));
	return { size, tagBytes: tag.length, objectKey };
}

/** The last part to be completed asks for the episode to be finished, in the same transaction. */
async function complete(
	{ database, objects }: ProductionDependencies,
	job: JobRecord,
	episode: EpisodeRecord,
	part: PartRecord,
	made: Pick<PartAudio, 'durationSeconds' | 'loudness'> & {
		size: number;
		tagBytes: number;
		objectKey: string;
		transcript: PartTranscript;
	},
): Promise<void> {
	const { durationSeconds, loudness, size, tagBytes, objectKey, transcript } = made;
	const accepted = await database.transaction(async (tx) => {
		const unfinished = await tx.production.completePart(job, {
			id: part.id,
			episodeId: episode.id,
			durationSeconds,
			loudness,
			size,
			objectKey,
			tagBytes,
			lines: transcript.lines.map(({ id, start, end }) => ({ id, start, end })),
		});
		if (unfinished === null) return false;
		await tx.jobs.report(job.id, job.run, { step: partDone(part.number, job.totalParts), record: true });
		if (unfinished === 0) {
			await tx.enqueue([{ queue: 'episode-finish', payload: { jobId: job.id, run: job.run }, priority: -part.number }]);
		}
		return true;
	});
	if (accepted) return;
	if ((await database.production.part(part.id))?.objectKey !== objectKey) {
		for (const key of [objectKey, transcriptKey(objectKey), peaksKey(objectKey)]) await objects.delete(key);
	}
	throw new StaleWork(`part ${part.number} was made for a job that is over`);
}
