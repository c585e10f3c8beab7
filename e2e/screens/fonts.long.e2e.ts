import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitAlone } from './signed-in.ts';
import { storeEpisodes } from './stored-episodes.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api' }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

const loaded = (page: Page) =>
	page.evaluate(() =>
		[...document.fonts]
			.filter(({ status, family }) => status === 'loaded' && family.includes('Variable'))
			.map(
				({ family, unicodeRange }) =>
					`${family.replaceAll('"', '')} ${unicodeRange.startsWith('U+100') ? 'rare' : 'common'}`,
			)
			.sort(),
	);

it('draws texts in its own fonts, and has those of rare letters come with the first such letter', async () => {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	await storeEpisodes(stack, user.email, 3);
	const { page, seen, close } = await visitAlone(browser, client);
	await page.goto(`${stack.url}/history`);
	await page.getByRole('link', { name: 'Episódio 1', exact: true }).waitFor();
	const common = ['Figtree Variable common', 'Fraunces Variable common'];
	await expect.poll(() => loaded(page)).toEqual(common);
	expect(
		await page.evaluate(() => [...document.fonts].some(({ unicodeRange }) => unicodeRange.startsWith('U+100'))),
	).toBe(false);

	await query(stack, `update episodes set title = 'Łódź e İstanbul' where title = 'Episódio 1'`);
	await page.reload();
	await page.getByRole('link', { name: 'Łódź e İstanbul' }).waitFor();
	await expect.poll(() => loaded(page)).toContain('Figtree Variable rare');
	await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(common));
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
