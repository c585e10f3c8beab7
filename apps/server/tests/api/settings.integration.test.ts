import type { ErrorBody, KeyCheck, Settings, SystemGeminiStatus } from '@nexus/contract';
import type { SettingsChanges } from '@nexus/core/settings';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import {
	ApiClient,
	SECRET,
	type SettingsView,
	type Stack,
	startAnother,
	startStack,
	withSettings,
} from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const KEY = 'AIzaSyD-uma-chave_de-teste-0123456789abc';
const OTHER_KEY = 'AIzaSyE-outra-chave_de-teste-987654321xyz';

let gemini: Emulator;
let stack: Stack;
let somebody: ApiClient;
beforeAll(async () => {
	gemini = await startGeminiEmulator({ apiKey: KEY });
	stack = await startStack({ ROLE: 'api', GEMINI_BASE_URL: gemini.url });
	somebody = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await stack?.close();
	await gemini?.close();
});

const actorOf = (userId: string) => ({ userId, sessionId: '', isAdmin: false, apiKeyId: null });

const SETTINGS = '/api/v1/users/me/settings';
const get = (client: ApiClient) => client.expect<Settings>('GET', SETTINGS);
const save = (client: ApiClient, body: unknown) => client.call<Settings & ErrorBody>('PUT', SETTINGS, body);

/** What a worker is given for a user's jobs. */
const keyFor = (userId: string) =>
	withSettings(stack, { secrets: [SECRET] }, (settings) => settings.geminiKeyFor(userId));

async function newcomer(): Promise<{ client: ApiClient; id: string }> {
	const client = await ApiClient.registered(stack.url);
	return { client, id: (await client.expect<{ id: string }>('GET', '/api/v1/users/me')).id };
}

describe('settings', () => {
	it('begin with the defaults', async () => {
		const { client } = await newcomer();
		const { generations_reset_at, ...settings } = await get(client);
		expect(settings).toEqual({
			use_custom_config: false,
			has_custom_key: false,
			custom_personality: null,
			custom_language: null,
			custom_script_model: null,
			custom_tts_model: null,
			max_file_size_mb: 10,
			max_monthly_generations: 50,
			generations_this_month: 0,
			generations_remaining: 50,
			theme_sound: false,
		});
		expect(generations_reset_at).toMatch(/^\d{4}-\d\d-01T00:00:00\.000Z$/);
		expect(Date.parse(generations_reset_at)).toBeGreaterThan(Date.now());
	});

	it('keep what is saved, answer with it, and never with the key', async () => {
		const { client } = await newcomer();
		const saved = {
			custom_personality: 'debate_duo',
			custom_language: 'en-US',
			custom_script_model: 'gemini-4-argon',
			custom_tts_model: 'gemini-3.8-flash-lite-tts',
			max_file_size_mb: 3,
			max_monthly_generations: 7,
		};
		const answer = await save(client, { use_custom_config: true, gemini_api_key: `  ${KEY}\n`, ...saved });
		expect(answer.status).toBe(200);
		expect(answer.body).toMatchObject({ use_custom_config: true, has_custom_key: true, ...saved });
		expect(await get(client)).toEqual(answer.body);
		expect(JSON.stringify(answer.body)).not.toContain(KEY.slice(6, 20));
	});

	it('keep what is left out or blank', async () => {
		const { client, id } = await newcomer();
		await save(client, { use_custom_config: true, gemini_api_key: KEY, custom_language: 'en-US', max_file_size_mb: 4 });
		const { body } = await save(client, {
			use_custom_config: true,
			gemini_api_key: '  ',
			custom_language: '',
			custom_script_model: 'gemini-3.8-flash',
		});
		expect(body).toMatchObject({
			has_custom_key: true,
			custom_language: 'en-US',
			custom_script_model: 'gemini-3.8-flash',
			max_file_size_mb: 4,
		});
		expect(await keyFor(id)).toBe(KEY);
	});

	it('change nothing else when the own configuration is switched off', async () => {
		const { client, id } = await newcomer();
		const on = await save(client, { use_custom_config: true, gemini_api_key: KEY, max_file_size_mb: 4 });
		const off = await save(client, {
			use_custom_config: false,
			gemini_api_key: OTHER_KEY,
			max_file_size_mb: 9,
			custom_language: 'en-US',
		});
		expect(off.body).toEqual({ ...on.body, use_custom_config: false });
		expect(await keyFor(id)).toBeNull();
		await save(client, { use_custom_config: true });
		expect(await keyFor(id)).toBe(KEY);
	});

	it('go back to the defaults and lose the key by null', async () => {
		const { client, id } = await newcomer();
		await save(client, { use_custom_config: true, gemini_api_key: KEY, max_file_size_mb: 4, custom_language: 'en-US' });
		const { body } = await save(client, { gemini_api_key: null, max_file_size_mb: null, custom_language: null });
		expect(body).toMatchObject({
			use_custom_config: true,
			has_custom_key: false,
			max_file_size_mb: 10,
			custom_language: null,
		});
		expect(await keyFor(id)).toBeNull();
		await save(client, { gemini_api_key: KEY });
		expect((await save(client, { use_custom_config: false, gemini_api_key: null })).body.has_custom_key).toBe(false);
	});

	it.each([
		['gemini_api_key', 'that is short', 'curta'],
		['gemini_api_key', 'that is long', 'x'.repeat(201)],
		['gemini_api_key', 'with a space', 'com espaço no meio da chave'],
		['gemini_api_key', 'with a control character', `${'x'.repeat(20)}\u0007`],
		['gemini_api_key', 'that is a number', 1234567890123456],
		['gemini_api_key', 'that is a list', ['x'.repeat(30)]],
		['custom_script_model', 'that does not exist', 'gemini-1.0-ultra'],
		['custom_script_model', 'that speaks', 'gemini-3.8-flash-tts'],
		['custom_tts_model', 'that writes', 'gemini-3.8-flash'],
		['custom_language', 'that is not spoken', 'fr-FR'],
		['custom_personality', 'that is long', 'x'.repeat(601)],
		['max_file_size_mb', 'of nothing', 0],
		['max_file_size_mb', 'over the limit', 11],
		['max_file_size_mb', 'that is broken', 2.5],
		['max_file_size_mb', 'that is a text', '5'],
		['max_monthly_generations', 'of nothing', 0],
		['max_monthly_generations', 'over the limit', 1001],
		['max_monthly_generations', 'beyond all measure', 1e300],
		['use_custom_config', 'that is a text', 'sim'],
		['use_custom_config', 'that is null', null],
	])('refuse %s %s, change nothing and do not repeat a key', async (name, _, value) => {
		const before = await get(somebody);
		const { status, body } = await save(somebody, { use_custom_config: true, max_file_size_mb: 5, [name]: value });
		expect(status).toBe(422);
		expect(new Set(body.issues?.map(({ path }) => path))).toEqual(new Set([name]));
		if (name === 'gemini_api_key') expect(JSON.stringify(body)).not.toContain(String(value));
		expect(await get(somebody)).toEqual(before);
	});

	it('say what a new podcast is like where the request does not, while they are on', async () => {
		const { client } = await newcomer();
		// In a language that Nexus does not speak: an episode of a Portuguese document would be in Portuguese.
		const text = 'El puente se abrió en 1926 después de la inundación y los vecinos lo celebraron en la plaza mayor.';
		const { id: document_id } = await client.upload('puente.md', text);
		const made = async (body = {}) => {
			const { language, personalityPreset, custom_style } = await client.create({ document_id, ...body });
			return [language, personalityPreset, custom_style];
		};
		await save(client, { use_custom_config: true, custom_language: 'en-US', custom_personality: 'debate_duo' });
		expect(await made()).toEqual(['en-US', 'debate_duo', null]);
		expect(await made({ language: 'pt-BR', preset: 'educational_duo' })).toEqual(['pt-BR', 'educational_duo', null]);
		await save(client, { custom_personality: 'Com humor e exemplos do dia a dia' });
		expect(await made()).toEqual(['en-US', 'analytical_duo', 'Com humor e exemplos do dia a dia']);
		await save(client, { use_custom_config: false });
		expect(await made()).toEqual(['pt-BR', 'analytical_duo', null]);
	});

	it('belong to their user alone', async () => {
		const { client } = await newcomer();
		const { client: other, id } = await newcomer();
		const { body } = await save(client, { use_custom_config: true, gemini_api_key: KEY, user_id: id, userId: id });
		expect(body.has_custom_key).toBe(true);
		expect((await get(other)).has_custom_key).toBe(false);
		expect((await new ApiClient(stack.url).call('GET', SETTINGS)).status).toBe(401);
		expect((await new ApiClient(stack.url).call('PUT', SETTINGS, {})).status).toBe(401);
	});
});

describe('a key is tried', () => {
	const CHECK = '/api/v1/users/me/gemini-key/check';
	const check = (client: ApiClient, key = KEY) =>
		client.call<KeyCheck & ErrorBody>('POST', CHECK, { gemini_api_key: key });

	it.each([
		[null, 'accepted'],
		['key-invalid', 'wrong'],
		['http-401', 'wrong'],
		['http-403', 'no_access'],
		['region', 'no_access'],
		['quota-day', 'no_quota'],
		['quota-minute', 'no_quota'],
		['http-503', 'unreachable'],
		['reset', 'unreachable'],
		['html', 'unreachable'],
	] as const)('with one free call: %s is told as %s, and nothing is stored', async (fault, result) => {
		gemini.reset();
		if (fault) gemini.faults.next(fault);
		const { client } = await newcomer();
		expect(await check(client)).toMatchObject({ status: 200, body: { result } });
		expect(gemini.counts()).toMatchObject({ calls: { models: 1, text: 0, speech: 0 }, tokensIn: 0 });
		expect((await get(client)).has_custom_key).toBe(false);
		gemini.faults.clear();
	});

	it('and another than the right one is refused by the provider itself; saving asks nobody', async () => {
		const { client } = await newcomer();
		expect((await check(client, OTHER_KEY)).body).toEqual({ result: 'wrong' });
		gemini.reset();
		expect((await save(client, { use_custom_config: true, gemini_api_key: OTHER_KEY })).body.has_custom_key).toBe(true);
		expect(gemini.calls).toEqual([]);
	});

	it('by somebody who is signed in, thirty times in an hour', async () => {
		const { client } = await newcomer();
		const answers = await Promise.all(Array.from({ length: 31 }, () => check(client)));
		const refused = answers.filter(({ status }) => status !== 200);
		expect(refused).toMatchObject([{ status: 429, body: { code: 'too_many_attempts' } }]);
		expect((await check(new ApiClient(stack.url))).status).toBe(401);
		expect((await check((await newcomer()).client, 'curta')).status).toBe(422);
	});
});

describe('the system’s own key', () => {
	const status = (client: ApiClient) => client.expect<SystemGeminiStatus>('GET', '/api/v1/users/system/gemini-status');

	it('is told of, and nobody needs one of their own on the embedded engines', async () => {
		const { client } = await newcomer();
		expect(await status(client)).toEqual({
			custom_config_required: false,
			has_system_gemini_key: false,
			engines: { script: { engine: 'embedded', model: null }, speech: { engine: 'embedded', model: null } },
			key_owner: null,
		});
		const other = await startAnother(stack, { NEXUS_SECRET: SECRET, GEMINI_API_KEY: KEY });
		const there = Object.assign(new ApiClient(other.url), { tokens: client.tokens });
		const answer = await status(there).finally(() => other.close());
		expect(answer).toMatchObject({ custom_config_required: false, has_system_gemini_key: true, key_owner: 'system' });
		expect(answer.engines.script).toEqual({ engine: 'gemini', model: 'gemini-3.8-flash' });
		expect((await save(client, { use_custom_config: true })).body.use_custom_config).toBe(true);
	});
});

describe('where the system asks for a key of the user’s own', () => {
	const required: SettingsView = {
		secrets: [SECRET],
		gemini: { customConfigRequired: true, hasSystemKey: false },
	};
	const there = (id: string, changes: SettingsChanges) =>
		withSettings(stack, required, (settings) => settings.save(actorOf(id), changes));

	it('saving without one is refused, in the words of the specification', async () => {
		const { client, id } = await newcomer();
		for (const body of [{}, { useCustomConfig: true }, { useCustomConfig: false }, { geminiKey: null }]) {
			await expect(there(id, body)).rejects.toMatchObject({
				code: 'gemini_key_required',
				message: 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.',
			});
		}
		expect(await get(client)).toMatchObject({ use_custom_config: false, has_custom_key: false });
		// What has nothing to do with a key needs none.
		expect(await there(id, { themeSound: true })).toMatchObject({ themeSound: true, hasCustomKey: false });
	});

	it('the own configuration is on and stays on, and the key can still be removed', async () => {
		const { id } = await newcomer();
		expect(await there(id, { geminiKey: KEY })).toMatchObject({ useCustomConfig: true, hasCustomKey: true });
		expect(await there(id, { useCustomConfig: false })).toMatchObject({ useCustomConfig: true });
		expect(await withSettings(stack, required, (settings) => settings.geminiKeyFor(id))).toBe(KEY);
		expect(await there(id, { geminiKey: null })).toMatchObject({ hasCustomKey: false });
	});
});
