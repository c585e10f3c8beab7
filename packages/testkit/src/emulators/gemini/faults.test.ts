import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, startGeminiEmulator } from '../index.ts';
import type { Emulator } from '../options.ts';
import { askGemini, audioOf, scriptRequest, speechRequest, textOf } from './requests.ts';

let gemini: Emulator;
beforeAll(async () => {
	gemini = await startGeminiEmulator();
});
afterEach(() => {
	gemini.reset();
	gemini.faults.clear();
});
afterAll(() => gemini.close());

const TEXT = 'gemini-3.8-flash:generateContent';
const STREAM = 'gemini-3.8-flash:streamGenerateContent?alt=sse';
const SPEECH = 'gemini-3.8-flash-tts:generateContent';

const write = (path = TEXT, signal?: AbortSignal) => askGemini(gemini, path, scriptRequest(), { signal });
const speak = (signal?: AbortSignal) => askGemini(gemini, SPEECH, speechRequest(), { signal });

async function scriptWith(fault: Fault): Promise<{ speaker: string; text: string; passages: number[] }[]> {
	gemini.faults.next(fault);
	return JSON.parse(textOf((await write()).body)).lines;
}

async function pcmWith(fault: Fault): Promise<Int16Array> {
	gemini.faults.next(fault);
	const { bytes } = audioOf((await speak()).body);
	return new Int16Array(new Uint8Array(bytes.subarray(44)).buffer);
}

const level = (pcm: Int16Array): number => Math.sqrt(pcm.reduce((sum, one) => sum + one * one, 0) / pcm.length);

describe('errors', () => {
	it.each<[Fault, number, string]>([
		['http-401', 401, 'UNAUTHENTICATED'],
		['http-403', 403, 'PERMISSION_DENIED'],
		['http-404', 404, 'NOT_FOUND'],
		['http-500', 500, 'INTERNAL'],
		['http-502', 502, 'INTERNAL'],
		['http-503', 503, 'UNAVAILABLE'],
		['http-504', 504, 'DEADLINE_EXCEEDED'],
		['key-invalid', 400, 'INVALID_ARGUMENT'],
		['region', 400, 'FAILED_PRECONDITION'],
	])('%s', async (fault, code, name) => {
		gemini.faults.next(fault);
		const { status, body } = await speak();
		expect([status, body.error.code, body.error.status]).toEqual([code, code, name]);
		expect(gemini.counts()).toMatchObject({ faulted: 1, tokensIn: 0, seconds: 0, faults: { [fault]: 1 } });
		expect((await speak()).status).toBe(200);
	});

	it.each([
		['quota-minute', 'PerMinute'],
		['quota-day', 'PerDay'],
	] as const)('%s', async (fault, quota) => {
		gemini.faults.next(fault);
		gemini.faults.set({ limits: { retryDelay: 38.2 } });
		const { status, body } = await write();
		expect([status, body.error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
		const [failure, , retry] = body.error.details as unknown as [{ violations: [{ quotaId: string }] }, object, object];
		expect(failure.violations[0].quotaId).toContain(quota);
		expect(retry).toEqual({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38.2s' });
	});

	it('a limit on calls at one time', async () => {
		gemini.faults.set({ limits: { concurrent: 2 }, pace: { secondsPerAudioSecond: 0.05 } });
		const answers = await Promise.all([speak(), speak(), speak(), speak()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
		expect(gemini.counts().mostConcurrent).toBeGreaterThan(2);
	});
});

describe('finish reasons', () => {
	it.each<[Fault, string]>([
		['other-empty', 'OTHER'],
		['safety-as-other', 'OTHER'],
		['safety', 'SAFETY'],
		['recitation', 'RECITATION'],
		['language', 'LANGUAGE'],
		['blocklist', 'BLOCKLIST'],
		['prohibited-content', 'PROHIBITED_CONTENT'],
		['spii', 'SPII'],
		['malformed', 'MALFORMED_RESPONSE'],
	])('%s', async (fault, reason) => {
		gemini.faults.always(fault);
		for (const { status, body } of [await write(), await speak()]) {
			expect(status).toBe(200);
			expect(body.candidates[0].finishReason).toBe(reason);
			expect(body.candidates[0].content.parts).toBeUndefined();
		}
		expect(gemini.counts().wasted).toMatchObject({ calls: 2, seconds: 0, tokensIn: gemini.counts().tokensIn });
	});

	it('a blocked prompt has no candidates', async () => {
		gemini.faults.next('prompt-blocked');
		const { body } = await write();
		expect(body.candidates).toBeUndefined();
		expect(body.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT');
	});

	it('too many tokens cut text and audio', async () => {
		const whole = audioOf((await speak()).body).bytes.length;
		gemini.faults.always('max-tokens');
		const { body } = await speak();
		expect(body.candidates[0].finishReason).toBe('MAX_TOKENS');
		expect(audioOf(body).bytes.length).toBeLessThan(whole * 0.6);
		expect((await write()).body.candidates[0].finishReason).toBe('MAX_TOKENS');
	});

	it('goes on where it stopped when the token is sent again', async () => {
		const whole = textOf((await write()).body);
		gemini.faults.next('continuation');
		const first = (await write()).body;
		expect(first.candidates[0].finishReason).toBe('CONTINUATION');
		const { continuationToken } = first.candidates[0];
		const { body } = await askGemini(gemini, TEXT, { ...scriptRequest(), continuationToken });
		expect(textOf(first) + textOf(body)).toBe(whole);
	});
});

describe('audio', () => {
	it('is cut, empty, nearly silent, fading or too long', async () => {
		const { bytes } = audioOf((await speak()).body);
		const samples = (bytes.length - 44) / 2;
		const cut = (await pcmWith('cut-audio')).length / samples;
		expect(cut).toBeGreaterThan(0.12);
		expect(cut).toBeLessThan(0.47);
		expect(await pcmWith('empty-wav')).toHaveLength(0);
		expect(level(await pcmWith('near-silence'))).toBeLessThan(10);
		const fading = await pcmWith('fading');
		expect(level(fading.subarray(-12_000))).toBeLessThan(level(fading.subarray(0, 12_000)) / 100);
		expect((await pcmWith('rambling')).length).toBe(samples * 3);
		expect((await pcmWith('style-aloud')).length).toBeGreaterThan(samples * 1.1);
		expect(gemini.counts().wasted.seconds).toBeGreaterThan((samples / 24_000) * 4);
	});

	it('stops at the seconds that were set, as if it were whole', async () => {
		gemini.faults.set({ limits: { audioSeconds: 1 } });
		const { body } = await speak();
		expect(body.candidates[0].finishReason).toBe('STOP');
		expect(audioOf(body).bytes).toHaveLength(44 + 48_000);
	});

	it('is text', async () => {
		gemini.faults.next('text-part');
		const { body } = await speak();
		expect(body.candidates[0].finishReason).toBe('STOP');
		expect(textOf(body)).toMatch(/^Sure/);
	});
});

describe('scripts', () => {
	it('are no JSON, or JSON of another shape', async () => {
		for (const fault of ['invalid-json', 'prose'] as const)
			await expect(scriptWith(fault)).rejects.toThrow(SyntaxError);
		expect(await scriptWith('wrong-shape')).toEqual({ speaker: 3 });
	});

	it('have what no script should have', async () => {
		expect(await scriptWith('few-lines')).toHaveLength(2);
		expect((await scriptWith('third-host')).map(({ speaker }) => speaker)).toContain('C');
		expect((await scriptWith('obedient')).some(({ text }) => text.includes('API_KEY='))).toBe(true);
		expect((await scriptWith('markup'))[0]?.text).toContain('<script>');
		expect((await scriptWith('empty-lines'))[0]?.text.trim()).toBe('');
		expect((await scriptWith('european-portuguese'))[0]?.text).toContain('telemóvel');
		expect((await scriptWith('other-language'))[0]?.text).toMatch(/^And this is/);
		expect((await scriptWith('invented-numbers'))[0]?.text).toMatch(/exatamente [78]\d{3} casos/);
		expect((await scriptWith('unknown-passages'))[0]?.passages[0]).toBeGreaterThan(90_000);
		const [one, two] = await scriptWith('repeated-lines');
		expect(one).toEqual(two);
	});
});

describe('the wire', () => {
	it.each<Fault>(['reset', 'broken-body'])('%s', async (fault) => {
		gemini.faults.always(fault);
		await expect(write()).rejects.toThrow(TypeError);
		await expect(write(STREAM)).rejects.toThrow(TypeError);
	});

	it('half a body, or a page in its place', async () => {
		gemini.faults.next('cut-json');
		await expect(write()).rejects.toThrow(SyntaxError);
		gemini.faults.next('html');
		expect((await write()).text).toMatch(/^<!DOCTYPE html>/);
		gemini.faults.next('cut-json');
		await expect(write(STREAM)).rejects.toThrow(SyntaxError);
	});

	it('an error in the middle of a stream', async () => {
		gemini.faults.next('sse-error');
		const { events } = await write(STREAM);
		expect(events.length).toBeGreaterThan(1);
		expect(events.at(-1)?.error).toMatchObject({ code: 503, status: 'UNAVAILABLE' });
		gemini.faults.next('sse-error');
		expect((await write()).status).toBe(500);
	});

	it.each<Fault>(['hang', 'stall', 'endless'])('%s ends when the client leaves, and is not billed', async (fault) => {
		gemini.faults.next(fault);
		const controller = new AbortController();
		const answer = write(STREAM, controller.signal);
		await expect.poll(() => gemini.calls[0]?.fault).toBe(fault);
		controller.abort();
		await expect(answer).rejects.toThrow(/abort/);
		await expect.poll(() => gemini.counts()).toMatchObject({ aborted: 1, tokensOut: 0, concurrent: 0 });
	});

	it('slow speech that the client does not wait for is not billed', async () => {
		gemini.faults.set({ pace: { secondsPerAudioSecond: 1_000 } });
		const controller = new AbortController();
		const answer = speak(controller.signal);
		await expect.poll(() => gemini.counts().concurrent).toBe(1);
		controller.abort();
		await expect(answer).rejects.toThrow(/abort/);
		await expect.poll(() => gemini.counts()).toMatchObject({ aborted: 1, seconds: 0, tokensOut: 0 });
	});
});

describe('choosing', () => {
	it('strikes the call that was named, the text that was named, or so many of them', async () => {
		gemini.faults.onCall(2, 'http-503', 'speech');
		gemini.faults.next('http-500', { matching: 'no such words', times: 0 });
		gemini.faults.next('http-502', { on: 'text', times: 2 });
		const speech = [await speak(), await speak(), await speak()].map(({ status }) => status);
		const text = [await write(), await write(), await write()].map(({ status }) => status);
		expect([speech, text]).toEqual([
			[200, 503, 200],
			[502, 502, 200],
		]);
	});

	it('strikes the share of calls that was asked for, the same ones for the same seed', async () => {
		const run = async (seed: number): Promise<string> => {
			gemini.faults.clear();
			gemini.faults.set({ rate: 0.3, seed, kinds: ['http-500', 'http-503'] });
			const statuses: number[] = [];
			for (let call = 0; call < 60; call++) statuses.push((await write()).status);
			return statuses.join();
		};
		const first = await run(7);
		expect(await run(7)).toBe(first);
		expect(await run(8)).not.toBe(first);
		const failed = first.split(',').filter((status) => status !== '200').length;
		expect(failed).toBeGreaterThan(8);
		expect(failed).toBeLessThan(28);
	});

	it('is set, read and forgotten over HTTP', async () => {
		const control = (path: string, body?: object) =>
			fetch(`${gemini.url}/__emulator/${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
		expect((await control('faults', { rules: [{ fault: 'http-503' }] })).status).toBe(200);
		expect((await control('faults', { rules: [{ fault: 'no-such-fault' }] })).status).toBe(400);
		expect((await write()).status).toBe(503);
		const { counts, calls } = (await (await control('calls')).json()) as { counts: object; calls: object[] };
		expect(counts).toMatchObject({ faulted: 1, calls: { text: 1 } });
		expect(calls).toEqual([expect.objectContaining({ kind: 'text', fault: 'http-503', status: 503 })]);
		await control('reset', {});
		expect(gemini.counts().calls.text).toBe(0);
	});
});
