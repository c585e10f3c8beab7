import { type ChosenEngines, type Database, isRemote, type SpeechSynthesizer } from '@nexus/core/ports';
import { type JobRecord, type JobStep, type PlannedPart, SCRIPT_SHARE } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND } from '@nexus/core/scripts';
import { ClipsUnderWay, secondsLeft, shareUnderWay } from './clips-under-way.ts';
import { CONCURRENT_CALLS, expectedSeconds, speechShapeOf, TYPICAL_SPEECH } from './expected-seconds.ts';
import type { GrowingWaveform } from './growing-waveform.ts';
import { type Pace, type PartStage, pacedAs } from './pace.ts';
import { expectedCharacters } from './part-size.ts';
import { overallProgress } from './steps.ts';

/** Milliseconds between two written reports of one part, and between two while nothing is heard of it. */
const INTERVAL = 500;
const SILENT_INTERVAL = { single: 1_000, several: 2_000 };
/** Share of a part's work that is done when all is assembled; the rest is to store it. */
const ASSEMBLED = 0.98;
/** Of voicing and assembly, the least that either of them is shown as. */
const LEAST = 0.1;

interface Begun {
	database: Pick<Database, 'jobs' | 'production'>;
	job: JobRecord & { engines: ChosenEngines };
	part: PlannedPart;
	pace: Pace;
	/** Milliseconds of any clock that never goes back. */
	clock?: () => number;
}

/**
 * Tells how far a part has come and how long the episode still takes, as often as anybody can see. Its words are the
 * job's while it is the first part that is not finished, so that what is told to be before it is finished.
 */
export class PartProgress {
	readonly #begun: Begun;
	readonly #clock: () => number;
	/** Characters of its script, as expected until they are known. */
	#characters: number;
	readonly #done: Record<PartStage, number>;
	readonly #clips = new ClipsUnderWay();
	#voices = TYPICAL_SPEECH;
	#voicingShare = 0.5;
	#measuredAt: number;
	/** The writing by a provider that is not over, with the characters that have come. */
	#writing: { since: number; characters: number } | null = null;
	#step: JobStep | undefined;
	#reportedAt = Number.NEGATIVE_INFINITY;
	#sound: GrowingWaveform | undefined;
	#timer: ReturnType<typeof setInterval> | undefined;
	#telling: Promise<void> = Promise.resolve();

	constructor(begun: Begun) {
		this.#begun = begun;
		this.#clock = begun.clock ?? (() => performance.now());
		this.#characters = expectedCharacters(begun.part, begun.job.totalParts);
		this.#done = { script: begun.part.scriptWritten ? 1 : 0, speech: 0, assembly: 0 };
		this.#measuredAt = this.#clock();
	}

	/** From now on what is waited for moves as well, by the time that it usually takes. */
	watch(): void {
		const { totalParts } = this.#begun.job;
		const interval = totalParts === 1 ? SILENT_INTERVAL.single : SILENT_INTERVAL.several;
		this.#timer = setInterval(() => {
			if (this.#clock() - this.#reportedAt >= interval) void this.refresh().catch(() => undefined);
		}, interval);
		this.#timer.unref();
	}

	/** Tells again how far it is, where anything is waited for. */
	async refresh(): Promise<void> {
		if (this.#clips.hasBegun || this.#writing !== null) await this.#write(false);
	}

	/** The work on the part is over, or given up: nothing more is told of it. */
	async unwatch(): Promise<void> {
		clearInterval(this.#timer);
		await this.#telling.catch(() => undefined);
	}

	/** Who is going to speak. */
	speaksWith(speech: Pick<SpeechSynthesizer, 'clipSeconds' | 'concurrency'>): void {
		this.#voices = speechShapeOf(speech);
	}

	/** Begins a step: always written, and kept in the history. */
	async step(step: JobStep): Promise<void> {
		this.#step = step;
		await this.#write(true);
	}

	/** The script is asked for. */
	beginsWriting(): void {
		this.measureAnew();
		if (isRemote(this.#begun.job.engines.script)) this.#writing = { since: this.#clock(), characters: 0 };
	}

	/** Of the script, 0 to 1; `fresh` characters of it since the last call. */
	async written(share: number, fresh: number): Promise<void> {
		const writing = this.#writing;
		if (!writing) return await this.#advance('script', share, fresh);
		// A provider's answers come when they are whole: only all of them tell how long it takes.
		writing.characters += fresh;
		if (share >= 1) {
			this.#writing = null;
			if (writing.characters > 0) {
				this.#begun.pace.note('script', this.#engineOf('script'), writing.characters, this.#since(writing.since));
			}
		}
		await this.#advance('script', share, 0);
	}

	/** A step of the script is done, though no character of it is there yet. */
	async scriptReached(share: number): Promise<void> {
		this.#done.script = Math.max(this.#done.script, Math.min(1, share));
		await this.#write(false);
	}

	/** Begins with the speech of these clips, `said` of all of it being there. */
	async voicing(
		clips: readonly { key: string; characters: number }[],
		said: number,
		sound: GrowingWaveform,
	): Promise<void> {
		this.#characters = clips.reduce((sum, { characters }) => sum + characters, 0);
		this.#clips.plan(clips);
		this.#sound = sound;
		this.#measuredAt = this.#clock();
		const [speech, assembly] = [this.#secondsOf('speech'), this.#secondsOf('assembly')];
		const voicing = this.#speaksElsewhere ? this.#speechLeft(speech).chain : speech;
		this.#voicingShare = Math.min(1 - LEAST, Math.max(LEAST, voicing / Math.max(0.001, voicing + assembly)));
		this.#done.speech = Math.min(1, said);
		await this.#write(false);
	}

	/** A clip is asked for: from now on it is waited for. */
	asked(key: string, characters: number): void {
		this.#clips.begin(key, characters, this.#clock());
	}

	/** A clip is there. @param isFresh whether it was made now rather than found */
	answered(key: string, characters: number, isFresh: boolean): void {
		const seconds = this.#clips.end(key, this.#clock());
		if (!isFresh || seconds === null || !this.#speaksElsewhere) return;
		this.#begun.pace.note('speech', this.#engineOf('speech'), characters, seconds);
	}

	/** Of the speech, 0 to 1; `fresh` characters were said since the last call, rather than found as they were. */
	async voiced(share: number, fresh: number): Promise<void> {
		// Of a provider's clips, each has its own time.
		await this.#advance('speech', share, this.#speaksElsewhere ? 0 : fresh);
	}

	/** Of joining, levelling and encoding, 0 to 1. */
	async assembled(share: number): Promise<void> {
		const fresh = (share - this.#done.assembly) * (this.#characters / CHARACTERS_PER_SECOND);
		await this.#advance('assembly', share, fresh);
	}

	/** Time is measured from now on: what went before was no work of the next stage. */
	measureAnew(): void {
		this.#measuredAt = this.#clock();
	}

	async #advance(stage: PartStage, share: number, fresh: number): Promise<void> {
		const now = this.#clock();
		if (fresh > 0) this.#begun.pace.note(stage, this.#engineOf(stage), fresh, (now - this.#measuredAt) / 1000);
		this.#measuredAt = now;
		this.#done[stage] = Math.max(this.#done[stage], Math.min(1, share));
		if (now - this.#reportedAt >= INTERVAL) await this.#write(false);
	}

	get #speaksElsewhere(): boolean {
		return isRemote(this.#begun.job.engines.speech);
	}

	#engineOf(stage: PartStage): string {
		return stage === 'assembly' ? 'embedded' : pacedAs(this.#begun.job.engines[stage]);
	}

	/** Seconds that all of a stage takes. */
	#secondsOf(stage: PartStage): number {
		const amount = stage === 'assembly' ? this.#characters / CHARACTERS_PER_SECOND : this.#characters;
		return this.#begun.pace.secondsFor(stage, this.#engineOf(stage), amount);
	}

	readonly #clipSeconds = (characters: number): number =>
		this.#begun.pace.secondsFor('speech', this.#engineOf('speech'), characters);

	/** How much of each stage is done, what is waited for included. */
	#shares(): Record<PartStage, number> {
		const { script, speech, assembly } = this.#done;
		const now = this.#clock();
		const awaited = this.#clips.shares(this.#clipSeconds, now);
		for (const { key, share } of awaited) this.#sound?.expect(key, share);
		const underWay = awaited.reduce((sum, clip) => sum + clip.share * clip.characters, 0);
		const writing = this.#writing ? shareUnderWay(this.#since(this.#writing.since), this.#secondsOf('script')) : 0;
		return {
			script: Math.max(script, writing),
			speech: this.#sound ? Math.min(1, speech + underWay / Math.max(1, this.#characters)) : 0,
			assembly,
		};
	}

	/** Seconds. */
	#since(milliseconds: number): number {
		return (this.#clock() - milliseconds) / 1000;
	}

	#speechLeft(seconds: number): { work: number; chain: number } {
		if (this.#sound) return this.#clips.left(this.#clipSeconds, this.#voices.concurrent, this.#clock());
		return { work: seconds, chain: expectedSeconds.speech(this.#clipSeconds, this.#characters, this.#voices) };
	}

	/**
	 * Seconds that the part takes as a whole, and still takes: `work` one call after another, `chain` with those side by
	 * side that are.
	 */
	#seconds(shares: Record<PartStage, number>): { whole: number; work: number; chain: number } {
		const script = this.#secondsOf('script');
		const scriptLeft = this.#writing
			? secondsLeft(this.#since(this.#writing.since), script)
			: script * (1 - shares.script);
		if (this.#begun.job.kind === 'script') return { whole: script, work: scriptLeft, chain: scriptLeft };
		const [speech, assembly] = [this.#secondsOf('speech'), this.#secondsOf('assembly')];
		const assemblyLeft = assembly * (1 - shares.assembly);
		const evenly = speech * (1 - shares.speech);
		const speechLeft = this.#speaksElsewhere ? this.#speechLeft(speech) : { work: evenly, chain: evenly };
		return {
			whole: script + speech + assembly,
			work: scriptLeft + speechLeft.work + assemblyLeft,
			chain: scriptLeft + speechLeft.chain + assemblyLeft,
		};
	}

	#write(record: boolean): Promise<void> {
		this.#reportedAt = this.#clock();
		this.#telling = this.#telling.catch(() => undefined).then(() => this.#report(record));
		return this.#telling;
	}

	async #report(record: boolean): Promise<void> {
		const { database, job, part } = this.#begun;
		const shares = this.#shares();
		const sounding = this.#voicingShare * shares.speech + (1 - this.#voicingShare) * shares.assembly;
		const done = SCRIPT_SHARE * shares.script + (1 - SCRIPT_SHARE) * ASSEMBLED * sounding;
		const seconds = this.#seconds(shares);
		const episode = await database.production.setPartProgress(part, done, seconds.work);
		const isFront = episode.front === null || episode.front >= part.number;
		await database.jobs.report(job.id, job.run, {
			progress: overallProgress(episode.mean, job.kind),
			secondsLeft: this.#episodeLeft(seconds, episode),
			...(job.totalParts === 1 && this.#sound && { growing: this.#sound.picture() }),
			...(this.#step !== undefined && (record || isFront) && { step: this.#step, record, current: isFront }),
		});
	}

	/** Seconds until the whole episode is there. */
	#episodeLeft(
		{ whole, work, chain }: { whole: number; work: number; chain: number },
		episode: { secondsBeside: number; underWay: number; bytes: number; bytesAhead: number },
	): number {
		const { job, part, pace } = this.#begun;
		if (job.totalParts === 1) return chain;
		const now = this.#clock() / 1000;
		const key = `${job.id} ${job.run}`;
		const aByte = whole / Math.max(1, part.byteEnd - part.byteStart);
		const all = work + episode.secondsBeside + episode.bytesAhead * aByte;
		const longest = pace.episodes.longestChain(key, part.number, chain, now);
		if (isRemote(job.kind === 'script' ? job.engines.script : job.engines.speech)) {
			return Math.max(longest, all / CONCURRENT_CALLS);
		}
		const share = 1 - Math.min(1, all / Math.max(0.001, episode.bytes * aByte));
		const atItsSpeed = pace.episodes.secondsLeft(key, share, now);
		return atItsSpeed ?? Math.max(chain, all / Math.max(1, episode.underWay));
	}
}
