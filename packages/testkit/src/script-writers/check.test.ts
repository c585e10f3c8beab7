import { readFileSync } from 'node:fs';
import type { HttpFetch } from '@nexus/providers/calls';
import { createOpenAiClient, createOpenAiTextModel } from '@nexus/providers/openai';
import { isJudgedWrong } from '@nexus/providers/scripts';
import { describe, expect, it } from 'vitest';
import { type StandIn, startOpenAiEmulator } from '../emulators/index.ts';
import { ENTAILMENT_CASES, scoreEntailment } from '../evaluate/index.ts';
import { RecordedModel } from '../recordings/index.ts';

/** What somebody who stood in for a model found wrong with the lines of the test set, asked as the product asks. */
const WRONG = JSON.parse(readFileSync(new URL('../recordings/check-verdicts.json', import.meta.url), 'utf8'));
const ALL = ENTAILMENT_CASES.map(({ text }) => ({ text }));
const recorded = new RecordedModel({
	notes: [],
	plan: [],
	scripts: [[{ lines: ALL }]],
	wrong: WRONG,
	rewritten: {},
	reworded: {},
});

async function scoreWith(answers: StandIn) {
	const emulator = await startOpenAiEmulator({ answers });
	try {
		const client = createOpenAiClient({ baseUrl: `${emulator.url}/v1`, apiKey: null, fetch: fetch as HttpFetch });
		const model = createOpenAiTextModel(client, 'a-model');
		const { signal } = new AbortController();
		return await scoreEntailment((one) => isJudgedWrong(model, { ...one, kind: one.lineKind }, signal));
	} finally {
		await emulator.close();
	}
}

/** Whoever finds every line true, the one that proves them included. */
const AGREEABLE: StandIn = {
	ask: async ({ prompt }) => {
		const numbers = [...prompt.matchAll(/^\[(\d+)\] (?:check|conferir)/gm)].map(([, number]) => Number(number));
		return {
			text: JSON.stringify({
				verdicts: numbers.map((number) => ({ number, supported: true, problem: 'none', words: '' })),
			}),
		};
	},
};

describe('the check of lines', () => {
	it('finds what is wrong and leaves what is true, by recorded verdicts', async () => {
		const { found, falseAlarms, missed, alarms } = await scoreWith(recorded);
		expect([missed, alarms]).toEqual([[], []]);
		expect(found).toBeGreaterThanOrEqual(0.9);
		expect(falseAlarms).toBeLessThan(0.03);
	});

	it('does not take the word of a model that approves of everything: what is cheap to find decides', async () => {
		const { found, falseAlarms } = await scoreWith(AGREEABLE);
		expect(falseAlarms).toBe(0);
		expect(found).toBeGreaterThan(0.085);
	});
});
