/** What one call of a model used, as its provider counts. */
export interface ModelUsage {
	model: string;
	inputTokens: number;
	/** Thinking included, which is billed as output. */
	outputTokens: number;
	/** Of the input tokens, those that were billed as cached. */
	cachedTokens: number;
	/** Paid for, and its answer thrown away: cut off, blocked or unusable. */
	wasted: boolean;
	/** Called with the installation's key, not with one of the user's own. */
	systemKey?: true;
}

/** Called once for each call that a provider answered, also when the work fails afterwards. */
export type UsageListener = (usage: ModelUsage) => void;

/**
 * Told when a request goes out to a provider, with the milliseconds of silence after which it is given up; with null when
 * the silence is over, by an answer or by a failure.
 */
export type SilenceListener = (limitMs: number | null) => void;
