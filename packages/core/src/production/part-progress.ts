import type { ChosenEngines, Database } from '../ports/index.ts';
import type { JobRecord, JobStep } from '../records/episode.ts';
import type { PlannedPart } from '../records/part.ts';
import { CHARACTERS_PER_SECOND } from '../scripts/script-length.ts';
import type { GrowingSound } from './growing-sound.ts';
import type { Pace, Stage } from './pace.ts';
import { expectedCharacters } from './part-size.ts';
import { overallProgress, SCRIPT_SHARE } from './steps.ts';

/** Milliseconds between two written reports of one part. */
const INTERVAL = 500;
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
	readonly #done: Record<Stage, number>;
	#voicingShare = 0.5;
	#measuredAt: number;
	#step: JobStep | undefined;
	#reportedAt = Number.NEGATIVE_INFINITY;
	#sound: GrowingSound | undefined;

	constructor(begun: Begun) {
		this.#begun = begun;
		this.#clock = begun.clock ?? (() => performance.now());
		this.#characters = expectedCharacters(begun.part, begun.job.totalParts);
		this.#done = { script: begun.part.scriptWritten ? 1 : 0, speech: 0, assembly: 0 };
		this.#measuredAt = this.#clock();
	}

	/** Begins a step: always written, and kept in the history. */
	async step(step: JobStep): Promise<void> {
		this.#step = step;
		await this.#write(true);
	}

	/** Of the script, 0 to 1; `fresh` characters of it since the last call. */
	async written(share: number, fresh: number): Promise<void> {
		await this.#advance('script', share, fresh);
	}

	/** A step of the script is done, though no character of it is there yet. */
	async scriptReached(share: number): Promise<void> {
		this.#done.script = Math.max(this.#done.script, Math.min(1, share));
		await this.#write(false);
	}

	/** Begins with the speech: the part has that many characters, of which that share is said. */
	async voicing(characters: number, said: number, sound: GrowingSound): Promise<void> {
		this.#characters = characters;
		this.#sound = sound;
		this.#measuredAt = this.#clock();
		const [speech, assembly] = [this.#secondsOf('speech'), this.#secondsOf('assembly')];
		this.#voicingShare = Math.min(1 - LEAST, Math.max(LEAST, speech / Math.max(0.001, speech + assembly)));
		this.#done.speech = Math.min(1, said);
		await this.#write(false);
	}

	/** Of the speech, 0 to 1; `fresh` characters were said since the last call, rather than found as they were. */
	async voiced(share: number, fresh: number): Promise<void> {
		await this.#advance('speech', share, fresh);
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

	async #advance(stage: Stage, share: number, fresh: number): Promise<void> {
		const now = this.#clock();
		if (fresh > 0) this.#begun.pace.note(stage, this.#engineOf(stage), fresh, (now - this.#measuredAt) / 1000);
		this.#measuredAt = now;
		this.#done[stage] = Math.max(this.#done[stage], Math.min(1, share));
		if (now - this.#reportedAt >= INTERVAL) await this.#write(false);
	}

	#engineOf(stage: Stage): string {
		return stage === 'assembly' ? 'embedded' : this.#begun.job.engines[stage].engine;
	}

	/** Seconds that all of a stage takes. */
	#secondsOf(stage: Stage): number {
		const amount = stage === 'assembly' ? this.#characters / CHARACTERS_PER_SECOND : this.#characters;
		return this.#begun.pace.secondsFor(stage, this.#engineOf(stage), amount);
	}

	/** Nothing is told of the end while it would be a guess. */
	#isKnown(): boolean {
		const telling = this.#begun.job.kind === 'script' ? 'script' : 'speech';
		return this.#begun.pace.knows(telling, this.#engineOf(telling));
	}

	/** Seconds that the part takes as a whole, and still takes. */
	#seconds(): { whole: number; left: number } {
		const stages: Stage[] = this.#begun.job.kind === 'script' ? ['script'] : ['script', 'speech', 'assembly'];
		const all = stages.map((stage) => ({ whole: this.#secondsOf(stage), done: this.#done[stage] }));
		return {
			whole: all.reduce((sum, { whole }) => sum + whole, 0),
			left: all.reduce((sum, { whole, done }) => sum + whole * (1 - done), 0),
		};
	}

	async #write(record: boolean): Promise<void> {
		this.#reportedAt = this.#clock();
		const { database, job, part, pace } = this.#begun;
		const { script, speech, assembly } = this.#done;
		const sounding = this.#voicingShare * speech + (1 - this.#voicingShare) * assembly;
		const done = SCRIPT_SHARE * script + (1 - SCRIPT_SHARE) * ASSEMBLED * sounding;
		const { whole, left } = this.#seconds();
		const episode = await database.production.setPartProgress(part, done, left);
		const isFront = episode.front === null || episode.front >= part.number;
		const aByte = whole / Math.max(1, part.byteEnd - part.byteStart);
		const all = left + episode.secondsBeside + episode.bytesAhead * aByte;
		const share = 1 - Math.min(1, all / Math.max(0.001, episode.bytes * aByte));
		const key = `${job.id} ${job.run}`;
		const atItsSpeed = job.totalParts > 1 ? pace.episodes.secondsLeft(key, share, this.#reportedAt / 1000) : null;
		const secondsLeft = atItsSpeed ?? Math.max(left, all / Math.max(1, episode.underWay));
		await database.jobs.report(job.id, job.run, {
			progress: overallProgress(episode.mean, job.kind),
			...(this.#isKnown() && { secondsLeft }),
			...(job.totalParts === 1 && this.#sound && { growing: this.#sound.picture() }),
			...(this.#step !== undefined && (record || isFront) && { step: this.#step, record, current: isFront }),
		});
	}
}
