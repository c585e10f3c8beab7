import type { EnginePrices, PricedModel } from '@nexus/core/costs';

const LONG = 200_000;
const GEMINI_4: PricedModel['prices'] = [
	{ from: null, input: 2, output: 10 },
	{ from: '2026-12-01', input: 4, output: 20 },
];

/**
 * Google's prices (ai.google.dev/gemini-api/docs/pricing, paid tier, read in November 2026), with the changes that are
 * announced. Those of the 2.5 models, which end, are of 2025.
 */
export const GEMINI_PRICES: EnginePrices = {
	engine: 'gemini',
	title: 'Gemini',
	models: [
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
	],
};
