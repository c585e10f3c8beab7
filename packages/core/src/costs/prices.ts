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

const LONG = 200_000;
const GEMINI_4: PricedModel['prices'] = [
	{ from: null, input: 2, output: 10 },
	{ from: '2026-12-01', input: 4, output: 20 },
];

/**
 * Google's prices (ai.google.dev/gemini-api/docs/pricing, paid tier, read in November 2026), with the changes that are
 * announced. Those of the 2.5 models, which end, are of 2025.
 */
export const PRICED_MODELS: readonly PricedModel[] = [
	{
		id: 'gemini-3.8-flash',
		kind: 'script',
		prices: [
			{ from: null, input: 0.75, output: 3.75 },
			{ from: '2027-01-01', input: 1.5, output: 7.5 },
		],
	},
	{ id: 'gemini-3.5-flash-lite', kind: 'script', prices: [{ from: null, input: 0.3, output: 2.5 }] },
	{
		id: 'gemini-3.1-pro-preview',
		kind: 'script',
		prices: [{ from: null, input: 2, output: 12, long: { above: LONG, input: 4, output: 18 } }],
	},
	{ id: 'gemini-4-argon', kind: 'script', prices: GEMINI_4 },
	{ id: 'gemini-4-carbon', kind: 'script', prices: GEMINI_4 },
	{ id: 'gemini-4-hydrogen', kind: 'script', prices: [{ from: null, input: 1.5, output: 7.5 }] },
	{
		id: 'gemini-2.5-pro',
		kind: 'script',
		prices: [{ from: null, input: 1.25, output: 10, long: { above: LONG, input: 2.5, output: 15 } }],
		retires: '2026-12-01',
	},
	{
		id: 'gemini-2.5-flash',
		kind: 'script',
		prices: [{ from: null, input: 0.3, output: 2.5 }],
		retires: '2026-12-01',
	},
	{
		id: 'gemini-3.8-flash-tts',
		kind: 'speech',
		prices: [
			{ from: null, input: 0.5, output: 9 },
			{ from: '2027-01-01', input: 1, output: 18 },
		],
	},
	{
		id: 'gemini-3.8-flash-lite-tts',
		kind: 'speech',
		prices: [
			{ from: null, input: 0.5, output: 6 },
			{ from: '2027-01-01', input: 1, output: 12 },
		],
	},
];

/** Null for a model that is not in the table. */
export const pricedModel = (id: string): PricedModel | null => PRICED_MODELS.find((model) => model.id === id) ?? null;

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

/** The dearest price of a kind at an instant: what a model that is not in the table is taken to cost. */
export function dearestPrice(kind: PricedModel['kind'], now: Date): Price {
	const prices = PRICED_MODELS.filter((model) => model.kind === kind).map((model) => priceAt(model, now));
	return prices.reduce((dearest, price) => (price.output > dearest.output ? price : dearest));
}

/** USD of one call of a Gemini model at an instant; of a model that is not in the table, at the dearest price. */
export function modelCost(kind: PricedModel['kind'], model: string, tokens: Tokens, now: Date): number {
	const known = pricedModel(model);
	return requestCost(known ? priceAt(known, now) : dearestPrice(kind, now), tokens);
}
