/** Seconds and share of the time so far over which the speed is measured: the longer of the two. */
const WINDOW = 15;
const WINDOW_SHARE = 0.4;
/** Of all the work, what has to be done before the speed of it tells anything. */
const ENOUGH = 0.04;
/** Episodes that are remembered. */
const MOST = 50;

interface Sample {
	/** Seconds. */
	at: number;
	/** Of the episode's work, 0 to 1. */
	done: number;
}

/**
 * How fast episodes of several parts come along: whatever parts are made side by side, and wait for each other, shows in
 * how much of the whole is done in a while.
 */
export class EpisodeSpeed {
	readonly #episodes = new Map<string, { begun: number; samples: Sample[] }>();

	/**
	 * @param key of the episode's run
	 * @param done of all its work, 0 to 1
	 * @param at seconds of any clock that never goes back
	 * @returns seconds that the rest takes at the speed of late; null while that would be a guess
	 */
	secondsLeft(key: string, done: number, at: number): number | null {
		const episode = this.#episodes.get(key) ?? { begun: at, samples: [] };
		this.#remember(key, episode);
		const { begun, samples } = episode;
		const last = samples.at(-1);
		if (!last || at - last.at >= 1) samples.push({ at, done: Math.max(done, last?.done ?? 0) });
		const since = at - Math.max(WINDOW, WINDOW_SHARE * (at - begun));
		while (samples.length > 2 && (samples[1]?.at ?? at) <= since) samples.shift();
		const [from = { at, done }] = samples;
		const gained = done - from.done;
		return gained < ENOUGH ? null : ((1 - done) * (at - from.at)) / gained;
	}

	#remember(key: string, episode: { begun: number; samples: Sample[] }): void {
		this.#episodes.delete(key);
		this.#episodes.set(key, episode);
		const [oldest] = this.#episodes.keys();
		if (this.#episodes.size > MOST && oldest !== undefined) this.#episodes.delete(oldest);
	}
}
