import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HttpFetch } from '../calls/index.ts';
import { createGeminiClient, type GeminiCall, type GeminiClient } from './client.ts';
import { failureOf } from './errors.ts';

const KEY = 'AIza-muito-secreta';
const NOW = new Date('2026-11-21T16:00:00Z');
const ANSWER = { candidates: [{ content: { parts: [{ text: 'oi' }] }, finishReason: 'STOP' }] };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json =
	(status: number, body: unknown, headers = {}): Answer =>
	(_, response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const ok = json(200, ANSWER);
const refusal = (code: number, status: string, details: object[] = []): Answer =>
	json(code, { error: { code, status, message: `no: ${KEY} and the prompt`, details } });
const hang: Answer = () => {};

let server: Server;
let origin: string;
let answers: Answer[] = [];
let requests: IncomingMessage[] = [];
let runs = 0;

beforeAll(async () => {
	server = createServer((request, response) => {
		requests.push(request);
		(answers.shift() ?? ok)(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
	answers = [];
	requests = [];
});
afterAll(async () => {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
});

function client(timeouts?: { firstByteMs: number; betweenMs: number }): GeminiClient {
	return createGeminiClient({
		apiKey: KEY,
		baseUrl: `${origin}/${runs++}/`,
		fetch: fetch as HttpFetch,
		retry: { baseMs: 1 },
		timeouts,
		now: () => NOW,
	});
}

const call = (signal = new AbortController().signal): GeminiCall => ({ model: 'gemini-3.8-flash', body: {}, signal });

describe('Gemini client', () => {
	it('sends the key in its header and asks the model by its name', async () => {
		expect(await client().generate(call())).toMatchObject(ANSWER);
		expect(requests[0]?.headers['x-goog-api-key']).toBe(KEY);
		expect(requests[0]?.url).toMatch(/^\/\d+\/v1beta\/models\/gemini-3.8-flash:generateContent$/);
	});

	it('tries passing failures again', async () => {
		answers = [
			refusal(500, 'INTERNAL'),
			refusal(503, 'UNAVAILABLE'),
			(_, response) => response.destroy(),
			(_, response) => response.writeHead(200, { 'content-length': 100 }).end('{"candidates":'),
			ok,
		];
		expect(await client().generate(call())).toMatchObject(ANSWER);
		expect(requests).toHaveLength(5);
	});

	it('gives up after so many, with the last failure', async () => {
		answers = Array.from({ length: 20 }, () => refusal(503, 'UNAVAILABLE'));
		await expect(client().generate(call())).rejects.toMatchObject({ code: 'provider_unavailable' });
		expect(requests).toHaveLength(6);
	});

	it.each([
		[400, 'INVALID_ARGUMENT', [{ reason: 'API_KEY_INVALID' }], 'provider_key_invalid'],
		[400, 'INVALID_ARGUMENT', [], 'provider_request_refused'],
		[400, 'FAILED_PRECONDITION', [], 'provider_refused'],
		[401, 'UNAUTHENTICATED', [], 'provider_key_invalid'],
		[403, 'PERMISSION_DENIED', [], 'provider_refused'],
		[404, 'NOT_FOUND', [], 'provider_model_missing'],
	] as const)(
		'answers %i %s %j once, as %s, without the key or the prompt',
		async (code, status, details, expected) => {
			answers = [refusal(code, status, [...details])];
			const error: Error = await client()
				.generate(call())
				.catch((caught) => caught);
			expect(error).toMatchObject({ code: expected });
			expect(requests).toHaveLength(1);
			const told = [error.message, error.stack, String(error.cause), JSON.stringify(error.cause)].join('\n');
			expect(told).not.toContain(KEY);
			expect(told).not.toContain('and the prompt');
		},
	);

	it('never tries a quota of a day again, and says when it can go on', async () => {
		const details = [
			{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '0.01s' },
			{ violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier' }] },
		];
		answers = [refusal(429, 'RESOURCE_EXHAUSTED', details)];
		await expect(client().generate(call())).rejects.toMatchObject({
			code: 'provider_quota_day',
			message: expect.stringContaining('22/11 às 05:00 (horário de Brasília)'),
			values: { until: '2026-11-22T08:00:00.000Z' },
		});
		expect(requests).toHaveLength(1);
	});

	it("tries again when a minute's quota has room, and waits the longer of Retry-After and retryDelay", async () => {
		const details = [{ retryDelay: '38.2s' }, { violations: [{ quotaId: 'RequestsPerMinute' }] }];
		const body = { error: { code: 429, status: 'RESOURCE_EXHAUSTED', details } };
		const refused = { status: 429, body, model: 'm', now: NOW };
		expect(failureOf({ ...refused, retryAfter: '40' }).remedy).toEqual({ kind: 'wait', ms: 40_000 });
		expect(failureOf({ ...refused, retryAfter: '20' }).remedy).toEqual({ kind: 'wait', ms: 38_200 });
		answers = [refusal(429, 'RESOURCE_EXHAUSTED', [{ retryDelay: '0.01s' }]), ok];
		expect(await client().generate(call())).toMatchObject(ANSWER);
	});

	it('gives up on a wait that is too long', async () => {
		answers = [refusal(429, 'RESOURCE_EXHAUSTED', [{ retryDelay: '4000s' }])];
		await expect(client().generate(call())).rejects.toMatchObject({ code: 'provider_quota_minute' });
		expect(requests).toHaveLength(1);
	});

	it('gives up on a provider that hangs, before or in the middle of an answer', async () => {
		answers = [hang, (_, response) => response.writeHead(200).write('{')];
		const impatient = client({ firstByteMs: 1_000, betweenMs: 300 });
		await expect(impatient.generate(call())).rejects.toMatchObject({ code: 'provider_timeout' });
		expect(requests).toHaveLength(2);
	});

	it('stops at once when it is aborted, whatever it waits for', async () => {
		for (const answer of [hang, refusal(429, 'RESOURCE_EXHAUSTED', [{ retryDelay: '15s' }])]) {
			answers = [answer];
			requests = [];
			const controller = new AbortController();
			const asked = client().generate(call(controller.signal));
			await expect.poll(() => requests.length).toBe(1);
			controller.abort(new Error('basta'));
			await expect(asked).rejects.toThrow('basta');
		}
	});

	it('follows no redirect with the key', async () => {
		answers = [json(302, {}, { location: `${origin}/elsewhere` })];
		await expect(client().generate(call())).rejects.toMatchObject({ code: 'provider_request_refused' });
		expect(requests).toHaveLength(1);
	});

	describe('streaming', () => {
		const sse =
			(...events: unknown[]): Answer =>
			(_, response) =>
				response
					.writeHead(200, { 'content-type': 'text/event-stream' })
					.end(events.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join(''));

		it('gives each chunk, trying again until the first is there', async () => {
			answers = [sse(), sse({ error: { code: 503, status: 'UNAVAILABLE' } }), sse(ANSWER, ANSWER)];
			expect(await Array.fromAsync(client().stream(call()))).toHaveLength(2);
			expect(requests).toHaveLength(3);
		});

		it('throws what breaks off later', async () => {
			answers = [sse(ANSWER, { error: { code: 503, status: 'UNAVAILABLE' } })];
			const stream = client().stream(call());
			expect((await stream.next()).value).toMatchObject(ANSWER);
			await expect(stream.next()).rejects.toMatchObject({ code: 'provider_unavailable' });
		});

		it('gives its place back when nobody reads on', async () => {
			const shared = client();
			for (let time = 0; time < 10; time++) {
				answers = [sse(ANSWER, ANSWER, ANSWER)];
				for await (const chunk of shared.stream(call())) {
					expect(chunk).toMatchObject(ANSWER);
					break;
				}
			}
			expect(requests).toHaveLength(10);
		});
	});
});
