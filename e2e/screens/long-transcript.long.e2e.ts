import { signedInContext } from '@nexus/testkit/browser';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { LINES, longPeaks, longTranscript, SECOND_CHAPTER } from './long-episode.ts';

const on = browsing();
let page: Page;
beforeAll(async () => {
	const client = await ApiClient.registered(on.stack.url);
	const podcast = await client.makeEpisode('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.\n', {
		title: 'Longo',
	});
	const context = await signedInContext(on.browser, client, { viewport: { width: 1280, height: 844 } });
	page = await context.newPage();
	await page.route(/\/transcript\?/, (route) => route.fulfill({ json: longTranscript(podcast) }));
	await page.route(/\/peaks\?/, (route) => route.fulfill({ json: longPeaks() }));
	await page.goto(`${on.stack.url}/podcasts/${podcast.id}`);
	await page.locator('[data-line="0"]').waitFor();
});

it('holds no more than the lines in sight, however far three hours are scrolled', async () => {
	await page.mouse.move(500, 500);
	for (let step = 0; step < 60; step++) await page.mouse.wheel(0, 400);
	const rendered = await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		let most = 0;
		const { scrollHeight } = document.documentElement;
		for (let step = 1; step <= 150; step++) {
			window.scrollTo(0, (scrollHeight * step) / 150);
			await frame();
			await frame();
			most = Math.max(most, document.querySelectorAll('[data-line]').length);
		}
		return most;
	});
	expect(rendered).toBeGreaterThan(5);
	expect(rendered).toBeLessThan(80);
});

it('finds what is not in the page as it is typed, below a chapter its speaker too, and End goes to the last line', async () => {
	await page.getByLabel('Buscar na transcrição').fill('fala 2345:');
	await page.getByText('1 de 1', { exact: true }).waitFor();
	await page.locator('[data-line="2345"] mark').waitFor();
	await expect
		.poll(() => page.locator('[data-line="2345"]').evaluate((element) => element.getBoundingClientRect().top))
		.toBeGreaterThan(0);
	const opening = page.locator(`[data-line="${SECOND_CHAPTER}"]`);
	await page.getByLabel('Buscar na transcrição').fill(`fala ${SECOND_CHAPTER}:`);
	await opening.getByText('Dr. Ricardo', { exact: true }).waitFor();
	await page.getByRole('button', { name: 'Limpar a busca' }).click();
	await opening.focus();
	await page.keyboard.press('End');
	await page.waitForFunction((last) => document.activeElement?.getAttribute('data-line') === String(last), LINES - 1);
	const item = page.locator(`li[data-index="${LINES - 1}"]`);
	expect(await item.getAttribute('aria-setsize')).toBe(String(LINES));
});

it('what is playing leaves the last of many chapters to be chosen', async () => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	const chapters = page.getByRole('navigation', { name: 'Capítulos' });
	await chapters.getByRole('button', { name: /^Capítulo 18/ }).click();
	await page.setViewportSize({ width: 1100, height: 800 });
	await page.getByRole('button', { name: 'Capítulos' }).click();
	const last = page.getByRole('menuitem', { name: 'Capítulo 18' });
	await last.click();
	await last.waitFor({ state: 'detached' });
});
