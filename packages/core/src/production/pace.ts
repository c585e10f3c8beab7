import { EpisodeSpeed } from './episode-speed.ts';

/** What the work on a part consists of, each measured by itself. */
export type Stage = 'script' | 'speech' | 'assembly';

/** Characters of a script or of what is said; seconds of sound for its assembly. */
type Amount = number;

interface Known {
	amount: Amount;
	seconds: number;
}

/** As on a common machine, or as models elsewhere usually answer. */
const FIRST: Record<Stage, { here: Known; elsewhere: Known }> = {
	script: { here: { amount: 500, seconds: 0.05 }, elsewhere: { amount: 500, seconds: 2.5 } },
	speech: { here: { amount: 300, seconds: 0.1 }, elsewhere: { amount: 300, seconds: 7 } },
	assembly: { here: { amount: 20, seconds: 0.5 }, elsewhere: { amount: 20, seconds: 0.5 } },
};

/** So much is done by a machine while it gets ready: code is compiled, voices are loaded. */
const GETTING_READY: Record<Stage, Amount> = { script: 500, speech: 600, assembly: 30 };

/** How much slower or faster than a common one a machine may be taken for. */
const SLOWEST = 30;
const FASTEST = 0.2;

/** What was measured counts up to these amounts, what came before it less and less: a machine may get busy. */
const MOST: Record<Stage, Amount> = { script: 4_000, speech: 2_500, assembly: 120 };

/**
 * How long the work of this process takes at present, by stage and engine. It is learned while the work is done, beside
 * whatever else the machine does, and not kept beyond the process.
 */
export class Pace {
	readonly #known = new Map<string, Known>();
	readonly #begun = new Map<string, Amount>();
	/** Of the episodes as wholes. */
	readonly episodes = new EpisodeSpeed();

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
		const known = this.#known.get(key) ?? { amount: 0, seconds: 0 };
		const sum = { amount: known.amount + amount, seconds: known.seconds + seconds };
		const kept = Math.min(1, MOST[stage] / sum.amount);
		this.#known.set(key, { amount: sum.amount * kept, seconds: sum.seconds * kept });
	}

	/** Whether it was measured how long it takes. */
	knows(stage: Stage, engine: string): boolean {
		return this.#known.has(keyOf(stage, engine));
	}

	/** Seconds that so much takes. */
	secondsFor(stage: Stage, engine: string, amount: Amount): number {
		const known = this.#known.get(keyOf(stage, engine));
		const { amount: of, seconds } = known ?? FIRST[stage][isHere(engine) ? 'here' : 'elsewhere'];
		const scale = known || !isHere(engine) ? 1 : this.#slowness();
		return (scale * Math.max(0, amount) * seconds) / of;
	}

	/** How many times as long as on a common machine its own voices take here, as far as that is known. */
	#slowness(): number {
		const known = this.#known.get(keyOf('speech', 'embedded'));
		if (!known) return 1;
		const { amount, seconds } = FIRST.speech.here;
		return Math.min(SLOWEST, Math.max(FASTEST, known.seconds / known.amount / (seconds / amount)));
	}
}

const keyOf = (stage: Stage, engine: string): string => `${stage} ${engine}`;
const isHere = (engine: string): boolean => engine === 'embedded';
