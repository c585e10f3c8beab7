import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { operationsOf, readDocument } from '@nexus/testkit/contract';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

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
