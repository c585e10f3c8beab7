import { readFile } from 'node:fs/promises';
import type { EpisodeVoices, JobEngines, PodcastDetails } from '@nexus/contract';
import { launchBrowser } from '@nexus/testkit/browser';
import { type SourceServer, startSourceServer, TEST_ARCHIVE } from '@nexus/testkit/natural-voices';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyboardUser } from '../keyboard.ts';
import { inspect } from '../violations.ts';
import { choose, goOn } from './generator-steps.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

const ARCHIVE = '/sherpa-onnx-supertonic-3-tts-int8-2026-05-11.tar.bz2';

let source: SourceServer;
let stack: Stack;
let browser: Browser;
let admin: ApiClient;
/** Made before there were natural voices. */
let earlier: PodcastDetails;
beforeAll(async () => {
	source = await startSourceServer();
	source.files.set(ARCHIVE, await readFile(TEST_ARCHIVE));
	[stack, browser] = await Promise.all([
		startStack({ VOICES_SOURCE: source.url, VOICES_QUALITY: 'fast' }),
		launchBrowser(),
	]);
	admin = await ApiClient.registered(stack.url);
	earlier = await admin.makeEpisode(
		'ponte.md',
		'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.',
	);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await source?.close();
});

it('whoever has only the basic voice is told of better ones: who installs them by a link', async () => {
	const better = 'Para vozes que soam como pessoas';
	const other = await ApiClient.registered(stack.url);
	for (const [client, words, links] of [
		[admin, 'instale vozes naturais: são gratuitas e funcionam nesta máquina', 1],
		[other, 'quem administra esta instalação pode instalar vozes naturais, gratuitas', 0],
	] as const) {
		const { page, close } = await visit(browser, client);
		await page.goto(`${stack.url}/settings?tab=gemini`);
		await page.getByText(better).filter({ hasText: words }).waitFor();
		expect(await page.getByRole('link', { name: 'instale vozes naturais' }).count()).toBe(links);
		await close();
	}
});

it('an administrator installs natural voices by keyboard, through what goes wrong, and removes them', async () => {
	const { page, seen, close } = await visit(browser, admin);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await page.goto(`${stack.url}/admin`);
	const offer = page.getByRole('button', { name: 'Instalar vozes naturais (123 MB)' });
	const accept = page.getByRole('button', { name: 'Aceitar a licença e instalar' });
	const installed = page.getByRole('list', { name: 'Vozes instaladas' });
	const install = async () => {
		await keyboard.press(offer);
		await keyboard.press(accept);
	};

	await keyboard.press(offer);
	await page.getByRole('alertdialog', { name: 'Instalar Supertonic 3 (int8)?' }).waitFor();
	await page.getByRole('link', { name: 'Ler a licença' }).waitFor();
	await look('licence');
	await keyboard.press(page.getByRole('button', { name: 'Cancelar' }));
	await accept.waitFor({ state: 'detached' });
	expect(await keyboard.isAt(offer)).toBe(true);
	expect(source.ranges).toEqual([]);

	source.faults.push('http-404');
	await install();
	const failure = page.getByRole('alert').filter({ hasText: 'Supertonic 3 (int8) não foi instalado' });
	await failure.filter({ hasText: 'respondeu com o erro 404' }).waitFor();
	await look('refused');

	source.faults.push('stall');
	await install();
	const bar = page.getByRole('progressbar', { name: 'Progresso da instalação' });
	await bar.and(page.locator('[aria-valuenow]')).waitFor();
	expect(await bar.getAttribute('aria-valuenow')).toBe('50');
	await look('under way');
	await keyboard.press(page.getByRole('button', { name: 'Interromper' }));
	await bar.waitFor({ state: 'detached' });

	await install();
	await installed.getByText('10 vozes · português, inglês').waitFor();
	await page.getByText('Vozes naturais instaladas').first().waitFor();
	await page.getByText('O próximo episódio já será narrado por elas.').first().waitFor();
	expect(source.ranges.at(-1)).toMatch(/^bytes=[1-9]/);
	await look('installed');

	await keyboard.press(page.getByRole('button', { name: 'Remover Supertonic 3 (int8)' }));
	await page.getByRole('alertdialog', { name: 'Remover Supertonic 3 (int8)?' }).waitFor();
	await keyboard.press(page.getByRole('button', { name: 'Remover', exact: true }));
	await installed.waitFor({ state: 'detached' });

	source.faults.push('lie');
	await install();
	await failure.filter({ hasText: 'começa do início' }).waitFor();
	await look('checksum');
	await install();
	await installed.waitFor();

	expect(keyboard.unseen).toEqual([]);
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('an episode goes over to other voices once it was told what that makes again, costs and takes', async () => {
	const { lines } = await admin.expect<EpisodeVoices>('GET', `/api/v1/podcasts/${earlier.id}/voices`);
	const { page, seen, close } = await visit(browser, admin);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await page.goto(`${stack.url}/podcasts/${earlier.id}`);
	await keyboard.press(page.getByRole('button', { name: 'Ver e trocar' }));
	const dialog = page.getByRole('dialog', { name: 'Vozes do episódio' });
	await dialog.getByText('Feito com: Voz básica.').waitFor();
	const natural = dialog.getByRole('radio', { name: 'Vozes naturais (supertonic-3, qualidade rápida)' });
	await natural.filter({ hasText: `Todas as ${lines} falas serão narradas de novo` }).waitFor();
	await natural.filter({ hasText: 'Sem custo.' }).waitFor();
	const begin = dialog.getByRole('button', { name: 'Narrar com estas vozes' });
	expect(await begin.isDisabled()).toBe(true);
	await keyboard.press(natural, 'Space');
	await look('other voices');
	await keyboard.press(begin);
	await page.getByRole('dialog').getByRole('progressbar').waitFor();
	await dialog.waitFor({ state: 'detached' });
	const { latest_job_id: job } = await admin.podcast(earlier.id);
	const engines = await admin.expect<JobEngines>('GET', `/api/v1/podcasts/jobs/${job}/engines`);
	expect(engines.speech.current).toEqual({ engine: 'natural', model: 'supertonic-3:fast' });
	expect(keyboard.unseen).toEqual([]);
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('with natural voices nobody is told of better ones', async () => {
	const { page, close } = await visit(browser, admin);
	await page.goto(`${stack.url}/settings?tab=gemini`);
	await page.getByText('Vozes naturais (supertonic-3), nesta instalação').first().waitFor();
	expect(await page.getByText('Para vozes que soam como pessoas').count()).toBe(0);
	await close();
});

it('a duo of one’s own takes another voice of the model, heard before', async () => {
	const { page, seen, close } = await visit(browser, admin);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await giveMediaCookie(page, admin);
	await page.goto(stack.url);
	await choose(page, { filename: 'ponte.md', content: 'A ponte foi aberta em 1926.' });
	await goOn(page).click();
	await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
	await keyboard.press(page.getByRole('button', { name: 'Criar Duo Personalizado' }));
	const dialog = page.getByRole('dialog', { name: 'Criar Duo Personalizado' });
	const voice = dialog.getByRole('combobox', { name: 'Voz do modelo (opcional)' }).first();
	await voice.selectOption('F5');
	await keyboard.press(dialog.getByRole('button', { name: 'Ouvir a voz F5' }));
	await dialog.getByRole('button', { name: 'Parar a voz F5' }).waitFor();
	await look('own voice');
	await dialog.getByLabel('Nome do duo').fill('Dois');
	for (const [at, name] of ['Bia', 'Leo'].entries()) {
		await dialog.getByLabel('Nome', { exact: true }).nth(at).fill(name);
		await dialog.getByLabel('Estilo').nth(at).fill('calmo');
	}
	await keyboard.press(dialog.getByRole('button', { name: 'Criar Duo' }));
	await page.getByRole('button', { name: /a voz F5/ }).waitFor();
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
