/** Up to this share of its expected time, unfinished work counts as done in proportion to the time that has passed. */
const PROPORTIONAL_SHARE = 0.85;
/** Unfinished work is always expected to take at least this share of the time that it has taken so far. */
const LEAST_SHARE_LEFT = 0.12;

/**
 * Estimates how much is done of work that reports no progress, after so many seconds: evenly at first, and ever slower
 * when it takes longer than expected, so that the figure never stops.
 */
export function shareUnderWay(elapsed: number, expected: number): number {
	const ratio = Math.max(0, elapsed) / Math.max(0.001, expected);
	return ratio < PROPORTIONAL_SHARE
		? ratio
		: 1 - (1 - PROPORTIONAL_SHARE) * Math.exp(-(ratio - PROPORTIONAL_SHARE) / 0.5);
}

/** Seconds that such work is still expected to take. */
export const secondsLeft = (elapsed: number, expected: number): number =>
	Math.max(expected - elapsed, LEAST_SHARE_LEFT * elapsed);

interface Clip {
	characters: number;
	/** Milliseconds at which it was asked for; null before. */
	since: number | null;
	isSaid: boolean;
}

/** Which clips of a part are voiced, requested, and still to be requested. */
export class ClipsUnderWay {
	readonly #clips = new Map<string, Clip>();

	/** Sets the clips of the part, once all are known. */
	plan(clips: readonly { key: string; characters: number }[]): void {
		const known = new Map(this.#clips);
		this.#clips.clear();
		for (const { key, characters } of clips) {
			this.#clips.set(key, known.get(key) ?? { characters, since: null, isSaid: false });
		}
	}

	/** A clip is requested; again, where an earlier answer was useless. */
	begin(key: string, characters: number, now: number): void {
		const clip = this.#clips.get(key) ?? { characters, since: null, isSaid: false };
		clip.since ??= now;
		this.#clips.set(key, clip);
	}

	/** A clip has arrived. @returns seconds since it was requested; null where it was not */
	end(key: string, now: number): number | null {
		const clip = this.#clips.get(key);
		if (!clip) return null;
		clip.isSaid = true;
		return clip.since === null ? null : (now - clip.since) / 1000;
	}

	get hasBegun(): boolean {
		return this.#clips.values().some(({ since, isSaid }) => since !== null && !isSaid);
	}

	/** Of each clip that is asked for, how much is done, 0 to 1. @param secondsFor what so many characters take */
	shares(
		secondsFor: (characters: number) => number,
		now: number,
	): { key: string; characters: number; share: number }[] {
		return [...this.#clips].flatMap(([key, { characters, since, isSaid }]) =>
			isSaid || since === null
				? []
				: [{ key, characters, share: shareUnderWay((now - since) / 1000, secondsFor(characters)) }],
		);
	}

	/**
	 * Seconds of work that are left: `work` for all clips one after another, `chain` with so many at a time.
	 */
	left(secondsFor: (characters: number) => number, concurrent: number, now: number): { work: number; chain: number } {
		const unsaid = [...this.#clips.values()].filter(({ isSaid }) => !isSaid);
		const begun = unsaid.flatMap(({ characters, since }) =>
			since === null ? [] : [secondsLeft((now - since) / 1000, secondsFor(characters))],
		);
		const waiting = unsaid.flatMap(({ characters, since }) => (since === null ? [secondsFor(characters)] : []));
		return { work: sumOf([...begun, ...waiting]), chain: secondsInParallel(begun, waiting, concurrent) };
	}
}

/** Seconds until all is done, where so many run at a time and the next begins when one ends. */
export function secondsInParallel(begun: readonly number[], waiting: readonly number[], concurrent: number): number {
	const ends = [...begun, ...Array.from({ length: Math.max(0, Math.max(1, concurrent) - begun.length) }, () => 0)];
	for (const seconds of waiting) {
		const next = ends.indexOf(Math.min(...ends));
		ends[next] = (ends[next] ?? 0) + seconds;
	}
	return Math.max(...ends);
}

const sumOf = (seconds: readonly number[]): number => seconds.reduce((sum, value) => sum + value, 0);
