import { launchBrowser } from '@nexus/testkit/browser';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { notice, reachLastStep } from './generator-steps.ts';
import { type Visit, visit } from './signed-in.ts';

let gemini: Emulator;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	gemini = await startGeminiEmulator();
	const provider = { GEMINI_BASE_URL: gemini.url, GEMINI_API_KEY: gemini.apiKey };
	[stack, browser] = await Promise.all([startStack(provider), launchBrowser()]);
});
afterEach(() => gemini.faults.clear());
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await gemini?.close();
});

const paragraph = sample('paragraph-pt');
const long = sample('long-pt');

/** Somebody who generates, the browser's clock at our command. */
async function generates(file = paragraph, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
	const guest = await visit(browser, await ApiClient.registered(stack.url));
	await guest.page.clock.install();
	await prepare?.(guest.page);
	await guest.page.goto(stack.url);
	await reachLastStep(guest.page, file);
	await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	return guest;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const running = (page: Page) => dialog(page, 'Gerando seu podcast');

/** Speech takes as long as it is told to, until the faults are cleared. */
const slowly = () => gemini.faults.set({ pace: { secondsPerAudioSecond: 2 } });

describe('while it is generated', () => {
	it('the dialog tells stage, parts, script and steps, live, to eyes and ears alike', async () => {
		slowly();
		const { page, seen, close } = await generates(long);
		await running(page).getByText('Parte 1 gerando').waitFor();
		await running(page)
			.getByText(/^Sintetizando o áudio$/)
			.first()
			.waitFor();
		await running(page)
			.getByText(/^\d+ etapas?$/)
			.waitFor();
		const heard = await running(page).ariaSnapshot();
		expect(heard).toMatch(/progressbar "Progresso da geração"/);
		expect(heard).toMatch(/list "Etapas da geração"/);
		expect(heard).toMatch(/list "Partes do episódio":(?:\s+- listitem: Parte \d \w+){2,}/);
		expect(heard).toMatch(/button "Cancelar"[\s\S]*button "Ocultar"/);
		await running(page).getByText('Roteiro', { exact: true }).click();
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await running(page).getByRole('button', { name: 'Copiar script' }).click();
		await notice(page).filter({ hasText: 'Script copiado!' }).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[HOST_[AB]\]: /);
		expect(await violations(page)).toEqual([]);

		await running(page).getByRole('button', { name: 'Ocultar' }).last().click();
		await running(page).waitFor({ state: 'detached' });
		await page
			.getByRole('button', { name: /Acompanhar/ })
			.first()
			.click();
		await running(page).getByRole('button', { name: 'Cancelar' }).click();
		await notice(page).filter({ hasText: 'Geração do podcast foi cancelada.' }).waitFor();
		await running(page).waitFor({ state: 'detached' });
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('the job is asked for every 2 s where its events do not come', async () => {
		slowly();
		let asked = 0;
		const { page, close } = await generates(paragraph, async (page) => {
			await page.route('**/events', (route) => route.abort());
			page.on('request', (request) => {
				if (/\/jobs\/[\w-]+$/.test(request.url()) && request.method() === 'GET') asked++;
			});
		});
		await running(page).getByText('Cancelar').waitFor();
		await page.clock.pauseAt(new Date(Date.now() + 5_000));
		const before = asked;
		for (const _ of [1, 2, 3]) {
			const answered = page.waitForResponse((response) => /\/jobs\/[\w-]+$/.test(response.url()));
			await page.clock.runFor(2_000);
			await answered;
		}
		expect(asked - before).toBeGreaterThanOrEqual(3);
		expect(asked - before).toBeLessThanOrEqual(4);
		await page.clock.resume();
		gemini.faults.clear();
		await dialog(page, 'Podcast pronto').waitFor();
		await close();
	});
});

describe('when it is over', () => {
	it('a success is told, and the dialog closes by itself after ten seconds', async () => {
		const { page, seen, close } = await generates();
		const ready = dialog(page, 'Podcast pronto');
		await ready.getByText('Concluído', { exact: true }).waitFor();
		await notice(page).filter({ hasText: 'Podcast gerado com sucesso!' }).waitFor();
		expect(await ready.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
		expect(await ready.getByRole('button', { name: 'Fechar' }).count()).toBe(2);
		await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 100)));
		expect(await violations(page)).toEqual([]);
		await page.clock.runFor(6_000);
		expect(await ready.count()).toBe(1);
		await page.clock.runFor(4_000);
		await ready.waitFor({ state: 'detached' });
		await page.clock.resume();
		await page.getByRole('heading', { name: 'Podcasts recentes' }).waitFor();
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('a failure says where, why and what may help, and can be tried again', async () => {
		gemini.faults.always('key-invalid');
		const { page, close } = await generates();
		const failed = dialog(page, 'Falha na Geração');
		await failed.getByText('Ocorreu um erro no processamento.').waitFor();
		expect(await failed.textContent()).toMatch(/Etapa em que parou.+Progresso até a falha\d+%/);
		await failed.getByText('Tente novamente em alguns minutos.').waitFor();
		await failed.getByText(/\.md, \.txt ou \.pdf, com no máximo 10MB/).waitFor();
		await failed.getByText('Ver Detalhes').click();
		expect(await failed.locator('pre').textContent()).toMatch(/\S/);
		expect(await failed.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
		expect(await violations(page)).toEqual([]);
		gemini.faults.clear();
		await failed.getByRole('button', { name: 'Tentar novamente' }).click();
		await dialog(page, 'Podcast pronto').waitFor();
		await close();
	});
});
