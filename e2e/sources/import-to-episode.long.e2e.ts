import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { startWebPage, type WebPage } from '@nexus/testkit/web-page';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goOn } from '../screens/generator-steps.ts';
import { giveMediaCookie, visit } from '../screens/signed-in.ts';

const FILES = new URL('../../packages/adapters/src/document-conversion/fixtures/files/', import.meta.url);
let site: WebPage;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	site = await startWebPage();
	[stack, browser] = await Promise.all([startStack({ WEB_IMPORT_HOSTS: site.host }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	site?.close();
});

const bringFile = (name: string) => async (page: Page) => {
	await page.getByRole('button', { name: 'PDF, Word, EPUB…' }).click();
	await page.getByLabel('Arquivo a trazer').setInputFiles(fileURLToPath(new URL(name, FILES)));
};
async function bringPage(page: Page) {
	await page.getByRole('button', { name: 'Página da web' }).click();
	await page.getByLabel('Endereço da página').fill(site.address);
	await page.getByRole('button', { name: 'Ler página' }).click();
}
async function bringText(page: Page) {
	await page.getByRole('button', { name: 'Colar texto' }).click();
	await page.getByLabel('Título').fill('As marés');
	await page.getByLabel('Texto', { exact: true }).fill('A maré sobe duas vezes por dia. A Lua puxa a água do mar.');
	await page.getByRole('button', { name: 'Continuar' }).click();
}

it.each([
	['a PDF', bringFile('half-scan.pdf')],
	['a Word document', bringFile('pandoc-estudo.docx')],
	['an e-book', bringFile('pandoc-estudo.epub')],
	['slides', bringFile('pandoc-slides.pptx')],
	['a page of the web', bringPage],
	['a text from the clipboard', bringText],
])('%s is brought, read, voiced and heard', async (_, bring) => {
	const client = await ApiClient.registered(stack.url);
	const { page, seen, close } = await visit(browser, client);
	await giveMediaCookie(page, client);
	await page.goto(stack.url);
	await bring(page);
	await page.getByRole('button', { name: 'Usar este documento' }).click();
	await goOn(page).click();
	await page.getByRole('heading', { name: 'Apresentadores' }).waitFor();
	await page.getByRole('button', { name: 'Continuar' }).click();
	await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	await page.getByText('Concluído', { exact: true }).first().waitFor({ timeout: 180_000 });
	await page.getByRole('button', { name: 'Ouvir', exact: true }).first().click();
	const heard = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
	await expect.poll(heard).toBeGreaterThan(0.5);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
