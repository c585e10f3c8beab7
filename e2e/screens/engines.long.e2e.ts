import { ApiClient } from '@nexus/testkit/stack';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });
let client: ApiClient;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
});

it('without a model the badge, the generator and the settings say what is made, and how to have more', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	const badge = page.getByRole('link', { name: 'Modelo de IA pronto' });
	const told = page.getByRole('tooltip');
	await badge.hover();
	await told.filter({ hasText: 'Roteiro: Leitura guiada, feita nesta instalação, sem modelo de IA.' }).waitFor();
	await page.mouse.move(600, 300, { steps: 4 });
	await told.waitFor({ state: 'detached' });
	await page.locator('aside a[href="/admin"]').focus();
	await page.keyboard.press('Tab');
	await told.filter({ hasText: 'Vozes: Voz básica, sintetizada nesta instalação, sem modelo de IA.' }).waitFor();
	expect(await badge.evaluate((link) => link === document.activeElement)).toBe(true);
	await page.keyboard.press('Escape');
	await told.waitFor({ state: 'detached' });

	await page.getByText(/^Sem modelo de IA, o episódio é uma leitura guiada do documento, em duas vozes; /).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('link', { name: 'um modelo local' }).click();
	await page.getByRole('heading', { name: 'Pronto para gerar, sem modelo de IA' }).waitFor();
	await page.getByText('SCRIPT_ENGINE=openai').waitFor();
	expect((await page.getByLabel('Quem escreve e quem fala').textContent()) ?? '').toMatch(
		/^RoteiroLeitura guiada.*VozesVoz básica, sintetizada nesta instalação/,
	);
	expect(await violations(page)).toEqual([]);
	await page.goto(on.stack.url);
	await page.getByRole('link', { name: 'uma chave do Gemini' }).click();
	await page.getByRole('switch', { name: 'Usar configuração própria' }).waitFor();
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
