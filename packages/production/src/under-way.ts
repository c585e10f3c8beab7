/** Share of what is expected up to which an unfinished piece of work is taken for done in proportion to the time. */
const EVENLY = 0.85;
/** Of the time that it has taken, what is always supposed to be left of work that has not come. */
const LEAST_LEFT = 0.12;

/**
 * Of work that tells nothing while it lasts, how much is done after so many seconds: evenly at first, and ever slower
 * when it takes longer than expected, so that it never stands.
 */
export function shareUnderWay(elapsed: number, expected: number): number {
	const ratio = Math.max(0, elapsed) / Math.max(0.001, expected);
	return ratio < EVENLY ? ratio : 1 - (1 - EVENLY) * Math.exp(-(ratio - EVENLY) / 0.5);
}

/** Seconds that such work still takes. */
export const secondsUnderWay = (elapsed: number, expected: number): number =>
	Math.max(expected - elapsed, LEAST_LEFT * elapsed);

interface Clip {
	characters: number;
	/** Milliseconds at which it was asked for; null before. */
	since: number | null;
	isSaid: boolean;
}

/** What of a part's speech is said, asked for, and still to be asked for. */
export class ClipsUnderWay {
	readonly #clips = new Map<string, Clip>();

	/** All clips of the part are known. */
	plan(clips: readonly { key: string; characters: number }[]): void {
		const known = new Map(this.#clips);
		this.#clips.clear();
		for (const { key, characters } of clips) {
			this.#clips.set(key, known.get(key) ?? { characters, since: null, isSaid: false });
		}
	}

	/** One is asked for; again, where an earlier answer was of no use. */
	begin(key: string, characters: number, now: number): void {
		const clip = this.#clips.get(key) ?? { characters, since: null, isSaid: false };
		clip.since ??= now;
		this.#clips.set(key, clip);
	}

	/** One is there. @returns seconds since it was asked for; null where it was not */
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
	 * Seconds of waiting that are left: `work` for all clips one after another, `chain` with so many side by side.
	 */
	left(secondsFor: (characters: number) => number, lanes: number, now: number): { work: number; chain: number } {
		const unsaid = [...this.#clips.values()].filter(({ isSaid }) => !isSaid);
		const begun = unsaid.flatMap(({ characters, since }) =>
			since === null ? [] : [secondsUnderWay((now - since) / 1000, secondsFor(characters))],
		);
		const waiting = unsaid.flatMap(({ characters, since }) => (since === null ? [secondsFor(characters)] : []));
		return { work: sumOf([...begun, ...waiting]), chain: secondsSideBySide(begun, waiting, lanes) };
	}
}

/** Seconds until all is done, where so many run side by side and the next begins where one ends. */
export function secondsSideBySide(begun: readonly number[], waiting: readonly number[], lanes: number): number {
	const ends = [...begun, ...Array.from({ length: Math.max(0, Math.max(1, lanes) - begun.length) }, () => 0)];
	for (const seconds of waiting) {
		const next = ends.indexOf(Math.min(...ends));
		ends[next] = (ends[next] ?? 0) + seconds;
	}
	return Math.max(...ends);
}

const sumOf = (seconds: readonly number[]): number => seconds.reduce((sum, value) => sum + value, 0);
