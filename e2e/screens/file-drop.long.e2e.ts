import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, goOn, notice } from './generator-steps.ts';
import { type Visit, visit } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-drop-'));
	for (const name of ['texto.md', 'outro.txt', 'imagem.png']) {
		await writeFile(join(folder, name), 'Um texto que foi arrastado até aqui.');
	}
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api' }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await rm(folder, { recursive: true, force: true });
});

async function opens(path: string): Promise<Visit> {
	const guest = await visit(browser, await ApiClient.registered(stack.url));
	await guest.page.goto(stack.url + path);
	await guest.page.getByRole('heading', { level: 1 }).waitFor();
	return guest;
}

/** What the browser does when somebody drags a file from the desktop: it would open the file in the page's place. */
async function dragFile(page: Page, name: string, x: number, y: number, types = ['dragEnter', 'dragOver', 'drop']) {
	const session = await page.context().newCDPSession(page);
	const data = { items: [], files: [join(folder, name)], dragOperationsMask: 1 };
	for (const type of types as ('dragEnter' | 'dragOver' | 'drop')[]) {
		await session.send('Input.dispatchDragEvent', { type, x, y, data });
	}
	await session.detach();
}

describe('a file that is dropped', () => {
	it('beside the upload box is taken as if it were dropped on it', async () => {
		const { page, seen, close } = await opens('/');
		await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
		await dragFile(page, 'texto.md', 60, 500, ['dragEnter', 'dragOver']);
		await page.getByText('Solte para enviar').waitFor();
		await dragFile(page, 'texto.md', 60, 500, ['drop']);
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		expect(await page.getByText('Solte para enviar').count()).toBe(0);
		expect(page.url()).toBe(`${stack.url}/`);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('of another kind changes nothing, and the box tells which kinds are taken, also beside a chosen file', async () => {
		const { page, close } = await opens('/');
		await choose(page, { filename: 'minhas-notas.md', content: 'Um texto que já estava aqui antes.' });
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await notice(page).getByRole('button', { name: 'Dispensar aviso' }).click();
		await dragFile(page, 'imagem.png', 60, 500);
		await page.getByText('minhas-notas.md').first().waitFor();
		await page.getByText('Arquivos .md ou .txt, máximo de 10MB por arquivo').waitFor();
		expect(await notice(page).count()).toBe(0);
		expect(page.url()).toBe(`${stack.url}/`);
		await close();
	});

	it('in a later step goes back to the first, and what was chosen there stays', async () => {
		const { page, close } = await opens('/');
		await choose(page, { filename: 'minhas-notas.md', content: 'Um texto que já estava aqui antes.' });
		await goOn(page).click();
		await page.getByLabel('Nome do podcast').fill('O nome que escolhi');
		await dragFile(page, 'outro.txt', 700, 300);
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await page.getByText('outro.txt').first().waitFor();
		await goOn(page).click();
		expect(await page.getByLabel('Nome do podcast').inputValue()).toBe('O nome que escolhi');
		await close();
	});

	it('where no file is expected does not leave the page', async () => {
		const { page, close } = await opens('/settings');
		await dragFile(page, 'texto.md', 640, 400);
		await dragFile(page, 'imagem.png', 100, 100);
		await page.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor();
		expect(page.url()).toBe(`${stack.url}/settings`);
		await close();
	});
});
