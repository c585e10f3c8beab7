import { launchBrowser } from '@nexus/testkit/browser';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyboardUser } from '../keyboard.ts';
import { inspect } from '../violations.ts';
import { visit } from './signed-in.ts';

let ollama: Emulator;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	ollama = await startOpenAiEmulator();
	const localServers = { ollama: ollama.url, 'lm-studio': 'http://127.0.0.1:9' };
	[stack, browser] = await Promise.all([startStack({}, undefined, undefined, { localServers }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await ollama?.close();
});

it('an administrator finds the models of this machine, uses one by keyboard, and is told when it is gone', async () => {
	const admin = await ApiClient.registered(stack.url);
	const { page, seen, close } = await visit(browser, admin);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await page.goto(stack.url);
	await page.getByText('Sem modelo de IA, o episódio é uma leitura guiada').waitFor();
	await page.goto(`${stack.url}/admin`);
	const models = page.getByRole('list', { name: /^Ollama/ });
	await models.getByText('llama3.1:8b').waitFor();
	await look('found');
	await keyboard.press(models.getByRole('button', { name: 'Usar qwen3:8b' }));
	await models.getByText('Escreve os episódios').waitFor();
	expect(keyboard.unseen).toEqual([]);
	await look('chosen');

	await page.getByRole('link', { name: 'Criar Podcast' }).first().click();
	await page.getByRole('heading', { name: 'Criar Podcast' }).waitFor();
	await page.getByText('Sem modelo de IA, o episódio é uma leitura guiada').waitFor({ state: 'detached' });

	await ollama.close();
	await page.goto(`${stack.url}/admin`);
	const gone = page.getByRole('alert').filter({ hasText: 'qwen3:8b não respondeu' });
	await gone.waitFor();
	await page.getByText('Nenhum modelo encontrado').waitFor();
	await look('gone');
	await keyboard.press(gone.getByRole('button', { name: 'Deixar de usar' }));
	await gone.waitFor({ state: 'detached' });
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
