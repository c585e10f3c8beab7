import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload, User } from '@nexus/contract';
import { launchBrowser } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { notice, reachLastStep, type TextFile } from './generator-steps.ts';
import { type Visit, visit } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

const paragraph = sample('paragraph-pt');
const long = sample('long-pt');

/** Somebody who generates, the browser's clock at our command. */
async function generates(
	file: TextFile,
	prepare?: (page: Page) => Promise<void>,
	beforehand?: (client: ApiClient) => Promise<void>,
): Promise<Visit> {
	const client = await ApiClient.registered(stack.url);
	const guest = await visit(browser, client);
	await guest.page.clock.install();
	await prepare?.(guest.page);
	await guest.page.goto(stack.url);
	await reachLastStep(guest.page, file);
	await beforehand?.(client);
	await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	return guest;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const running = (page: Page) => dialog(page, 'Gerando seu podcast');

describe('while it is generated', () => {
	it('the dialog tells stage, parts, script and steps, live, to eyes and ears alike', async () => {
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
		let asked = 0;
		const { page, close } = await generates(long, async (page) => {
			await page.route('**/events', (route) => route.abort());
			page.on('request', (request) => {
				if (/\/jobs\/[\w-]+$/.test(request.url()) && request.method() === 'GET') asked++;
			});
		});
		await running(page).getByRole('button', { name: 'Cancelar' }).waitFor();
		await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 100)));
		const before = asked;
		for (const _ of [1, 2, 3]) {
			const answered = page.waitForResponse((response) => /\/jobs\/[\w-]+$/.test(response.url()));
			await page.clock.runFor(2_000);
			await answered;
		}
		expect(asked - before).toBeGreaterThanOrEqual(3);
		expect(asked - before).toBeLessThanOrEqual(4);
		await page.clock.resume();
		await running(page).getByRole('button', { name: 'Cancelar' }).click();
		await running(page).waitFor({ state: 'detached' });
		await close();
	});
});

describe('when it is over', () => {
	it('a success is told, and the dialog closes by itself after ten seconds', async () => {
		const { page, seen, close } = await generates(paragraph);
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
		let text = '';
		const { page, close } = await generates(paragraph, undefined, async (client) => {
			const [document] = (await client.expect<{ uploads: Upload[] }>('GET', '/api/v1/podcasts/uploads')).uploads;
			const { id } = await client.expect<User>('GET', '/api/v1/users/me');
			text = join(stack.dataDir, 'objects', 'users', id, 'documents', document?.id ?? '', 'text');
			await rename(text, `${text}.away`);
		});
		const failed = dialog(page, 'Falha na Geração');
		await failed.getByText('Ocorreu um erro no processamento.').waitFor();
		expect(await failed.textContent()).toMatch(/Etapa em que parou.+Progresso até a falha\d+%/);
		await failed.getByText('Tente novamente em alguns minutos.').waitFor();
		await failed.getByText(/\.md, \.txt ou \.pdf, com no máximo 10MB/).waitFor();
		await failed.getByText('Ver Detalhes').click();
		expect(await failed.locator('pre').textContent()).toMatch(/\S/);
		expect(await failed.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
		expect(await violations(page)).toEqual([]);
		await rename(`${text}.away`, text);
		await failed.getByRole('button', { name: 'Tentar novamente' }).click();
		await dialog(page, 'Podcast pronto').waitFor();
		await close();
	});
});
