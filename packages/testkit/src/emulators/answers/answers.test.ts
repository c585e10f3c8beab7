import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerFolder, startGeminiEmulator, startOpenAiEmulator } from '../index.ts';
import type { Emulator } from '../options.ts';

const schema = {
	type: 'object',
	properties: { thesis: { type: 'string' }, weight: { type: 'integer', minimum: 1, maximum: 5 } },
	required: ['thesis', 'weight'],
	additionalProperties: false,
};
const SYSTEM = 'You plan podcasts.\n~~~\nAn example between fences.';
const CHAT = {
	model: 'llama3.1:8b',
	messages: [
		{ role: 'system', content: SYSTEM },
		{ role: 'user', content: '<document>\n[p1] O rio subiu.\n</document>' },
	],
	response_format: { type: 'json_schema', json_schema: { name: 'plan', strict: true, schema } },
	max_tokens: 500,
};
const GEMINI = {
	systemInstruction: { parts: [{ text: SYSTEM }] },
	contents: [{ role: 'user', parts: [{ text: CHAT.messages[1]?.content }] }],
	generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
};
const ANSWER = { thesis: 'O rio subiu.', weight: 5 };
const KEEP_ALIVE_MS = 20;

let path: string;
let answers: AnswerFolder;
let openAi: Emulator;
let gemini: Emulator;
let asked: string[];

async function open(recordedOnly = false): Promise<void> {
	asked = [];
	answers = await AnswerFolder.open(path, { recordedOnly, asked: (page) => asked.push(page) });
	[openAi, gemini] = await Promise.all([
		startOpenAiEmulator({ answers, keepAliveMs: KEEP_ALIVE_MS }),
		startGeminiEmulator({ answers, keepAliveMs: KEEP_ALIVE_MS }),
	]);
}

async function close(): Promise<void> {
	answers.close();
	await Promise.all([openAi.close(), gemini.close()]);
}

beforeEach(async () => {
	path = await mkdtemp(join(tmpdir(), 'nexus-answers-'));
	await open();
});
afterEach(async () => {
	await close();
	await rm(path, { recursive: true, force: true });
});

const chat = (body: object = CHAT): Promise<Response> =>
	fetch(`${openAi.url}/v1/chat/completions`, { method: 'POST', body: JSON.stringify(body) });

const generate = (method: string): Promise<Response> =>
	fetch(`${gemini.url}/v1beta/models/gemini-3.8-flash:${method}`, {
		method: 'POST',
		headers: { 'x-goog-api-key': gemini.apiKey },
		body: JSON.stringify(GEMINI),
	});

async function put(file: string, text: string): Promise<void> {
	await writeFile(join(path, `.${file}`), text);
	await rename(join(path, `.${file}`), join(path, file));
}

const page = (file: string): Promise<string> => readFile(join(path, file), 'utf8');
const seen = (file: string): Promise<string> => vi.waitFor(() => page(file), { timeout: 60_000 });

async function contentOf(response: Promise<Response>): Promise<unknown> {
	const { choices } = (await (await response).json()) as { choices: { message: { content: string } }[] };
	return JSON.parse(choices[0]?.message.content ?? '');
}

/** The texts of a stream's events, joined. */
function streamed(body: string, textOf: (event: never) => string | undefined): string {
	const data = body.split(/\r?\n/).filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]');
	return data.map((line) => textOf(JSON.parse(line.slice(6)) as never) ?? '').join('');
}

describe('an answer folder', () => {
	it('shows a question as a page with its schema, and sends what is answered', async () => {
		const response = chat();
		const shown = await seen('0001.question.md');
		expect(shown).toContain('model: llama3.1:8b\nstep: plan\n');
		expect(shown).toContain(`~~~~text\n${SYSTEM}\n~~~~`);
		expect(shown).toContain('[p1] O rio subiu.');
		expect(JSON.parse(await page('0001.schema.json'))).toEqual(schema);
		await put('0001.answer.json', JSON.stringify(ANSWER, null, '\t'));
		expect(await contentOf(response)).toEqual(ANSWER);
	});

	it('keeps a stream alive until the answer is there', async () => {
		const response = await chat({ ...CHAT, stream: true });
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		let body = (await reader?.read())?.value ?? '';
		expect(body).toMatch(/^: /);
		await put('0001.answer.json', JSON.stringify(ANSWER));
		for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) body += piece.value;
		const text = streamed(body, (event: { choices: { delta: { content?: string } }[] }) => {
			return event.choices[0]?.delta.content;
		});
		expect(JSON.parse(text)).toEqual(ANSWER);
	});

	it('answers Gemini from the same folder, streamed and whole', async () => {
		const first = await generate('streamGenerateContent?alt=sse');
		await put('0001.answer.json', JSON.stringify(ANSWER));
		type Event = { candidates: { content: { parts?: { text: string }[] } }[] };
		const textOf = ({ candidates: [one] }: Event) => one?.content.parts?.[0]?.text;
		expect(JSON.parse(streamed(await first.text(), textOf))).toEqual(ANSWER);
		const whole = (await (await generate('generateContent')).json()) as Event;
		expect(JSON.parse(textOf(whole) ?? '')).toEqual(ANSWER);
		expect(asked).toHaveLength(1);
	});

	it('complains of an answer that does not fit, and waits for another', async () => {
		const response = chat();
		await seen('0001.question.md');
		await put('0001.answer.json', JSON.stringify({ thesis: 'x', weight: 9 }));
		expect(await seen('0001.complaint.md')).toContain('`/weight` must be <= 5');
		await put('0001.answer.json', '{"thesis": "half');
		await vi.waitUntil(async () => (await page('0001.complaint.md')).includes('no JSON'), { timeout: 60_000 });
		await put('0001.answer.json', JSON.stringify({ thesis: 'palavra '.repeat(600), weight: 1 }));
		await vi.waitUntil(async () => (await page('0001.complaint.md')).includes('allows 500'), { timeout: 60_000 });
		await put('0001.answer.json', JSON.stringify(ANSWER));
		expect(await contentOf(response)).toEqual(ANSWER);
		expect(await readdir(path)).not.toContain('0001.complaint.md');
	});

	it('asks nobody where there is no room for an answer', async () => {
		expect((await chat({ ...CHAT, max_tokens: 1 })).status).toBe(200);
		expect(await readdir(path)).toEqual([]);
	});

	it('fails once as it is told, then asks again under the same number', async () => {
		const failing = chat();
		await seen('0001.question.md');
		await put('0001.error', 'quota-minute\n');
		const body = (await (await failing).json()) as { error: { code: string } };
		expect(body.error.code).toBe('rate_limit_exceeded');
		const again = chat();
		await put('0001.answer.json', JSON.stringify(ANSWER));
		expect(await contentOf(again)).toEqual(ANSWER);
		expect(openAi.counts()).toMatchObject({ faulted: 1, faults: { 'quota-minute': 1 } });
	});

	it('says what has gone wrong in a stream that had begun', async () => {
		const response = await chat({ ...CHAT, stream: true });
		await put('0001.error', 'http-503');
		expect(await response.text()).toMatch(/data: \{"error":.*\n\n$/);
		const cut = await chat({ ...CHAT, stream: true });
		await put('0001.error', 'max-tokens');
		expect(await cut.text()).toContain('"finish_reason":"length"');
	});

	it('sends prose as it stands, whatever the schema', async () => {
		const response = chat();
		await seen('0001.question.md');
		await put('0001.answer.txt', 'Sorry, I cannot help with that.\n');
		expect(JSON.stringify(await (await response).json())).toContain('"content":"Sorry, I cannot help with that."');
	});

	it('asks once what is asked twice at a time', async () => {
		const responses = [chat(), chat()];
		await seen('0001.question.md');
		await put('0001.answer.json', JSON.stringify(ANSWER));
		expect(await Promise.all(responses.map(contentOf))).toEqual([ANSWER, ANSWER]);
		expect(asked).toHaveLength(1);
	});

	it('replays a recorded folder, and refuses what is not in it when nobody is there', async () => {
		await put('0001.answer.json', JSON.stringify(ANSWER));
		await contentOf(chat());
		await close();
		await open(true);
		expect(await contentOf(chat({ ...CHAT, model: 'somebody-at-a-desk' }))).toEqual(ANSWER);
		const other = await chat({ ...CHAT, messages: [{ role: 'user', content: 'Something else' }] });
		expect(other.status).toBe(400);
		expect(await other.text()).toContain('No answer is recorded');
		await close();
		await open();
		const next = chat({ ...CHAT, messages: [{ role: 'user', content: 'Something else' }] });
		await seen('0002.question.md');
		await put('0002.answer.json', JSON.stringify(ANSWER));
		expect(await contentOf(next)).toEqual(ANSWER);
	});
});
