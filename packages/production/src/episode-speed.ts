/** Seconds and share of the time so far over which the speed is measured: the longer of the two. */
const WINDOW = 15;
const WINDOW_SHARE = 0.4;
/** Of all the work, what has to be done before the speed of it tells anything. */
const LEAST_PROGRESS = 0.04;
/** Episodes that are remembered. */
const EPISODES_MOST = 50;

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
	/** When each part is expected to be finished that is made here, in seconds. */
	readonly #chains = new Map<string, Map<number, number>>();

	/**
	 * @param key of the episode's run
	 * @param done of all its work, 0 to 1
	 * @param at seconds of any clock that never goes back
	 * @returns seconds that the rest takes at the speed of late; null while that would be a guess
	 */
	secondsLeft(key: string, done: number, at: number): number | null {
		const episode = this.#episodes.get(key) ?? { begun: at, samples: [] };
		remember(this.#episodes, key, episode);
		const { begun, samples } = episode;
		const last = samples.at(-1);
		if (!last || at - last.at >= 1) samples.push({ at, done: Math.max(done, last?.done ?? 0) });
		const since = at - Math.max(WINDOW, WINDOW_SHARE * (at - begun));
		while (samples.length > 2 && (samples[1]?.at ?? at) <= since) samples.shift();
		const [from = { at, done }] = samples;
		const gained = done - from.done;
		return gained < LEAST_PROGRESS ? null : ((1 - done) * (at - from.at)) / gained;
	}

	/**
	 * @param chain seconds that this part still takes by itself
	 * @returns the longest of the parts that are made here side by side, in seconds
	 */
	longestChain(key: string, part: number, chain: number, at: number): number {
		const chains = this.#chains.get(key) ?? new Map<number, number>();
		chains.set(part, at + chain);
		remember(this.#chains, key, chains);
		return Math.max(...[...chains.values()].map((end) => end - at));
	}
}

/** As the newest; the oldest beyond the limit goes. */
function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
	known.delete(key);
	known.set(key, value);
	const [oldest] = known.keys();
	if (known.size > EPISODES_MOST && oldest !== undefined) known.delete(oldest);
}
