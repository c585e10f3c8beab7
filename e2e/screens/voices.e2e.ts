import { readFile } from 'node:fs/promises';
import { launchBrowser } from '@nexus/testkit/browser';
import { type SourceServer, startSourceServer, TEST_ARCHIVE } from '@nexus/testkit/natural-voices';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeyboardUser } from '../keyboard.ts';
import { inspect } from '../violations.ts';
import { visit } from './signed-in.ts';

const ARCHIVE = '/sherpa-onnx-supertonic-3-tts-int8-2026-05-11.tar.bz2';

let source: SourceServer;
let stack: Stack;
let browser: Browser;
let admin: ApiClient;
beforeAll(async () => {
	source = await startSourceServer();
	source.files.set(ARCHIVE, await readFile(TEST_ARCHIVE));
	[stack, browser] = await Promise.all([startStack({ VOICES_SOURCE: source.url, ROLE: 'api' }), launchBrowser()]);
	admin = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await source?.close();
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
