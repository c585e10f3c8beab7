import type { PodcastDetails } from '@nexus/contract';
import { mapDocument, tableOfContents } from '@nexus/document-text';
import { launchBrowser } from '@nexus/testkit/browser';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { choose, goOn } from './generator-steps.ts';
import { visit } from './signed-in.ts';

const KEY = 'emulated-openai-key-of-the-tests';

let server: Emulator;
let stack: Stack;
let browser: Browser;
let client: ApiClient;
beforeAll(async () => {
	server = await startOpenAiEmulator({ apiKey: KEY });
	const base = `${server.url}/v1`;
	const script = { SCRIPT_ENGINE: 'openai', OPENAI_BASE_URL: base, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'qwen3:8b' };
	const speech = { SPEECH_ENGINE: 'openai', SPEECH_BASE_URL: base, SPEECH_API_KEY: KEY };
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api', ...script, ...speech }), launchBrowser()]);
	client = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await server?.close();
});

it('what is asked of length and format is in the estimate and in the podcast', async () => {
	const { page, seen, close } = await visit(browser, client);
	await page.goto(stack.url);
	await choose(page, sample('long-pt'));
	await goOn(page).click();
	await page.getByText('Duração, formato e foco').focus();
	await page.keyboard.press('Enter');

	await page.getByLabel('Duração', { exact: true }).selectOption('Média (cerca de 10 minutos)');
	await page.getByText('9 a 11 min').first().waitFor();
	await page.getByLabel('Duração', { exact: true }).selectOption('Outra, em minutos');
	await page.getByLabel('Minutos').fill('200');
	await page.getByText('Informe de 2 a 120 minutos').waitFor();
	const further = page.getByRole('button', { name: 'Continuar' });
	expect(await further.isDisabled()).toBe(true);
	expect(await violations(page)).toEqual([]);
	await page.getByLabel('Minutos').fill('8');
	await page.getByLabel('Formato').selectOption('Debate');
	await page.getByLabel('Público').selectOption('Iniciantes');
	await page.getByLabel('Cuidado').selectOption('Rápido');
	await page.getByText('7 a 9 min').first().waitFor();
	await page.getByLabel('O que destacar').fill('quanto custa');
	const [first, ...others] = tableOfContents(mapDocument(sample('long-pt').content).sections);
	const map = page.getByRole('group', { name: 'Seções a destacar' });
	expect(await map.getByRole('checkbox').count()).toBe(others.length + 1);
	await map.getByRole('checkbox', { name: first?.heading ?? '' }).press('Space');
	expect(await violations(page)).toEqual([]);

	await further.click();
	await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	await page.getByText('Podcast criado').first().waitFor();
	const [made] = (await client.podcasts()).podcasts;
	const wished = { target_minutes: 8, format: 'debate', audience: 'newcomer', effort: 'quick' } as const;
	const sections = Array.from(
		{ length: (first?.last ?? 0) - (first?.first ?? 0) + 1 },
		(_, at) => (first?.first ?? 0) + at,
	);
	expect((await client.podcast(made?.id ?? '')).focus).toEqual({ text: 'quanto custa', sections });
	expect(await client.podcast(made?.id ?? '')).toMatchObject(wished satisfies Partial<PodcastDetails>);
	await page.goto(`${stack.url}/podcasts/${made?.id}`);
	const about = page.getByRole('region', { name: 'Sobre este episódio' });
	await about.getByText('Duração pedida').waitFor();
	expect(await about.textContent()).toMatch(/Duração pedida8 min.*FormatoDebate.*PúblicoIniciantes.*CuidadoRápido/);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('a guided reading takes a length, a brief and sections, and says what it does not take', async () => {
	const plain = await startStack({ ROLE: 'api' });
	const own = await ApiClient.registered(plain.url);
	const { page, seen, close } = await visit(browser, own);
	await page.goto(plain.url);
	await choose(page, sample('long-pt'));
	await goOn(page).click();
	await page.getByText('Duração, formato e foco').click();
	await page.getByText('A leitura guiada não faz crítica, aula nem debate').waitFor();
	expect(await page.getByLabel('Formato').locator('option').allTextContents()).toEqual(['Leitura guiada', 'Resumo']);
	for (const name of ['Público', 'Cuidado', 'O que destacar']) expect(await page.getByLabel(name).count()).toBe(0);

	await page.getByLabel('Duração', { exact: true }).selectOption('Curta (cerca de 5 minutos)');
	await page
		.getByText(/^5 min$/)
		.first()
		.waitFor();
	await page.getByLabel('Formato').selectOption('Resumo');
	await page.getByLabel('Duração', { exact: true }).selectOption('Automática');
	await page
		.getByText(/^[23] min$/)
		.first()
		.waitFor();
	expect(await violations(page)).toEqual([]);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
	await plain.close();
});
