import type { ChosenEngine } from '@nexus/core/ports';
import { CHARACTERS_PER_SECOND } from '@nexus/core/scripts';
import { EpisodeSpeed } from './episode-speed.ts';

/** What the work on an episode consists of, each measured by itself. */
export type Stage = 'analysis' | PartStage;
/** What the work on a part consists of. */
export type PartStage = 'script' | 'speech' | 'assembly';

/** Characters of a document, of a script or of what is said; seconds of sound for its assembly. */
type Amount = number;

interface Known {
	amount: Amount;
	seconds: number;
	/** Seconds that it was supposed to take. */
	supposed: number;
}

/** Seconds that any work takes, and those that so much of it takes beside. */
interface Supposed {
	base: number;
	amount: Amount;
	seconds: number;
}

/** As on a common machine, or as models elsewhere usually answer; of speech elsewhere, each clip by itself. */
const INITIAL: Record<Stage, { here: Supposed; elsewhere: Supposed }> = {
	analysis: { here: { base: 0.2, amount: 1e5, seconds: 0.3 }, elsewhere: { base: 6, amount: 1_000, seconds: 1.4 } },
	script: { here: { base: 0, amount: 500, seconds: 0.05 }, elsewhere: { base: 8, amount: 500, seconds: 1.4 } },
	speech: { here: { base: 0, amount: 300, seconds: 0.1 }, elsewhere: { base: 0, amount: 300, seconds: 11.4 } },
	assembly: { here: { base: 0, amount: 20, seconds: 0.2 }, elsewhere: { base: 0, amount: 20, seconds: 0.2 } },
};

/** So much is done by a machine while it gets ready: code is compiled, voices are loaded. */
const GETTING_READY: Record<Stage, Amount> = { analysis: 500, script: 500, speech: 600, assembly: 30 };

/** How much slower or faster than a common one a machine may be taken for. */
const SLOWEST = 30;
const FASTEST = 0.2;

/** What was measured counts up to these amounts, what came before it less and less: a machine may get busy. */
const LARGEST_SAMPLE: Record<Stage, Amount> = { analysis: 100_000, script: 4_000, speech: 2_500, assembly: 120 };

/**
 * How long the work of this process takes at present, by stage and engine. It is learned while the work is done, beside
 * whatever else the machine does, and not kept beyond the process.
 */
export class Pace {
	readonly #known = new Map<string, Known>();
	readonly #begun = new Map<string, Amount>();
	/** By engine, seconds that its speech is supposed to take for each character. */
	readonly #supposed = new Map<string, number>();
	/** Of the episodes as wholes. */
	readonly episodes = new EpisodeSpeed();

	/** Speech takes so many seconds of work for a second of sound, as was measured before this process. */
	suppose(engine: string, pace: number): void {
		if (!this.#supposed.has(engine)) this.#supposed.set(engine, pace / CHARACTERS_PER_SECOND);
	}

	/**
	 * Notes that so much was done in so many seconds. What this machine does for the first time is mostly getting ready,
	 * and tells nothing.
	 */
	note(stage: Stage, engine: string, amount: Amount, seconds: number): void {
		if (amount <= 0 || seconds < 0) return;
		const key = keyOf(stage, engine);
		const begun = this.#begun.get(key) ?? 0;
		if (isHere(engine) && begun < GETTING_READY[stage]) {
			this.#begun.set(key, begun + amount);
			return;
		}
		const known = this.#known.get(key) ?? { amount: 0, seconds: 0, supposed: 0 };
		const kept = Math.min(1, LARGEST_SAMPLE[stage] / (known.amount + amount));
		this.#known.set(key, {
			amount: (known.amount + amount) * kept,
			seconds: (known.seconds + seconds) * kept,
			supposed: (known.supposed + this.#supposedSeconds(stage, engine, amount)) * kept,
		});
	}

	/** Seconds that so much takes: as measured, and until then as supposed. */
	secondsFor(stage: Stage, engine: string, amount: Amount): number {
		if (amount <= 0) return 0;
		const known = this.#known.get(keyOf(stage, engine));
		const measured = known ? known.seconds / known.supposed : null;
		return (measured ?? (isHere(engine) ? this.#slowness() : 1)) * this.#supposedSeconds(stage, engine, amount);
	}

	#supposedSeconds(stage: Stage, engine: string, amount: Amount): number {
		const measured = stage === 'speech' ? this.#supposed.get(engine) : undefined;
		if (measured !== undefined) return amount * measured;
		const { base, amount: of, seconds } = INITIAL[stage][isHere(engine) ? 'here' : 'elsewhere'];
		return base + (amount * seconds) / of;
	}

	/** How many times as long as on a common machine its own voices take here, as far as that is known. */
	#slowness(): number {
		const known = this.#known.get(keyOf('speech', 'embedded'));
		if (!known) return 1;
		return Math.min(SLOWEST, Math.max(FASTEST, known.seconds / known.supposed));
	}
}

const keyOf = (stage: Stage, engine: string): string => `${stage} ${engine}`;

/** Whose pace it is: each natural model has its own, of whatever else this machine makes that of the machine. */
export const pacedAs = ({ engine, model }: ChosenEngine): string =>
	engine === 'natural' ? `${engine} ${model}` : engine;

const isHere = (engine: string): boolean => engine === 'embedded';
