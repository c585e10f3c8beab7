import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { GEMINI_KEY } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { type ApiClient, startStack } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Installation, install } from './installation.ts';
import { SETTINGS_STRINGS } from './settings-strings.ts';
import { createStringCheck } from './string-check.ts';

let gemini: Emulator;
let on: Installation;
/** A server that uses Gemini and has no key of its own. */
beforeAll(async () => {
	gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
	const engines = { SCRIPT_ENGINE: 'gemini', SPEECH_ENGINE: 'gemini', GEMINI_BASE_URL: gemini.url };
	const retry = { attempts: 2, baseMs: 10, maxMs: 20 };
	on = await install(() => startStack(engines, undefined, { retry }));
});
afterAll(async () => {
	await on?.close();
	await gemini?.close();
});

const { sees, unseen } = createStringCheck(SETTINGS_STRINGS);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

it('a key for Gemini', async () => {
	const { page, close } = await on.guest();
	await page.goto(`${on.gateway.url}/settings`);
	await sees(page, 'the profile');
	await page.getByRole('tab', { name: 'Gemini' }).click();
	await page.getByLabel('Chave Gemini *').fill('   ');
	await press(page, 'Salvar configurações');
	await sees(page, 'the system has no key and none is given');
	await page.getByLabel('Chave Gemini *').fill(GEMINI_KEY);
	await on.whileDown(async () => {
		await press(page, 'Salvar configurações');
		await sees(page, 'settings that nobody answers');
	});
	await press(page, 'Salvar configurações');
	await sees(page, 'settings that were saved');
	await close();
});

it('API keys', async () => {
	const { page, close } = await on.guest();
	const slow = on.gateway.hold(/\/api-keys\//);
	await page.goto(`${on.gateway.url}/settings?tab=external`);
	await sees(page, 'API keys on their way');
	slow.release();
	await sees(page, 'no API key yet');
	await press(page, 'Criar chave de API');
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Nome').focus();
	await page.keyboard.press('Tab');
	const chosen = dialog.getByRole('checkbox', { checked: true });
	while ((await chosen.count()) > 0) await chosen.first().click();
	await sees(page, 'an API key without name and permission');

	await dialog.getByLabel('Nome').fill('Meu servidor');
	await dialog.getByRole('checkbox', { name: /podcasts:read/ }).check();
	await on.whileDown(async () => {
		await press(page, 'Criar chave');
		await sees(page, 'a new API key that nobody answers');
	});
	await press(page, 'Criar chave');
	await sees(page, 'a new API key');
	await press(page, 'Já guardei a chave');
	await sees(page, 'an API key that was never used');

	// No server of ours sends such a date: its answer is spoiled on the way.
	await page.route('**/api/v1/api-keys/*', async (route) => {
		const answer = await route.fetch();
		await route.fulfill({ body: (await answer.text()).replace(/"created_at":"[^"]+"/, '"created_at":"ontem"') });
	});
	await page.getByRole('tab', { name: 'Perfil' }).click();
	await page.getByRole('tab', { name: 'API externa' }).click();
	await sees(page, 'an API key with a date that cannot be read');
	await page.unroute('**/api/v1/api-keys/*');

	await on.whileDown(async () => {
		await press(page, 'Excluir a chave Meu servidor');
		await sees(page, 'an API key whose deletion nobody answers');
	});
	await press(page, 'Excluir a chave Meu servidor');
	await sees(page, 'an API key was deleted');
	await close();
});

/** Begins a generation with a key of the user's own. Answers its job. */
async function begin(client: ApiClient, key: string): Promise<string> {
	await client.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, gemini_api_key: key });
	const { filename, content } = sample('paragraph-pt');
	const { id } = await client.upload(filename, content);
	const podcast = await client.create({ document_id: id });
	return (await client.generate(podcast.id)).job_id;
}

it('generations that go wrong', async () => {
	const { page, client, close } = await on.guest();
	gemini.faults.set({ pace: { secondsPerAudioSecond: 600 } });
	const running = await begin(client, GEMINI_KEY);
	await client.waitForJob(running, ({ current_step }) => /parte \d/.test(current_step));
	await page.goto(on.gateway.url);
	await page.getByRole('list', { name: 'Seus episódios agora' }).getByRole('button', { name: 'Acompanhar' }).click();
	await page.getByText(/^\d+ etapas$/).click();
	await sees(page, 'a generation under way');
	await client.expect('POST', `/api/v1/podcasts/jobs/${running}/cancel`);
	await page.getByRole('dialog').waitFor({ state: 'detached' });

	gemini.faults.clear();
	await client.waitForJob(await begin(client, `${GEMINI_KEY}-errada`));
	await page.reload();
	await page.getByRole('button', { name: 'O que houve' }).first().click();
	await sees(page, 'a generation that the provider refuses the key for');

	gemini.faults.always('prose', { on: 'text' });
	await client.waitForJob(await begin(client, GEMINI_KEY));
	await page.reload();
	await page.getByRole('button', { name: 'O que houve' }).first().click();
	await sees(page, 'a generation that the provider answers with nothing of use');
	await close();
});

it('every string of the table was found', () => expect(unseen()).toEqual([]));
