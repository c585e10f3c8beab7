import type { ScriptWriter } from '@nexus/core/ports';
import type { HttpFetch } from '@nexus/providers/calls';
import { createOpenAiClient, createOpenAiScriptWriter, createOpenAiTextModel } from '@nexus/providers/openai';
import { describe, expect, it, vi } from 'vitest';
import { type Emulator, type Fault, type OpenAiEmulatorOptions, startOpenAiEmulator } from '../emulators/index.ts';
import { ALL_SAMPLES } from '../samples/index.ts';
import { checkScript } from '../scripts/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { writtenEpisode } from './written-episode.ts';

const pool = sharedThreads();
/** Of a prompt in Portuguese of just 1,024 tokens, as the emulator counts. */
const CHARACTERS_OF_A_CONTEXT = 3377;

const writerOn = ({ url, apiKey }: Emulator): ScriptWriter =>
	createOpenAiScriptWriter({
		baseUrl: `${url}/v1`,
		apiKey: apiKey === '' ? null : apiKey,
		fetch: fetch as HttpFetch,
		model: 'qwen3:8b',
		pool,
		retry: { baseMs: 1 },
		timeouts: { firstByteMs: 5000, betweenMs: 700 },
	});

async function withServer(options: OpenAiEmulatorOptions, use: (emulator: Emulator) => Promise<void>): Promise<void> {
	const emulator = await startOpenAiEmulator(options);
	try {
		await use(emulator);
	} finally {
		await emulator.close();
	}
}

const sample = (id: string) => {
	const found = ALL_SAMPLES.find((one) => one.id === id);
	if (!found) throw new Error(`no sample ${id}`);
	return { ...found, text: found.load() };
};
const SHORT = sample('short-pt');

describe('a script by an OpenAI-compatible server', () => {
	it.each(['short-pt', 'long-pt', 'how-to-en'])('covers every section of %s', async (id) => {
		await withServer({}, async (emulator) => {
			const wanted = sample(id);
			const { plan, lines, used } = await writtenEpisode(pool, writerOn(emulator), {
				...wanted,
				presetId: wanted.preset,
			});
			const { figures, problems } = checkScript(wanted.text, lines, plan);
			const sections = plan.outline.script?.sections ?? [];
			const told = sections.filter((section) => section.told !== 'left-out');
			expect(figures.coverage).toBeGreaterThanOrEqual(told.length / sections.length);
			expect(
				problems.filter((problem) => !/hardly any|groundedness|repeats|no line rests on section/.test(problem)),
			).toEqual([]);
			const { tokensIn, tokensOut } = emulator.counts();
			expect(used.reduce((sum, one) => sum + one.inputTokens, 0)).toBe(tokensIn);
			expect(used.reduce((sum, one) => sum + one.outputTokens, 0)).toBe(tokensOut);
		});
	});

	const faults: Fault[] = [
		...(['prose', 'invalid-json', 'wrong-shape', 'third-host', 'max-tokens', 'other-empty', 'stall'] as const),
		...(['european-portuguese', 'other-language', 'few-lines', 'cut-json', 'html', 'http-503', 'reset'] as const),
	];
	it.each(faults)('is mended or asked for again: %s', async (fault) => {
		await withServer({}, async (emulator) => {
			emulator.faults.next(fault, { matching: '"beat":{' });
			const { plan, lines } = await writtenEpisode(pool, writerOn(emulator), SHORT);
			expect(emulator.counts().faults[fault]).toBe(1);
			expect(checkScript(SHORT.text, lines, plan).figures.coverage).toBe(1);
			expect(lines.at(-1)?.role).toBe('goodbye');
		});
	});

	it.each([
		['prose', 'provider_answer_unusable'],
		['safety', 'provider_blocked'],
		['http-401', 'provider_key_invalid'],
		['http-403', 'provider_refused'],
		['http-404', 'provider_model_missing'],
		['http-500', 'provider_unavailable'],
	] as const)('fails with the right word when it is always so: %s', async (fault, code) => {
		await withServer({}, async (emulator) => {
			emulator.faults.always(fault);
			await expect(writtenEpisode(pool, writerOn(emulator), SHORT)).rejects.toMatchObject({ code });
		});
	});

	it.each([
		['whole', 131_072, false],
		['cut', 1024, true],
	])('is not taken for cut by its length alone: %s', async (_, contextTokens, isCut) => {
		await withServer({ contextTokens }, async (emulator) => {
			const client = createOpenAiClient({ baseUrl: emulator.url, apiKey: null, fetch: fetch as HttpFetch });
			const used = vi.fn();
			const user = `Idioma: pt-BR\n${'a coisa não é assim '.repeat(200)}`.slice(0, CHARACTERS_OF_A_CONTEXT);
			const question = {
				system: '',
				user,
				schema: { type: 'object' },
				name: 'any',
				used,
				signal: new AbortController().signal,
			};
			const answer = Array.fromAsync(createOpenAiTextModel(client, 'qwen3:8b').ask(question));
			if (isCut) await expect(answer).rejects.toMatchObject({ code: 'provider_prompt_cut' });
			else expect((await answer).join('')).toBe('{}');
			expect(used.mock.calls.map(([{ inputTokens, wasted }]) => [inputTokens % 1024, wasted])).toEqual([
				[0, false],
				[isCut ? 0 : 2, true],
			]);
		});
	});

	it.each<[string, OpenAiEmulatorOptions, string, number, object]>([
		['a reasoning model', {}, 'gpt-5-mini', 0, { stream: true, response_format: { type: 'json_schema' } }],
		['one with a low limit', {}, 'gpt-4o', 0, { stream: true }],
		['one that does not stream', { isVerified: false }, 'gpt-5-mini', 1, { response_format: { type: 'json_schema' } }],
		['a server without schemas', { refusesSchema: true }, 'qwen3:8b', 1, { response_format: { type: 'json_object' } }],
	])(
		'is asked for as the model takes it, and known for the next question: %s',
		async (_, options, model, refused, taken) => {
			await withServer(options, async (emulator) => {
				const client = createOpenAiClient({ baseUrl: emulator.url, apiKey: null, fetch: fetch as HttpFetch });
				const used = vi.fn();
				const schema = { type: 'object', properties: {}, required: [], additionalProperties: false };
				const asked = { system: 'Say nothing.', user: 'Now.', schema, name: 'any', used };
				const { ask } = createOpenAiTextModel(client, model);
				const answer = async () =>
					(await Array.fromAsync(ask({ ...asked, signal: AbortSignal.timeout(5000) }))).join('');
				expect([await answer(), await answer()]).toEqual(['{}', '{}']);
				const { calls } = emulator;
				const last = JSON.stringify(calls.at(-1)?.request);
				expect(calls.filter(({ status }) => status === 400)).toHaveLength(refused);
				expect(calls).toHaveLength(refused + 2);
				expect(calls.at(-1)?.request).toMatchObject(taken);
				expect(last.includes('"stream":true')).toBe(options.isVerified !== false);
				if (options.refusesSchema) expect(last).toContain('additionalProperties');
				expect(used).toHaveBeenCalledTimes(2);
			});
		},
	);

	it('is refused when the server cuts the prompt without a word', async () => {
		await withServer({ contextTokens: 1024 }, async (emulator) => {
			await expect(writtenEpisode(pool, writerOn(emulator), sample('bylaw-pt'))).rejects.toMatchObject({
				code: 'provider_prompt_cut',
				message: expect.stringContaining('num_ctx'),
			});
		});
	});
});
