import type { HttpFetch } from '@nexus/providers/calls';
import { createOpenAiClient, createOpenAiTextModel } from '@nexus/providers/openai';
import { describe, expect, it } from 'vitest';
import { type ModelQuestion, startOpenAiEmulator } from '../emulators/index.ts';
import { compareScripts } from './judge.ts';

const TEXT = 'A ponte caiu em 1911 e deixou 34 famílias isoladas.';
const GOOD = [
	{ speaker: 'A', text: 'Trinta e quatro famílias ficaram sem ponte.' },
	{ speaker: 'B', text: 'Foi em 1911.' },
];
const STOCK = [
	{ speaker: 'A', text: 'Olá a todos.' },
	{ speaker: 'B', text: 'Que interessante.' },
	{ speaker: 'A', text: 'O que mais consta?' },
	{ speaker: 'B', text: 'A ponte caiu em 1911.' },
];

type Vote = { first: { struck: number[] }; second: { struck: number[] }; reason: string; better: string };

/** Has somebody judge both scripts over HTTP, as a configured model would. */
async function judged(judge: (prompt: string) => Vote | string, rounds = 1) {
	const asked: ModelQuestion[] = [];
	const emulator = await startOpenAiEmulator({
		answers: {
			async ask(question) {
				asked.push(question);
				const answer = judge(question.prompt);
				return { text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
			},
		},
	});
	try {
		const client = createOpenAiClient({ baseUrl: `${emulator.url}/v1`, apiKey: null, fetch: fetch as HttpFetch });
		const { signal } = new AbortController();
		const compared = { text: TEXT, candidate: GOOD, reference: STOCK, rounds, signal };
		return { asked, comparison: await compareScripts(createOpenAiTextModel(client, 'a-judge'), compared) };
	} finally {
		await emulator.close();
	}
}

const isFirst = (prompt: string): boolean => prompt.indexOf('Trinta e quatro') < prompt.indexOf('Olá a todos');
const fair = (prompt: string): Vote => {
	const [good, stock] = [{ struck: [] }, { struck: [1, 2, 3, 3, 9] }];
	return isFirst(prompt)
		? { first: good, second: stock, reason: 'the first tells', better: 'first' }
		: { first: stock, second: good, reason: 'the second tells', better: 'second' };
};

describe('a judge of two scripts', () => {
	it('is asked in both orders, blind, and decides where both agree', async () => {
		const { asked, comparison } = await judged(fair, 2);
		expect(asked.map(({ prompt }) => isFirst(prompt))).toEqual([true, false, true, false]);
		expect(asked.map(({ system, prompt }) => `${system}${prompt}`).join('')).not.toMatch(/candidate|reference/);
		expect(comparison).toMatchObject({
			preferred: 'candidate',
			votes: { candidate: 4, reference: 0, of: 4 },
			struck: { candidate: 0, reference: 0.75 },
		});
		expect(comparison.reasons).toHaveLength(4);
	});

	it('prefers none when it only likes what stands first, or finds them equal', async () => {
		const blank = { struck: [] };
		const vote = (better: string) => () => ({ first: blank, second: blank, reason: '', better });
		expect((await judged(vote('first'))).comparison.preferred).toBeNull();
		expect((await judged(vote('equal'))).comparison).toMatchObject({
			preferred: null,
			votes: { candidate: 0, reference: 0, of: 2 },
		});
	});

	it('is asked again for what is no judgement, once', async () => {
		let calls = 0;
		const { comparison } = await judged((prompt) => (++calls === 1 ? 'I prefer not to say.' : fair(prompt)));
		expect([comparison.preferred, calls]).toEqual(['candidate', 3]);
		await expect(judged(() => 'No.')).rejects.toThrow('no usable judgement');
	});
});
