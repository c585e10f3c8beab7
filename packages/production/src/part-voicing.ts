import {
	isDear,
	isRemote,
	type SilenceListener,
	type SpeechSynthesizer,
	type SpokenClip,
	type Takes,
} from '@nexus/core/ports';
import type { ClipRecord, LineRecord } from '@nexus/core/records';
import pLimit from 'p-limit';
import { type PlannedClip, planClipsOf } from './clips.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { atStage } from './engine-failure.ts';
import { GrowingWaveform } from './growing-waveform.ts';
import { keptTakes } from './kept-takes.ts';
import { holdJobAndPart, type PartWork } from './part-work.ts';
import { readClip, readStoredClip, toStoredClip } from './stored-clip.ts';
import { charactersOf } from './usage-meter.ts';
import { toWav } from './wav.ts';

/** A clip with its speech. */
export interface VoicedClip {
	clip: PlannedClip;
	spoken: SpokenClip;
}

type VoicingDependencies = Pick<ProductionDependencies, 'database' | 'objects' | 'clipLocks' | 'unsaved' | 'waste'>;

/**
 * Voices a part's lines while the rest of them is still being written. Clips that exist are read. The others are
 * synthesized and stored before anything else uses them, so that none is made or paid for twice: whoever needs the same
 * clip at the same moment waits for the first to make it. Speech that costs nothing is locked within this process only,
 * since agreeing with other processes would take longer than making it again.
 */
export class PartVoicing {
	readonly #deps: VoicingDependencies;
	readonly #work: PartWork;
	readonly #speech: SpeechSynthesizer;
	readonly #onFirstClip: (clip: VoicedClip) => Promise<void>;
	readonly #isDear: boolean;
	readonly #limit;
	readonly #clips = new Map<string, Promise<SpokenClip>>();
	/** The part's clips that were stored already when work on them began. */
	readonly #kept = new Map<string, ClipRecord>();
	readonly #errors: unknown[] = [];
	#opening: Promise<void> = Promise.resolve();
	#noted = 0;
	#recordProgress: Promise<void> | null = null;
	readonly #voiced: { clip: PlannedClip; spoken: SpokenClip }[] = [];
	/** Keys of clips that were made rather than found, and their characters since the last report. */
	readonly #made = new Set<string>();
	#unreportedCharacters = 0;
	#waveform: { picture: GrowingWaveform; characters: number; places: Map<string, number> } | undefined;

	/** @param onFirstClip called with the first clip of several, once it can be heard */
	constructor(
		deps: VoicingDependencies,
		work: PartWork,
		speech: SpeechSynthesizer,
		onFirstClip: (clip: VoicedClip) => Promise<void>,
	) {
		this.#deps = deps;
		this.#work = work;
		this.#speech = speech;
		this.#onFirstClip = onFirstClip;
		this.#isDear = isDear(work.engines.speech);
		this.#limit = pLimit(Math.max(1, speech.concurrency));
	}

	/** Begins with the clips that later lines do not change. */
	async offer(lines: LineRecord[]): Promise<void> {
		if (this.#speech.clipSeconds === 0 || this.#errors.length > 0) return;
		const planned = await this.#plan(lines);
		await this.#begin(planned.slice(0, -1), true);
	}

	/**
	 * The speech of all lines, in order.
	 * @throws the error of the clip that failed, once the clips under way have ended
	 */
	async finish(lines: LineRecord[]): Promise<VoicedClip[]> {
		const planned = await this.#plan(lines);
		await this.#beginWaveform(planned);
		await this.#begin(planned, planned.length > 1);
		try {
			const clips = await this.#voicedClips(planned);
			await this.#opening;
			await this.#save();
			return clips;
		} catch (error) {
			await this.settle(error);
			throw error;
		}
	}

	/** Begins no more clips and waits for those under way, since they are paid for. The job fails before the wait. */
	async settle(reason: unknown): Promise<void> {
		this.#errors.push(reason);
		await this.#work.failing(reason);
		await Promise.allSettled([...this.#clips.values(), this.#opening]);
		await this.#save().catch(() => undefined);
	}

	#save(): Promise<void> {
		return this.#deps.unsaved.save(this.#deps.database.production, this.#work.episode.userId);
	}

	#plan(lines: LineRecord[]): Promise<PlannedClip[]> {
		const { hosts, part, episode, pronunciations } = this.#work;
		const planning = { lines, hosts, speech: this.#speech, opening: part.number === 1, pronunciations };
		return planClipsOf(this.#deps.database.production, episode.userId, planning);
	}

	/** Starts making clips. They are recorded as the part's before they exist, so that cleanup does not take them for unused. */
	async #begin(clips: PlannedClip[], hasFollowers: boolean): Promise<void> {
		const { part, episode } = this.#work;
		if (clips.length <= this.#noted && clips.every(({ key }) => this.#clips.has(key))) return;
		const keys = clips.map(({ key }) => key);
		await this.#deps.database.transaction(async (tx) => {
			await holdJobAndPart(tx, this.#work);
			await tx.production.setPartClips(part.id, episode.userId, keys);
		});
		this.#noted = clips.length;
		if (!this.#isDear) await this.#loadKept(keys.filter((key) => !this.#clips.has(key)));
		for (const [index, clip] of clips.entries()) {
			if (this.#clips.has(clip.key)) continue;
			const spoken = this.#limit(() => this.#voice(clip, index === 0 && part.number === 1));
			spoken.catch((error) => this.#errors.push(error));
			this.#clips.set(clip.key, spoken);
			if (index > 0 || !hasFollowers) continue;
			this.#opening = spoken.then((made) => this.#onFirstClip({ clip, spoken: made }));
			this.#opening.catch(() => undefined);
		}
	}

	#voicedClips(planned: PlannedClip[]): Promise<VoicedClip[]> {
		return Promise.all(
			planned.map(async (clip) => ({ clip, spoken: await (this.#clips.get(clip.key) as Promise<SpokenClip>) })),
		);
	}

	async #voice(clip: PlannedClip, urgent: boolean): Promise<SpokenClip> {
		if (this.#errors.length > 0) throw this.#errors[0];
		this.#work.signal.throwIfAborted();
		const spoken = await this.#exclusively(clip, urgent);
		this.#voiced.push({ clip, spoken });
		this.#work.progress.answered(clip.key, charactersOf(clip.spoken), this.#made.has(clip.key));
		if (this.#waveform) await this.#reportVoiced({ clip, spoken });
		return spoken;
	}

	/** All clips are known: from now on their progress and waveform are reported. */
	async #beginWaveform(planned: PlannedClip[]): Promise<void> {
		const clips = planned.map(({ key, spoken, lines }) => ({
			key,
			characters: charactersOf(spoken),
			turns: lines.map(({ speaker, text }) => ({ speaker, characters: text.length })),
		}));
		this.#waveform = {
			picture: new GrowingWaveform(clips),
			characters: clips.reduce((sum, { characters }) => sum + characters, 0),
			places: new Map(planned.map(({ key }, place) => [key, place])),
		};
		this.#unreportedCharacters = 0;
		for (const made of this.#voiced) this.#addToWaveform(made);
		await this.#work.progress.voicing(clips, this.#voicedShare(), this.#waveform.picture);
	}

	#addToWaveform({ clip, spoken }: VoicedClip): void {
		const place = this.#waveform?.places.get(clip.key);
		if (place === undefined) return;
		const lines = clip.lines.map(({ speaker }, index) => ({ speaker, end: spoken.lines[index]?.end ?? 0 }));
		this.#waveform?.picture.add(place, spoken, lines);
	}

	async #reportVoiced(made: VoicedClip): Promise<void> {
		this.#addToWaveform(made);
		const fresh = this.#unreportedCharacters;
		this.#unreportedCharacters = 0;
		await this.#work.progress.voiced(this.#voicedShare(), fresh);
	}

	/** The share of the part that is voiced, 0 to 1. */
	#voicedShare(): number {
		const said = this.#voiced.reduce((sum, { clip }) => sum + charactersOf(clip.spoken), 0);
		return said / Math.max(1, this.#waveform?.characters ?? 0);
	}

	async #exclusively(clip: PlannedClip, urgent: boolean): Promise<SpokenClip> {
		const { episode, sent } = this.#work;
		const name = `clip ${episode.userId} ${clip.key}`;
		const afresh = async () => {
			await this.#loadKept([clip.key]);
			return await this.#readOrMake(clip, urgent);
		};
		return this.#isDear
			? await this.#deps.database.exclusively(name, sent, afresh)
			: await this.#deps.clipLocks.run(name, (waited) => (waited ? afresh() : this.#readOrMake(clip, urgent)));
	}

	async #loadKept(keys: string[]): Promise<void> {
		const { database, unsaved } = this.#deps;
		const { userId } = this.#work.episode;
		const waiting = unsaved.find(userId, keys);
		const found = await database.production.findClips(userId, keys);
		for (const clip of [...found, ...waiting]) this.#kept.set(clip.key, clip);
	}

	async #readOrMake(clip: PlannedClip, urgent: boolean): Promise<SpokenClip> {
		const kept = this.#kept.get(clip.key);
		return (kept && (await readClip(this.#deps.objects, kept))) ?? (await this.#make(clip, urgent));
	}

	async #make(clip: PlannedClip, urgent: boolean): Promise<SpokenClip> {
		const { database, objects, unsaved } = this.#deps;
		const { episode, meter, part } = this.#work;
		const { key, spoken: lines } = clip;
		const { id: engine } = this.#speech;
		const takes = keptTakes(objects, episode, key);
		const objectKey = `users/${episode.userId}/clips/${key}.wav`;
		// A worker may have died between a clip's object and its row. What a provider sent is kept as a take.
		const isWhole = this.#isDear && !isRemote(this.#work.engines.speech);
		const stored = isWhole ? await readStoredClip(objects, objectKey) : null;
		const made = stored?.clip ?? (await this.#synthesize(clip, urgent, takes));
		const wav = isWhole ? toStoredClip(made) : toWav(made.pcm, made.sampleRate);
		const { size } = stored ?? (await objects.put(objectKey, wav, { durable: this.#isDear }));
		const duration = made.pcm.length / made.sampleRate;
		const record = { userId: episode.userId, key, engine, objectKey, size, duration, lines: made.lines };
		this.#recordProgress ??= database.production.recordPartProgress(part.id);
		if (!this.#isDear) unsaved.add(record);
		await Promise.all([
			this.#isDear && database.production.saveClips([record]),
			this.#recordProgress,
			this.#work.silence.ended(['speech_provider', 'storage']),
		]);
		const spoke = { kind: 'speech', engine, characters: charactersOf(lines), audioSeconds: duration } as const;
		if (this.#isDear) meter.add(spoke);
		else meter.tally(spoke);
		await takes.clear();
		if (stored) return made;
		this.#unreportedCharacters += charactersOf(lines);
		this.#made.add(key);
		return made;
	}

	async #synthesize({ key, language, spoken: lines }: PlannedClip, urgent: boolean, takes: Takes): Promise<SpokenClip> {
		const { job, engines, memory, meter, signal, sent } = this.#work;
		const used = meter.listener('speech', engines.speech, this.#speech.id);
		const asked = () => this.#work.progress.asked(key, charactersOf(lines));
		const listener = this.#work.silence.listener('speech');
		const silence: SilenceListener = (limitMs) => {
			if (limitMs !== null) asked();
			listener(limitMs);
		};
		// A provider's calls may wait in a queue first.
		if (!isRemote(engines.speech)) asked();
		const calls = this.#isDear ? { signal: sent, ending: signal, waste: this.#deps.waste.of(job) } : { signal };
		const request = { language, lines, ...calls, urgent, used, silence, takes, memory };
		return await this.#speech.synthesize(request).catch((error) => {
			throw atStage('speech', error);
		});
	}
}
