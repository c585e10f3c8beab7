import type { ObjectStore, ProductionRepository, SpeechSynthesizer, SpokenClip } from '../ports/index.ts';
import type { PlannedClip } from './clips.ts';
import type { ClipRecord } from './types.ts';
import { fromWav, toWav } from './wav.ts';

/**
 * Speech for every clip, in order: what exists is read, the rest is synthesized and kept before anything else is done
 * with it, so that it is never made or paid for again.
 * @param deps.used notes a clip that was synthesized, with its seconds; a clip that is used again is not.
 * @param voiced called after each clip with how many are there.
 */
export async function voiceClips(
	deps: {
		clips: ProductionRepository;
		objects: ObjectStore;
		speech: SpeechSynthesizer;
		used: (clip: PlannedClip, seconds: number) => Promise<void>;
	},
	userId: string,
	planned: PlannedClip[],
	voiced: (clips: number) => Promise<void>,
	signal: AbortSignal,
): Promise<SpokenClip[]> {
	const { clips, objects, speech, used } = deps;
	const existing = new Map(
		(await clips.findClips(userId, [...new Set(planned.map(({ key }) => key))])).map((clip) => [clip.key, clip]),
	);
	const spoken = new Array<SpokenClip>(planned.length);
	const queue = planned.entries();
	let done = 0;

	async function next(): Promise<void> {
		for (const [index, clip] of queue) {
			signal.throwIfAborted();
			const kept = existing.get(clip.key);
			spoken[index] = (kept && (await readClip(objects, kept))) ?? (await makeClip(clip));
			done++;
			await voiced(done);
		}
	}

	async function makeClip(clip: PlannedClip): Promise<SpokenClip> {
		const { key, language, spoken: lines } = clip;
		const made = await speech.synthesize({ language, lines, signal });
		const objectKey = `users/${userId}/clips/${key}.wav`;
		const { size } = await objects.put(objectKey, toWav(made.pcm, made.sampleRate));
		const duration = made.pcm.length / made.sampleRate;
		await Promise.all([
			clips.saveClip({ userId, key, engine: speech.id, objectKey, size, duration, lines: made.lines }),
			used(clip, duration),
		]);
		return made;
	}

	const workers = Array.from({ length: Math.max(1, speech.concurrency) }, next);
	const outcomes = await Promise.allSettled(workers);
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	if (failed) throw failed.reason;
	return spoken;
}

/** Null when its object is gone or damaged: it is made anew. */
async function readClip(objects: ObjectStore, clip: ClipRecord): Promise<SpokenClip | null> {
	const info = await objects.info(clip.objectKey);
	if (!info) return null;
	try {
		return { ...fromWav(await objects.read(clip.objectKey)), lines: clip.lines };
	} catch {
		return null;
	}
}
