import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './violations.ts';

let stack: Stack;
let browser: Browser;
const user = newUser();
let episode: { id: string };
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
	const client = await ApiClient.registered(stack.url, user);
	const { filename, content } = sample('paragraph-pt');
	episode = await client.makeEpisode(filename, content);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
	describe.each([1280, 390])('at %i pixels', (width) => {
		it('every screen is without violations', async () => {
			const context = await browser.newContext({
				viewport: { width, height: 844 },
				colorScheme,
				reducedMotion: 'reduce',
			});
			const page = await context.newPage();
			const seen = await watchPage(page, stack.url);
			const found: Record<string, string[]> = {};
			const look = async (screen: string, heading: string | RegExp) => {
				await page.getByRole('heading', { name: heading }).first().waitFor();
				found[screen] = await violations(page);
			};
			await page.goto(stack.url);
			await look('landing', /duas vozes/);
			await page.goto(`${stack.url}/auth`);
			await page.getByLabel('Email').waitFor();
			found.login = await violations(page);
			await page.getByRole('tab', { name: 'Registrar' }).click();
			await page.getByRole('button', { name: 'Criar conta' }).click();
			await page.getByText('Nome completo é obrigatório').waitFor();
			found.register = await violations(page);
			await page.getByRole('tab', { name: 'Login' }).click();
			await page.getByLabel('Email').fill(user.email);
			await page.getByLabel('Senha', { exact: true }).fill(user.password);
			await page.getByRole('button', { name: 'Entrar', exact: true }).click();
			await look('generator', 'Criar Podcast');
			await page.goto(`${stack.url}/history`);
			await page.getByRole('button', { name: /^Reproduzir/ }).waitFor();
			await look('history', 'Histórico de Podcasts');
			await page.getByRole('button', { name: /^Reproduzir/ }).click();
			await page.getByRole('region', { name: 'Player de áudio' }).waitFor();
			found.player = await violations(page);
			await page.goto(`${stack.url}/podcasts/${episode.id}`);
			await look('podcast', 'paragraph-pt');
			for (const tab of ['profile', 'gemini', 'external']) {
				await page.goto(`${stack.url}/settings?tab=${tab}`);
				await look(`settings ${tab}`, 'Configurações');
			}
			await page.getByRole('button', { name: 'Criar chave de API' }).click();
			await look('new API key', 'Criar chave de API');
			await page.getByLabel('Nome').fill('Meu servidor');
			await page.getByRole('button', { name: 'Criar chave', exact: true }).click();
			await look('API key, once', 'Sua nova chave de API');
			await page.getByRole('button', { name: 'Já guardei a chave' }).click();
			await page.getByRole('button', { name: 'Excluir a chave Meu servidor' }).waitFor();
			found['settings external with a key'] = await violations(page);
			await page.getByRole('button', { name: 'Excluir a chave Meu servidor' }).click();
			await page.getByText('Nenhuma chave de API criada ainda.').waitFor();
			await page.goto(`${stack.url}/settings?tab=gemini`);
			await page.getByRole('switch').click();
			found['settings gemini, own'] = await violations(page);
			await page.goto(`${stack.url}/nada-aqui`);
			await look('not found', 'Página não encontrada');
			expect(found).toEqual(Object.fromEntries(Object.keys(found).map((screen) => [screen, []])));
			expect(seen).toEqual({ errors: [], foreign: [] });
			await context.close();
		});
	});
});
