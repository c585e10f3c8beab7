import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyboardUser } from '../keyboard.ts';
import { refuseAll } from '../screens/answers.ts';
import { goOn } from '../screens/generator-steps.ts';
import { visit } from '../screens/signed-in.ts';
import { inspect, violations } from '../violations.ts';

const FILES = new URL('../../packages/adapters/src/document-conversion/fixtures/files/', import.meta.url);
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

it('a PDF is read, looked over, mended and goes on as an uploaded document does', async () => {
	const { page, seen, close } = await visit(browser, await ApiClient.registered(stack.url));
	await page.goto(stack.url);
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
	const { page, close } = await visit(browser, await ApiClient.registered(stack.url));
	await page.goto(stack.url);
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

it('a document is found in the library, renamed, kept, and used for another episode', async () => {
	const client = await ApiClient.registered(stack.url);
	const { id } = await client.upload('marés.md', 'A maré sobe duas vezes por dia. A Lua puxa a água do mar.');
	await client.expect('POST', '/api/v1/podcasts/', { document_id: id, title: 'O mar' });
	await client.upload('pontes.md', 'A ponte tem 821 metros.');
	const { page, close } = await visit(browser, client);
	await page.goto(stack.url);
	await page.getByRole('link', { name: 'Ver seus documentos' }).click();
	await page.getByText('2 documentos').waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByLabel('Buscar pelo nome').fill('MARES');
	await page.getByText('1 documento', { exact: true }).waitFor();

	const choose = async (item: string) => {
		await page.getByRole('button', { name: 'Mais ações para' }).click();
		await page.getByRole('menuitem', { name: item }).click();
	};
	await choose('Renomear');
	await page.getByLabel('Nome', { exact: true }).fill('Mar e lua de marés');
	await page.getByRole('button', { name: 'Salvar' }).click();
	await page.getByText('Mar e lua de marés.md').waitFor();
	await choose('Manter fora da limpeza');
	await page.getByText('Mantido por você').waitFor();
	await choose('Excluir');
	const question = page.getByRole('alertdialog');
	await question.getByText('O podcast feito com ele (“O mar”) fica').waitFor();
	expect(await violations(page)).toEqual([]);
	await question.getByRole('button', { name: 'Cancelar' }).click();

	await page.getByRole('button', { name: 'Usar Mar e lua' }).click();
	await goOn(page).waitFor();
	await page.getByText('A maré sobe duas vezes por dia.').first().waitFor();
	await close();
});

it('a word is found in a script and a document, and the line is played where it is said', async () => {
	const client = await ApiClient.registered(stack.url);
	const text = '# Marés\n\nA maré sobe duas vezes por dia. Os pescadores conhecem as tábuas de cor.\n';
	const episode = await client.makeEpisode('marés.md', text, { title: 'O mar' });
	const { page, seen, close } = await visit(browser, client);
	await page.goto(`${stack.url}/history`);
	const keyboard = new KeyboardUser(page);
	const { look, found } = inspect(page);
	await keyboard.press(page.getByRole('link', { name: 'Buscar em tudo' }));
	const field = page.getByLabel('Buscar em tudo');
	await field.waitFor();
	expect(await keyboard.isAt(field)).toBe(true);
	await page.keyboard.insertText('xadrez');
	await page.getByText('Nada com essas palavras').waitFor();
	await look('nothing found');
	const refusals = /api\/v1\/search/;
	await refuseAll(page, refusals);
	await field.fill('PESCADOR');
	await page.getByRole('alert').filter({ hasText: 'O serviço está iniciando.' }).waitFor();
	await look('an error');
	await page.unroute(refusals);
	await keyboard.press(page.getByRole('button', { name: 'Tentar novamente' }));
	const lines = page.getByRole('region', { name: 'Falas' });
	await lines.getByText('pescadores').first().waitFor();
	await page.getByRole('region', { name: 'Trechos de documentos' }).getByText('pescadores').waitFor();
	await look('results');
	expect(found).toEqual({});
	await keyboard.press(lines.getByRole('button', { name: /^Ouvir em/ }).first());
	expect(keyboard.unseen).toEqual([]);
	await page.waitForURL(`**/podcasts/${episode.id}`);
	await page.getByRole('button', { name: 'Pausar' }).first().waitFor();
	expect(seen.foreign).toEqual([]);
	await close();
});
