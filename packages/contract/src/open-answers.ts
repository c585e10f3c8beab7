/**
 * Answers that stay open for long: how many of a kind one account may have at once in one server process, and for how
 * many milliseconds one may stay open. Beyond `most` the answer is 429.
 */
export const OPEN_ANSWERS = {
	/**
	 * Stored files that are being sent. A browser has six connections to a server, an account a few devices. A download of
	 * an episode of hours takes an hour on a slow line.
	 */
	media: { most: 24, milliseconds: 6 * 60 * 60_000 },
	/** Each is decoded by the worker threads while it is sent, and holds a few megabytes of samples. */
	wav: { most: 3, milliseconds: 6 * 60 * 60_000 },
	/** One for each script that is being written; several windows may wait for the same. */
	preview: { most: 10, milliseconds: 60 * 60_000 },
	/** One for each episode on screen, in several windows. A browser opens one that has ended again by itself. */
	events: { most: 20, milliseconds: 60 * 60_000 },
} as const;
export type OpenAnswerKind = keyof typeof OPEN_ANSWERS;

/** Seconds after which to try again what had too many open answers. */
export const OPEN_ANSWERS_RETRY_SECONDS = 10;
