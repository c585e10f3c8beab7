import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngineWithModel, LocalModelsOverview, SystemGeminiStatus } from '@nexus/contract';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PATH = '/api/v1/admin/local-models';
const { filename, content } = sample('paragraph-pt');

let ollama: Emulator;
/** Listens where LM Studio would, and never ends its answer. */
let endless: Server;
let stack: Stack;
let admin: ApiClient;
beforeAll(async () => {
	ollama = await startOpenAiEmulator();
	endless = createServer((_request, response) => {
		const more = () => {
			while (response.write(' '.repeat(60_000)));
		};
		response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
		more();
	});
	await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
	const { port } = endless.address() as AddressInfo;
	const localServers = { ollama: ollama.url, 'lm-studio': `http://127.0.0.1:${port}` };
	stack = await startStack({}, undefined, { retry: { attempts: 2, baseMs: 10 } }, { localServers });
	admin = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await stack?.close();
	await ollama?.close();
	endless?.closeAllConnections();
	endless?.close();
});

const look = () => admin.expect<LocalModelsOverview>('GET', PATH);
const choose = (body: object, who = admin) => who.call<LocalModelsOverview & { code?: string }>('PUT', PATH, body);
const MODEL = { server: 'ollama', model: 'qwen3:8b' };

it('is for administrators alone', async () => {
	const other = await ApiClient.registered(stack.url);
	expect((await other.call('GET', PATH)).status).toBe(403);
	expect((await choose(MODEL, other)).status).toBe(403);
	expect((await other.call('DELETE', PATH)).status).toBe(403);
	expect(ollama.calls).toEqual([]);
});

it('finds what answers at the known addresses, and takes nothing that is not there', async () => {
	const { configured, chosen, servers } = await look();
	expect([configured, chosen]).toEqual([false, null]);
	expect(servers).toMatchObject([{ server: 'ollama', title: 'Ollama', address: ollama.url }]);
	expect(servers[0]?.models).toEqual(expect.arrayContaining(['llama3.1:8b', 'qwen3:8b']));
	for (const missing of [
		{ ...MODEL, model: 'gpt-9' },
		{ ...MODEL, server: 'lm-studio' },
	]) {
		const refused = await choose(missing);
		expect([refused.status, refused.body.code]).toEqual([409, 'local_model_missing']);
	}
	for (const wrong of [{ ...MODEL, server: 'http://10.0.0.1' }, { server: 'ollama' }, { ...MODEL, model: '' }]) {
		expect((await choose(wrong)).status).toBe(422);
	}
	expect((await look()).chosen).toBe(null);
});

it('the chosen model writes everybody’s next episode, until it is taken back', async () => {
	const person = await ApiClient.registered(stack.url);
	const writer = async () =>
		(await person.expect<SystemGeminiStatus>('GET', '/api/v1/users/system/gemini-status')).engines.script;
	expect((await choose(MODEL)).body.chosen).toMatchObject({ ...MODEL, available: true });
	expect(await writer()).toEqual({ engine: 'openai', model: 'qwen3:8b' });

	ollama.reset();
	const episode = await person.makeEpisode(filename, content);
	expect(episode).toMatchObject({ has_audio: true });
	const asked = ollama.calls.filter(({ kind }) => kind === 'text');
	expect(asked.length).toBeGreaterThan(0);
	expect(new Set(asked.map(({ model }) => model))).toEqual(new Set(['qwen3:8b']));
	const [job] = await query<{ script: EngineWithModel }>(
		stack,
		`select engines -> 'script' as script from jobs where episode_id = $1`,
		[episode.id],
	);
	expect(job?.script).toMatchObject({ engine: 'openai', model: 'qwen3:8b' });

	const { chosen } = await admin.expect<LocalModelsOverview>('DELETE', PATH);
	expect(chosen).toBe(null);
	ollama.reset();
	const reading = await person.makeEpisode(filename, content);
	expect(reading).toMatchObject({ has_audio: true });
	expect(ollama.calls).toEqual([]);
	expect(await writer()).toEqual({ engine: 'embedded', model: null });
});
