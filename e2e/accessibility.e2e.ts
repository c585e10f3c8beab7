import { watchPage } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { haltEpisode } from '@nexus/testkit/stored-episodes';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from './browsing.ts';
import { visit } from './screens/signed-in.ts';
import { inspect } from './violations.ts';

const on = browsing();
let client: ApiClient;
let episode: { id: string };
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	const { filename, content } = sample('paragraph-pt');
	episode = await client.makeEpisode(filename, content);
});

it('before somebody is signed in', async () => {
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 844 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, on.stack.url);
	const { look, found } = inspect(page);
	await page.goto(on.stack.url);
	await page.getByRole('heading', { name: /duas vozes/ }).waitFor();
	await look('landing');
	await page.goto(`${on.stack.url}/auth`);
	await page.getByLabel('Email').waitFor();
	await look('login');
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await page.getByRole('button', { name: 'Criar conta' }).click();
	await page.getByText('Nome completo é obrigatório').waitFor();
	await look('registration, with its errors');
	expect(seen).toEqual({ errors: [], foreign: [] });
	expect(found).toEqual({});
	await context.close();
});

it('a theme reaches everything at once, where motion is wanted too', async () => {
	const context = await on.browser.newContext({ reducedMotion: 'no-preference' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	await page.goto(on.stack.url);
	await page.waitForFunction(() => !document.querySelector('[data-before]'));
	const toggle = page.getByRole('button', { name: 'Usar tema escuro' });
	const fading = await toggle.evaluate((button: HTMLButtonElement) => {
		button.click();
		return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
	});
	expect(fading).toBe(0);
	await page.getByRole('button', { name: 'Usar tema claro' }).waitFor();
	await context.close();
});

it('the main screens, from the generator to an episode that is heard, made or has failed', async () => {
	const { page, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	const address = `${on.stack.url}/podcasts/${episode.id}`;
	await page.goto(on.stack.url);
	await page.getByRole('heading', { name: 'Podcasts recentes' }).waitFor();
	await look('the generator and the recent podcasts');
	await page.goto(`${on.stack.url}/settings`);
	await page.getByText('Em uso agora').first().waitFor();
	await look('settings, the profile');
	await page.getByRole('tab', { name: 'Gemini' }).click();
	await page.getByRole('switch').click();
	await page.getByLabel('Gerações por mês').fill('0');
	await page.getByRole('button', { name: 'Salvar configurações' }).click();
	await page.getByText('Digite um número inteiro de 1 a 1.000').waitFor();
	await look('settings, Gemini with an error');

	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: /^Mais ações para/ }).click();
	await page.getByRole('menuitem', { name: 'Excluir' }).waitFor();
	await look('the history, the menu of a podcast open');
	await page.goto(address);
	await page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	await look('listening');
	await haltEpisode(on.stack, episode.id, 'running');
	await page.goto(address);
	await page.getByRole('button', { name: 'Acompanhar' }).click();
	const running = page.getByRole('dialog', { name: 'Gerando seu podcast' });
	await running.getByText(/^Histórico/).click();
	await running.getByRole('list', { name: 'Etapas concluídas' }).waitFor();
	await look('the progress and its steps');
	await haltEpisode(on.stack, episode.id, 'failed');
	await page.goto(address);
	await page.getByText('Ver Detalhes').click();
	await look('failed');
	expect(found).toEqual({});
	await close();
});
