import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
let client: ApiClient;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api' }), launchBrowser()]);
	client = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

it('without a model the badge, the generator and the settings say what is made, and how to have more', async () => {
	const { page, seen, close } = await visit(browser, client);
	await page.goto(stack.url);
	const badge = page.getByRole('link', { name: 'Modelo de IA pronto' });
	const told = page.getByRole('tooltip');
	await badge.hover();
	await told.filter({ hasText: 'Roteiro: Leitura guiada, feita nesta instalação, sem modelo de IA.' }).waitFor();
	await page.mouse.move(600, 300);
	await told.waitFor({ state: 'detached' });
	await page.locator('aside a[href="/admin"]').focus();
	await page.keyboard.press('Tab');
	await told.filter({ hasText: 'Vozes: Voz básica, sintetizada nesta instalação, sem modelo de IA.' }).waitFor();
	expect(await badge.evaluate((link) => link === document.activeElement)).toBe(true);
	await page.keyboard.press('Escape');
	await told.waitFor({ state: 'detached' });

	await page.getByText(/^Sem modelo de IA, o episódio é uma leitura guiada: .* duas vozes\./).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('link', { name: 'um modelo local' }).click();
	await page.getByRole('heading', { name: 'Pronto para gerar, sem modelo de IA' }).waitFor();
	await page.getByText('SCRIPT_ENGINE=openai').waitFor();
	expect((await page.getByLabel('Mecanismos em uso').textContent()) ?? '').toMatch(
		/^RoteiroLeitura guiada.*VozesVoz básica, sintetizada nesta instalação/,
	);
	expect(await violations(page)).toEqual([]);
	await page.goto(stack.url);
	await page.getByRole('link', { name: 'uma chave do Gemini' }).click();
	await page.getByRole('switch', { name: 'Usar configuração própria' }).waitFor();
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
