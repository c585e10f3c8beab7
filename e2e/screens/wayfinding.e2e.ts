import { launchBrowser } from '@nexus/testkit/browser';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { type Visit, visit } from './signed-in.ts';
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

async function opensHistory(width: number): Promise<Visit> {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	await storeEpisodes(stack, user.email, 2);
	const visited = await visit(browser, client);
	await visited.page.setViewportSize({ width, height: 844 });
	await visited.page.goto(`${stack.url}/history`);
	await visited.page.getByRole('link', { name: 'Episódio 1' }).waitFor();
	return visited;
}

const scrollsSideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [1280, 390]) {
	it(`an episode's page leads back, and its entry is marked, at ${width} pixels`, async () => {
		const { page, close } = await opensHistory(width);
		// Its own screen would ask for sound that these do not have.
		await query(stack, 'delete from audio_files');
		await page.getByRole('link', { name: 'Episódio 1' }).click();
		await page.getByRole('heading', { level: 1, name: 'Episódio 1' }).waitFor();
		const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Histórico' });
		expect(await entry.getAttribute('aria-current')).toBe('true');
		await page.getByRole('banner').getByRole('link', { name: 'Histórico' }).click();
		await page.waitForURL('**/history');
		expect(await entry.getAttribute('aria-current')).toBe('page');
		await close();
	});

	it(`a title without a space stays within the question that deletes it, at ${width} pixels`, async () => {
		const { page, close } = await opensHistory(width);
		const title = 'a'.repeat(180);
		await query(stack, 'update episodes set title = $1', [title]);
		await page.reload();
		await page
			.getByRole('button', { name: `Mais ações para ${title}` })
			.first()
			.click();
		await page.getByRole('menuitem', { name: 'Excluir' }).click();
		const dialog = page.getByRole('alertdialog');
		await dialog.waitFor();
		expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
		expect(await scrollsSideways(page)).toBe(false);
		expect(await violations(page)).toEqual([]);
		await close();
	});
}

it('a phone shows each episode by its waveform', async () => {
	const { page, close } = await opensHistory(390);
	const picture = page.getByRole('listitem').filter({ hasText: 'Episódio 1' }).locator('svg[viewBox$=" 40"]:visible');
	expect(await picture.count()).toBe(1);
	expect(await picture.locator('path').nth(0).getAttribute('d')).toContain('M');
	expect(await scrollsSideways(page)).toBe(false);
	await close();
});
