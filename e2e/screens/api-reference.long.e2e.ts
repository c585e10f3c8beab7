import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { operationsOf, readDocument } from '@nexus/testkit/contract';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visit } from './signed-in.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stack: Stack;
let browser: Browser;
let page: Page;
let seen: { errors: string[]; foreign: string[] };
const responses: { url: string; status: number; cache: string }[] = [];
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	browser = await launchBrowser();
	page = await browser.newPage();
	page.setDefaultTimeout(90_000);
	seen = await watchPage(page, stack.url);
	page.on('response', (response) => {
		const { 'cache-control': cache = '' } = response.headers();
		responses.push({ url: response.url(), status: response.status(), cache });
	});
	await page.goto(`${stack.url}/api/docs`);
	await page.locator('.opblock').first().waitFor();
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

it('shows every operation, under a Portuguese title, with nothing from elsewhere and no errors', async () => {
	const operations = operationsOf(await readDocument(stack.url));
	expect(await page.title()).toBe('API do Nexus: documentação');
	await expect.poll(() => page.locator('.opblock').count()).toBe(operations.length);
	expect(await page.getByRole('heading', { name: 'Do texto ao som' }).isVisible()).toBe(true);
	expect(await page.getByRole('button', { name: 'Autorizar' }).isVisible()).toBe(true);
	expect(seen).toEqual({ errors: [], foreign: [] });
	expect(responses.filter(({ status }) => status >= 400)).toEqual([]);
	const files = responses.filter(({ url }) => url.includes('/api/docs/'));
	expect(files.length).toBeGreaterThanOrEqual(4);
	for (const { cache } of files) expect(cache).toBe('public, max-age=31536000, immutable');
});

/** What axe finds serious on the page as it looks now. */
async function serious(): Promise<string[]> {
	return page.evaluate(async () => {
		const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
		interface Violation {
			id: string;
			impact: string;
			nodes: { html: string }[];
		}
		return (await axe.run()).violations
			.filter(({ impact }) => impact === 'critical' || impact === 'serious')
			.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
	});
}

it('axe finds nothing serious, an operation opened, by day and by night', async () => {
	await page.locator('#operations-Podcasts-createPodcast .opblock-summary-control').click();
	await page.locator('#operations-Podcasts-createPodcast .responses-table').waitFor();
	await page.evaluate(axe);
	expect(await serious()).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.waitForFunction(() => document.documentElement.classList.contains('dark-mode'));
	expect(await serious()).toEqual([]);
	await page.emulateMedia({ colorScheme: 'light' });
});

interface Look {
	paper: string;
	ink: string;
	text: string;
	title: string;
}

/** Colours as the screen has them, and letters without their stand-ins, of a page of the product or of the reference. */
const lookOf = (of: Page, title: string): Promise<Look> =>
	of.evaluate((selector) => {
		const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		const seen = (colour: string) => {
			if (!context) throw new Error('no canvas');
			context.fillStyle = colour;
			context.fillRect(0, 0, 1, 1);
			return context.getImageData(0, 0, 1, 1).data.join();
		};
		const letters = (element: Element | null) =>
			element &&
			getComputedStyle(element)
				.fontFamily.split(',')[0]
				?.replace(/["']|\sVariable/g, '');
		const grounds = [document.body, document.documentElement].map((each) => getComputedStyle(each).backgroundColor);
		return {
			paper: seen(grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? ''),
			ink: seen(getComputedStyle(document.body).color),
			text: letters(document.body) ?? '',
			title: letters(document.querySelector(selector)) ?? '',
		};
	}, title);

it('has the colours and letters of the product, by day and by night, and ways back to it', async () => {
	const { page: app, close } = await visit(browser, await ApiClient.registered(stack.url));
	await app.goto(`${stack.url}/settings?tab=external`);
	await app.getByRole('heading', { level: 1 }).waitFor();
	for (const colorScheme of ['light', 'dark'] as const) {
		await Promise.all([app, page].map((each) => each.emulateMedia({ colorScheme })));
		await page.waitForFunction(
			(night) => document.documentElement.classList.contains('dark-mode') === night,
			colorScheme === 'dark',
		);
		const own = await lookOf(app, 'h1');
		expect(own).toMatchObject({ text: 'Figtree', title: 'Fraunces' });
		expect(await lookOf(page, '.info .title')).toEqual(own);
	}
	await page.emulateMedia({ colorScheme: 'light' });

	const opened = app.waitForEvent('popup');
	await app.getByRole('link', { name: 'documentação da API' }).click();
	const reference = await opened;
	await reference.getByRole('link', { name: 'Voltar às chaves de API' }).click();
	await reference.getByRole('tab', { name: 'API externa', selected: true }).waitFor();
	await close();
});

it('the example runs as shown', async () => {
	const client = await ApiClient.registered(stack.url);
	const { key_full } = await client.expect<{ key_full: string }>('POST', '/api/v1/api-keys/', {
		name: 'Documentação',
		scopes: ['podcasts:create'],
	});
	const shown = await page.locator('pre code', { hasText: 'curl -X POST' }).textContent();
	const [, url = ''] = /curl -X POST (\S+)/.exec(shown ?? '') ?? [];
	const headers = [...(shown ?? '').matchAll(/-H "([^:]+): ([^"]+)"/g)].map(([, name = '', value = '']) => [
		name,
		value,
	]);
	const [, body] = /-d '([^']+)'/.exec(shown ?? '') ?? [];
	const response = await fetch(url, {
		method: 'POST',
		headers: headers.map(([name = '', value = '']) => [name, value.replace('SUA_CHAVE_DE_API', key_full)]),
		body: body ?? '',
	});
	expect(url).toBe(`${stack.url}/api/podcasts`);
	expect(response.status).toBe(201);
	expect(await response.json()).toMatchObject({ title: 'Meu Podcast', personalityPreset: 'analytical_duo' });
});
