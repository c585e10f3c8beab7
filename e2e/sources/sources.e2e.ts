import { fileURLToPath } from 'node:url';
import { ApiClient } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { goOn } from '../screens/generator-steps.ts';
import { visit } from '../screens/signed-in.ts';
import { violations } from '../violations.ts';

const FILES = new URL('../../packages/adapters/src/document-conversion/fixtures/files/', import.meta.url);
const on = browsing();

it('a PDF is read, looked over, mended and goes on as an uploaded document does', async () => {
	const { page, seen, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'PDF, Word, EPUB…' }).click();
	await page.getByRole('dialog', { name: 'Trazer um arquivo' }).waitFor();
	const arrival = page.getByLabel('Arquivo a trazer');
	await arrival.setInputFiles(fileURLToPath(new URL('scan.pdf', FILES)));
	await page.getByRole('alert').filter({ hasText: 'Este documento só tem imagens de páginas' }).waitFor();
	await arrival.setInputFiles(fileURLToPath(new URL('half-scan.pdf', FILES)));

	const review = page.getByRole('dialog', { name: 'Confira antes de usar' });
	await review.getByText('2 páginas são imagens e ficaram de fora (p. 3, 4).').waitFor();
	for (const fact of ['half-scan.pdf', 'Água nas cidades brasileiras', 'Helena Albuquerque']) {
		await review.getByText(fact, { exact: true }).waitFor();
	}
	expect(await violations(page)).toEqual([]);
	const text = review.getByLabel('Texto do documento');
	await text.fill((await text.inputValue()).replace('# Como medimos', '# O que foi medido'));
	await review.getByRole('button', { name: 'Usar este documento' }).click();
	await goOn(page).waitFor();
	await page.getByText('O que foi medido').first().waitFor();
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('a text from the clipboard is a document, and an address that leads inward is refused in words', async () => {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Página da web' }).click();
	await page.getByLabel('Endereço da página').fill('http://192.168.0.1/');
	await page.getByRole('button', { name: 'Ler página' }).click();
	await page.getByRole('alert').filter({ hasText: 'leva a uma rede interna' }).waitFor();
	expect(await page.getByLabel('Endereço da página').inputValue()).toBe('http://192.168.0.1/');
	await page.keyboard.press('Escape');

	await page.getByRole('button', { name: 'Colar texto' }).click();
	await page.getByLabel('Título').fill('As marés');
	await page.getByLabel('Texto', { exact: true }).fill('A maré sobe duas vezes por dia. A Lua puxa a água do mar.');
	await page.getByRole('button', { name: 'Continuar' }).click();
	await page.getByRole('button', { name: 'Usar este documento' }).click();
	await goOn(page).waitFor();
	await page.getByText('A maré sobe duas vezes por dia.').first().waitFor();
	await close();
});
