import type { ChosenEngine } from '../ports/engine-choice.ts';

/** USD per million tokens, from a day (00:00 UTC) on. */
export interface Price {
	/** Null for what held when the table was made, and is taken for any day before. */
	from: string | null;
	input: number;
	/** Thinking tokens are billed as output. Of speech models: audio tokens. */
	output: number;
	/** Of a request with more input tokens than `above`. */
	long?: { above: number; input: number; output: number };
}

export interface PricedModel {
	id: string;
	kind: 'script' | 'speech';
	/** In order of their days. */
	prices: readonly [Price, ...Price[]];
	/** The day, UTC, from which the provider no longer serves it. */
	retires?: string;
}

/** What an engine's models cost. An engine without any is free, or of a price that is not known here. */
export interface EnginePrices {
	engine: ChosenEngine['engine'];
	/** As it is named to users: `Gemini`. */
	title: string;
	models: readonly PricedModel[];
}

const since = ({ from }: Price): number => (from === null ? Number.NEGATIVE_INFINITY : Date.parse(`${from}T00:00:00Z`));

/** The price in force at an instant. */
export function priceAt({ prices: [first, ...changes] }: PricedModel, now: Date): Price {
	return changes.findLast((price) => since(price) <= now.getTime()) ?? first;
}

/** The first price that replaces the one in force, or null. */
export function nextPrice({ prices }: PricedModel, now: Date): Price | null {
	return prices.find((price) => since(price) > now.getTime()) ?? null;
}

export function isRetired({ retires }: PricedModel, now: Date): boolean {
	return retires !== undefined && Date.parse(`${retires}T00:00:00Z`) <= now.getTime();
}

/** Tokens of one request. */
export interface Tokens {
	input: number;
	output: number;
}

/** USD of one request. */
export function requestCost({ long, ...base }: Price, { input, output }: Tokens): number {
	const rate = long && input > long.above ? long : base;
	return (input * rate.input + output * rate.output) / 1_000_000;
}

/** The prices of every engine that has some. */
export class PriceBook {
	readonly #engines: ReadonlyMap<string, EnginePrices>;

	constructor(engines: readonly EnginePrices[]) {
		this.#engines = new Map(engines.filter(({ models }) => models.length > 0).map((one) => [one.engine, one]));
	}

	/** Null for an engine whose prices are not known here. */
	of(engine: string): EnginePrices | null {
		return this.#engines.get(engine) ?? null;
	}

	/** Null for a model that is not in the table. */
	model({ engine, model }: ChosenEngine): PricedModel | null {
		return this.of(engine)?.models.find(({ id }) => id === model) ?? null;
	}

	/** The dearest price of an engine and a kind at an instant: what a model that is not in the table is taken to cost. */
	dearest(engine: string, kind: PricedModel['kind'], now: Date): Price {
		const models = this.of(engine)?.models.filter((model) => model.kind === kind) ?? [];
		return models
			.map((model) => priceAt(model, now))
			.reduce((dearest, price) => (price.output > dearest.output ? price : dearest), FREE);
	}

	/** USD of one call of a model at an instant; of one that is not in the table, at the dearest price. */
	cost(kind: PricedModel['kind'], chosen: ChosenEngine, tokens: Tokens, now: Date): number {
		const known = this.model(chosen);
		return requestCost(known ? priceAt(known, now) : this.dearest(chosen.engine, kind, now), tokens);
	}
}

const FREE: Price = { from: null, input: 0, output: 0 };
