/** What one of the two engines is expected to cost. */
export interface EngineCost {
	engine: string;
	/** Null where no model is billed. */
	model: string | null;
	usd: number;
	/** False when the model is not in the price table: then the dearest price of its kind was taken. */
	isPriceKnown: boolean;
	/** The day, UTC, since when the price holds; null where nothing is billed. */
	pricedSince: string | null;
}

/** Tokens and US dollars. */
export interface Bill {
	scriptTokens: { input: number; output: number };
	speechTokens: { input: number; audio: number };
	scriptCost: EngineCost;
	speechCost: EngineCost;
	usd: number;
	/** Nothing is billed at all. */
	isFree: boolean;
}

/** What is expected of an episode, as kept with its job. */
export interface EpisodeEstimate extends Bill {
	parts: number;
	/** Of audio. */
	minutes: number;
	/** Of the script's text, with the hosts' marks. */
	scriptCharacters: number;
	/** When it was made, ISO 8601: the prices are those of this instant. */
	at: string;
}
