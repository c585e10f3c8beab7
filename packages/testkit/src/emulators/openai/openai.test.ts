import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../audio/index.ts';
import { type OpenAiEmulatorOptions, startOpenAiEmulator } from '../index.ts';
import type { Emulator } from '../options.ts';

const DOCUMENT = `Idioma: pt-BR
<order opening="false" closing="false" words="400">
<document>
[p1] ## O café
[p2] O café chegou ao vale em 1825, e as primeiras fazendas plantaram 40 mil pés.
</document>`;
const line = {
	type: 'object',
	properties: {
		speaker: { enum: ['A', 'B'] },
		text: { type: 'string' },
		passages: { type: 'array', items: { type: 'integer' } },
	},
};
const schema = { type: 'object', properties: { lines: { type: 'array', items: line } } };
const CHAT = {
	model: 'llama3.1:8b',
	messages: [
		{ role: 'system', content: 'You write podcasts.' },
		{ role: 'user', content: DOCUMENT },
	],
	response_format: { type: 'json_schema', json_schema: { name: 'script', strict: true, schema } },
	max_tokens: 4_000,
};
const SPEECH = {
	model: 'kokoro',
	input: 'O café chegou ao vale.',
	voice: 'pf_dora',
	response_format: 'wav',
	stream: false,
};

let emulator: Emulator;

async function post(
	path: string,
	body: unknown,
	to = emulator,
): Promise<{ status: number; bytes: Buffer; type: string }> {
	const response = await fetch(`${to.url}/v1${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${to.apiKey}` },
		body: JSON.stringify(body),
	});
	const bytes = Buffer.from(await response.arrayBuffer());
	return { status: response.status, bytes, type: response.headers.get('content-type') ?? '' };
}

const jsonOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString('utf8'));

async function withServer(options: OpenAiEmulatorOptions, use: (other: Emulator) => Promise<void>): Promise<void> {
	const other = await startOpenAiEmulator(options);
	try {
		await use(other);
	} finally {
		await other.close();
	}
}

beforeAll(async () => {
	emulator = await startOpenAiEmulator();
});
afterEach(() => {
	emulator.reset();
	emulator.faults.clear();
});
afterAll(() => emulator.close());

describe('chat', () => {
	it('answers JSON that fits the schema, and tells what it used', async () => {
		const { choices, usage } = jsonOf(await post('/chat/completions', CHAT));
		expect(choices[0].finish_reason).toBe('stop');
		expect(JSON.parse(choices[0].message.content).lines.length).toBeGreaterThan(1);
		expect(usage.total_tokens).toBe(usage.prompt_tokens + usage.completion_tokens);
		expect(emulator.counts()).toMatchObject({ tokensIn: usage.prompt_tokens, tokensOut: usage.completion_tokens });
	});

	it('streams the same, with the usage last', async () => {
		const whole = jsonOf(await post('/chat/completions', CHAT)).choices[0].message.content;
		const body = { ...CHAT, stream: true, stream_options: { include_usage: true } };
		const { bytes, type } = await post('/chat/completions', body);
		expect(type).toBe('text/event-stream');
		const data = bytes.toString('utf8').split('\n\n').filter(Boolean);
		expect(data.at(-1)).toBe('data: [DONE]');
		const events = data.slice(0, -1).map((event) => JSON.parse(event.slice('data: '.length)));
		expect(events.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe(whole);
		expect(events.at(-2).choices[0].finish_reason).toBe('stop');
		expect(events.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
	});

	it('wraps its JSON in words where it does not heed the schema', async () => {
		await withServer({ heedsSchema: false }, async (other) => {
			const { content } = jsonOf(await post('/chat/completions', CHAT, other)).choices[0].message;
			expect(() => JSON.parse(content)).toThrow();
			expect(content).toMatch(/```json\n\{"lines"/);
		});
	});

	it('cuts the beginning of a prompt that is longer than its context, without a word', async () => {
		await withServer({ contextTokens: 50 }, async (other) => {
			const long = { ...CHAT, messages: [{ role: 'user', content: `A`.repeat(4_000) + DOCUMENT }] };
			const { usage } = jsonOf(await post('/chat/completions', long, other));
			expect(usage.prompt_tokens).toBe(50);
		});
	});

	it.each([
		['other-empty', 'stop', ''],
		['safety', 'content_filter', ''],
	] as const)('%s', async (fault, reason, content) => {
		emulator.faults.next(fault);
		const { choices } = jsonOf(await post('/chat/completions', CHAT));
		expect(choices[0]).toMatchObject({ finish_reason: reason, message: { content } });
	});

	it('stops at its tokens, breaks off, and fails in the middle of a stream', async () => {
		expect(jsonOf(await post('/chat/completions', { ...CHAT, max_tokens: 20 })).choices[0].finish_reason).toBe(
			'length',
		);
		emulator.faults.next('sse-error');
		const { bytes } = await post('/chat/completions', { ...CHAT, stream: true });
		expect(bytes.toString('utf8')).toMatch(/"type":"server_error"[^\n]*\n\n$/);
		emulator.faults.next('broken-body');
		await expect(post('/chat/completions', { ...CHAT, stream: true })).rejects.toThrow(TypeError);
	});

	it('refuses in OpenAI’s form', async () => {
		expect((await post('/chat/completions', { ...CHAT, model: 'no-such' })).status).toBe(404);
		expect((await post('/chat/completions', { ...CHAT, messages: [] })).status).toBe(400);
		for (const [fault, status, code] of [
			['quota-minute', 429, 'rate_limit_exceeded'],
			['quota-day', 429, 'insufficient_quota'],
			['key-invalid', 401, 'invalid_api_key'],
			['http-502', 502, null],
		] as const) {
			emulator.faults.next(fault);
			const answer = await post('/chat/completions', CHAT);
			expect([answer.status, jsonOf(answer).error.code]).toEqual([status, code]);
		}
		await withServer({ apiKey: 'secret' }, async (other) => {
			expect((await post('/chat/completions', CHAT, { ...other, apiKey: 'wrong' })).status).toBe(401);
			expect((await post('/chat/completions', CHAT, other)).status).toBe(200);
		});
	});

	it('lists its models', async () => {
		const { data } = await (await fetch(`${emulator.url}/v1/models`)).json();
		expect(data.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['llama3.1:8b', 'kokoro']));
	});
});

describe('speech like Kokoro-FastAPI', () => {
	it('answers WAV, PCM and MP3 of the same speech', async () => {
		const wav = await post('/audio/speech', SPEECH);
		expect([wav.status, wav.type]).toEqual([200, 'audio/wav']);
		expect(wav.bytes.readUInt32LE(40)).toBe(wav.bytes.length - 44);
		const pcm = await post('/audio/speech', { ...SPEECH, response_format: 'pcm' });
		expect(pcm.bytes.equals(wav.bytes.subarray(44))).toBe(true);
		const mp3 = await post('/audio/speech', { ...SPEECH, response_format: 'mp3' });
		expect(mp3.type).toBe('audio/mpeg');
		const { samples, sampleRate } = await decodeMp3(mp3.bytes);
		expect(sampleRate).toBe(24_000);
		expect(Math.abs(samples.length - pcm.bytes.length / 2)).toBeLessThan(24_000 / 4);
		expect(emulator.calls[0]?.turns).toEqual([SPEECH.input]);
	});

	it('streams unless told not to: no length is known, and a late failure is a short 200', async () => {
		const { stream: _, ...streamed } = SPEECH;
		const whole = await post('/audio/speech', streamed);
		expect(whole.bytes.readUInt32LE(40)).toBe(0xffffffff);
		emulator.faults.next('http-500');
		const short = await post('/audio/speech', streamed);
		expect(short.status).toBe(200);
		expect(short.bytes.length).toBeLessThan(whole.bytes.length / 2);
		emulator.faults.next('http-500');
		const failed = await post('/audio/speech', SPEECH);
		expect(failed.status).toBe(500);
		expect(jsonOf(failed).detail).toEqual({
			error: 'processing_error',
			message: expect.any(String),
			type: 'server_error',
		});
	});

	it('refuses voices, models and speeds that it does not have', async () => {
		const voice = await post('/audio/speech', { ...SPEECH, voice: 'Kore' });
		expect(voice.status).toBe(400);
		expect(jsonOf(voice).detail).toMatchObject({ error: 'validation_error', type: 'invalid_request_error' });
		expect(jsonOf(await post('/audio/speech', { ...SPEECH, model: 'piper' })).detail.error).toBe('invalid_model');
		expect((await post('/audio/speech', { ...SPEECH, speed: 9 })).status).toBe(422);
	});

	it('speaks quicker, and cuts, mutes and empties as it is told to', async () => {
		const whole = (await post('/audio/speech', SPEECH)).bytes.length - 44;
		const quick = (await post('/audio/speech', { ...SPEECH, speed: 1.25 })).bytes.length - 44;
		expect(quick / whole).toBeCloseTo(0.8, 2);
		emulator.faults.next('cut-audio');
		expect((await post('/audio/speech', SPEECH)).bytes.length).toBeLessThan(whole * 0.47);
		emulator.faults.next('empty-wav');
		expect((await post('/audio/speech', SPEECH)).bytes).toHaveLength(44);
		emulator.faults.next('text-part');
		expect((await post('/audio/speech', SPEECH)).type).toContain('application/json');
	});
});

describe('other speech servers', () => {
	it('Speaches answers 422 to a bad speed', async () => {
		await withServer({ speech: 'speaches' }, async (other) => {
			const answer = await post('/audio/speech', { ...SPEECH, model: 'hexgrad/Kokoro-82M', speed: 0 }, other);
			expect(answer.status).toBe(422);
			expect(jsonOf(answer).detail[0].loc).toEqual(['body', 'speed']);
		});
	});

	it('LocalAI refuses speed 0', async () => {
		await withServer({ speech: 'localai' }, async (other) => {
			const answer = await post('/audio/speech', { ...SPEECH, speed: 0 }, other);
			expect(answer.status).toBe(500);
			expect(jsonOf(answer).error.message).toContain('speed');
		});
	});
});
