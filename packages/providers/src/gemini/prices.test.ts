import { SCRIPT_MODELS, TTS_MODELS } from '@nexus/contract';
import { isRetired, nextPrice, PriceBook, priceAt, requestCost } from '@nexus/core/costs';
import { describe, expect, it } from 'vitest';
import { GEMINI_PRICES } from './prices.ts';

const book = new PriceBook([GEMINI_PRICES]);
const pricedModel = (model: string) => book.model({ engine: 'gemini', model });

const MILLION = { input: 1_000_000, output: 1_000_000 };
const at = (day: string) => new Date(`${day}Z`);
const model = (id: string) => {
	const found = pricedModel(id);
	if (!found) throw new Error(`no price of ${id}`);
	return found;
};
const cost = (id: string, day: string, tokens = { input: 100_000, output: 100_000 }) =>
	requestCost(priceAt(model(id), at(day)), tokens);

describe('prices', () => {
	it.each([
		['gemini-3.8-flash', 0.45, 0.45, 0.9],
		['gemini-3.5-flash-lite', 0.28, 0.28, 0.28],
		['gemini-3.1-pro-preview', 1.4, 1.4, 1.4],
		['gemini-4-argon', 1.2, 2.4, 2.4],
		['gemini-4-carbon', 1.2, 2.4, 2.4],
		['gemini-4-hydrogen', 0.9, 0.9, 0.9],
		['gemini-3.8-flash-tts', 0.95, 0.95, 1.9],
		['gemini-3.8-flash-lite-tts', 0.65, 0.65, 1.3],
	])('%s costs what is in force on the day', (id, november, december, january) => {
		expect(cost(id, '2026-11-21T12:00:00')).toBeCloseTo(november, 9);
		expect(cost(id, '2026-11-30T23:59:59.999')).toBeCloseTo(november, 9);
		expect(cost(id, '2026-12-01T00:00:00')).toBeCloseTo(december, 9);
		expect(cost(id, '2026-12-31T23:59:59.999')).toBeCloseTo(december, 9);
		expect(cost(id, '2027-01-01T00:00:00')).toBeCloseTo(january, 9);
		expect(cost(id, '2030-06-01T00:00:00')).toBeCloseTo(january, 9);
	});

	it('bills ten minutes of flash speech at 0.1350 USD', () => {
		expect(cost('gemini-3.8-flash-tts', '2026-11-21T00:00:00', { input: 0, output: 600 * 25 })).toBeCloseTo(0.135, 9);
	});

	it('bills a request of 3.1 pro above 200,000 input tokens at the higher rate, and only such a one', () => {
		const pro = (input: number) => cost('gemini-3.1-pro-preview', '2026-11-21T00:00:00', { input, output: 1000 });
		expect(pro(200_000)).toBeCloseTo(0.4 + 0.012, 9);
		expect(pro(200_001)).toBeCloseTo(0.800_004 + 0.018, 9);
	});

	it('are known of every model that can be chosen', () => {
		for (const { id } of SCRIPT_MODELS) expect(pricedModel(id)?.kind).toBe('script');
		for (const { id } of TTS_MODELS) expect(pricedModel(id)?.kind).toBe('speech');
	});

	it('stand in the order of their days, none negative', () => {
		for (const { prices } of GEMINI_PRICES.models) {
			expect(prices[0].from).toBeNull();
			const days = prices.slice(1).map(({ from }) => from ?? '');
			expect(days).toEqual([...days].sort());
			for (const price of prices) expect(Math.min(price.input, price.output)).toBeGreaterThan(0);
		}
	});

	it('tell of the next change, and of none after the last', () => {
		expect(nextPrice(model('gemini-3.8-flash'), at('2026-12-31T23:59:59'))?.input).toBe(1.5);
		expect(nextPrice(model('gemini-3.8-flash'), at('2027-01-01T00:00:00'))).toBeNull();
	});

	it('take a model that is not in the table for the dearest of its kind', () => {
		expect(pricedModel('gemini-9')).toBeNull();
		expect(requestCost(book.dearest('gemini', 'script', at('2026-11-21T00:00:00')), MILLION)).toBeGreaterThanOrEqual(
			14,
		);
		expect(book.dearest('gemini', 'speech', at('2027-02-01T00:00:00')).output).toBe(18);
	});
});

it('flags the models that are no longer served', () => {
	expect(isRetired(model('gemini-2.5-pro'), at('2026-11-30T23:59:59'))).toBe(false);
	expect(isRetired(model('gemini-2.5-pro'), at('2026-12-01T00:00:00'))).toBe(true);
	expect(isRetired(model('gemini-2.5-flash'), at('2027-01-01T00:00:00'))).toBe(true);
	expect(isRetired(model('gemini-3.8-flash'), at('2030-01-01T00:00:00'))).toBe(false);
});
