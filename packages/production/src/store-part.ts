import type { Peaks } from '@nexus/contract';
import type { PartAudio } from '@nexus/core/ports';
import {
	episodeKeys,
	type LineRecord,
	type PartTranscript,
	peaksKey,
	runTag,
	transcriptKey,
} from '@nexus/core/records';
import { pauseBefore } from '@nexus/core/scripts';
import type { ProductionDependencies } from './dependencies.ts';
import { tagOfFile } from './file-tags.ts';
import type { VoicedClip } from './part-voicing.ts';
import { holdJobAndPart, type PartWork } from './part-work.ts';
import { StaleWork } from './stale-work.ts';
import { partDone } from './steps.ts';
import { partTranscript } from './transcript.ts';

export interface AssembledPart {
	audio: PartAudio;
	transcript: PartTranscript;
}

/**
 * Joins clips with the pauses of talk between them, levels and encodes them.
 * @param isWhole whether they are all of the part's
 */
export async function assemblePart(
	{ audio }: ProductionDependencies,
	{ job, episode, part, memory, signal }: PartWork,
	clips: VoicedClip[],
	isWhole: boolean,
	onProgress?: (share: number) => void,
): Promise<AssembledPart> {
	let previous: LineRecord | null = null;
	const placed = clips.map(({ clip: { lines }, spoken }) => {
		const pause = lines[0] ? pauseBefore(lines[0], previous) : 0;
		previous = lines.at(-1) ?? previous;
		return { ...spoken, speakers: lines.map(({ speaker }) => speaker), pauseBefore: pause };
	});
	const theme = {
		opening: episode.themeSound && part.number === 1,
		closing: episode.themeSound && isWhole && part.number === job.totalParts,
	};
	const made = await audio.assemble({ clips: placed, theme, memory, signal, onProgress });
	const transcript = partTranscript(
		clips.map(({ clip }) => clip),
		clips.map(({ spoken }) => spoken.lines),
		made.clipStarts,
	);
	return { audio: made, transcript };
}

/** Puts the part's first clip where it can be heard from, until the whole part can. */
export async function publishOpening(deps: ProductionDependencies, work: PartWork, clip: VoicedClip): Promise<void> {
	const { database, objects } = deps;
	const { episode, part } = work;
	const assembled = await assemblePart(deps, work, [clip], false);
	const objectKey = episodeKeys(episode.userId, episode.id).opening(tagOf(work));
	const { size } = await objects.put(objectKey, await withTag(deps, work, assembled, false));
	const { durationSeconds } = assembled.audio;
	await database.transaction(async (tx) => {
		await holdJobAndPart(tx, work);
		await tx.production.setOpening(part.id, { objectKey, size, durationSeconds });
	});
}

/** Nothing that was begun before writes over what is made now. */
const tagOf = ({ job, part }: Pick<PartWork, 'job' | 'part'>): string => `${runTag(job)}-${part.attempt}`;

/** @param hasCover not where it is heard only until the whole part, or the whole episode, can be */
async function withTag(
	deps: ProductionDependencies,
	{ job, episode, part, signal }: PartWork,
	{ audio: { durationSeconds, frames }, transcript }: AssembledPart,
	hasCover: boolean,
): Promise<[tag: Uint8Array, ...frames: Uint8Array[]]> {
	const parts = [{ number: part.number, durationSeconds, transcript }];
	const track = job.totalParts === 1 ? null : { number: part.number, total: job.totalParts };
	return [await tagOfFile(deps, episode, { parts, track, hasCover }, signal), ...frames];
}

/**
 * Puts the part's audio, transcript and waveform where they can be played from, and notes it as finished. The last part
 * to be completed asks for the episode to be finished, in the same transaction.
 */
export async function completePart(
	deps: ProductionDependencies,
	work: PartWork,
	assembled: AssembledPart,
): Promise<void> {
	const { database, objects } = deps;
	const { job, episode, part } = work;
	const { audio: made, transcript } = assembled;
	const { durationSeconds, loudness, waveform } = made;
	const peaks: Peaks = {
		duration: durationSeconds,
		peaks_per_second: waveform.peaksPerSecond,
		peaks: waveform.peaks,
		speakers: waveform.speakers,
	};
	const file = await withTag(deps, work, assembled, job.multipleFiles || job.totalParts === 1);
	const objectKey = episodeKeys(episode.userId, episode.id).part(part.number, tagOf(work));
	const [{ size }] = await Promise.all([
		objects.put(objectKey, file),
		objects.put(transcriptKey(objectKey), Buffer.from(JSON.stringify(transcript))),
		objects.put(peaksKey(objectKey), Buffer.from(JSON.stringify(peaks))),
	]);
	const accepted = await database.transaction(async (tx) => {
		const unfinished = await tx.production.completePart(job, {
			id: part.id,
			attempt: part.attempt,
			episodeId: episode.id,
			durationSeconds,
			loudness,
			size,
			objectKey,
			tagBytes: file[0].length,
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
	for (const key of [objectKey, transcriptKey(objectKey), peaksKey(objectKey)]) await objects.delete(key);
	throw new StaleWork(`part ${part.number} was made for a job that is over, or is made anew`);
}
