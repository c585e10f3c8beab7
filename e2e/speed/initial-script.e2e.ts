import { gzipSync } from 'node:zlib';
import { variants } from '@nexus/testkit/long-runs';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { visitAlone } from '../screens/signed-in.ts';

/** Bytes, compressed with gzip as the build does. */
const LIMIT = 150_000;
const FILES = 36;

const on = browsing({ ROLE: 'api' });
let client: ApiClient;
beforeAll(async () => {
	const user = newUser();
	client = await ApiClient.registered(on.stack.url, user);
	await storeEpisodes(on.stack, user.email, 40);
});

/** The scripts that a page asks for until it has all that is seen of it. What comes in idle time does not come at all. */
async function scriptsOf(page: Page, path: string, last: string): Promise<Map<string, number>> {
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	const coming: Promise<[string, number]>[] = [];
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (!pathname.endsWith('.js')) return;
		const sized = response.body().then((body): [string, number] => [pathname, gzipSync(body, { level: 9 }).length]);
		sized.catch(() => undefined);
		coming.push(sized);
	});
	await page.goto(on.stack.url + path);
	await page.locator(last).first().waitFor();
	await page.waitForLoadState('networkidle');
	return new Map(await Promise.all(coming));
}

const ROW = '#root a[href^="/podcasts/"]';

const SCREENS = variants<[string, string, boolean, string]>(
	[
		['landing page', '/', false, '#root footer'],
		['generator', '/', true, ROW],
	],
	[['history', '/history', true, ROW]],
);
it.each(SCREENS)('the %s is there with at most 150 KB of script', async (_, path, signedIn, last) => {
	const { page, close } = signedIn
		? await visitAlone(on.browser, client)
		: await on.browser.newPage().then((page) => {
				page.setDefaultTimeout(90_000);
				return { page, close: () => page.close() };
			});
	const scripts = await scriptsOf(page, path, last);
	const sum = [...scripts.values()].reduce((all, bytes) => all + bytes, 0);
	expect([...scripts.keys()].filter((name) => /boot\.js|\/(?:react|index)-/.test(name))).toHaveLength(3);
	expect(sum, JSON.stringify(Object.fromEntries(scripts), null, 1)).toBeLessThanOrEqual(LIMIT);
	expect(scripts.size).toBeLessThanOrEqual(FILES);
	await close();
});

/** The sum of the page's layout shifts, as CLS counts them but for its windows of time (web.dev/articles/cls). */
async function shiftsOf(page: Page): Promise<number> {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
				document.documentElement.dataset.shifted = String(
					Number(document.documentElement.dataset.shifted ?? 0) + shift.value,
				);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto(on.stack.url);
	await page.getByRole('list', { name: 'Seus episódios agora' }).waitFor();
	await page.locator(ROW).last().waitFor();
	await page.waitForLoadState('networkidle');
	return Number((await page.locator('html').getAttribute('data-shifted')) ?? 0);
}

it.each([1280, 390])(
	'nothing of the start page gives way when episodes come above its form, at %i pixels',
	async (width) => {
		const { page, close } = await visitAlone(on.browser, client, { viewport: { width, height: 860 } });
		expect(await shiftsOf(page)).toBeLessThan(0.02);
		expect(await page.evaluate(() => localStorage.getItem('nexus_current_rows'))).toBe('1');
		// The painted page keeps the room: the form stands where it will stay.
		const place = await page.locator('#etapa-1').boundingBox();
		await page.route('**/assets/**.js', (route) => route.abort());
		await page.goto(on.stack.url);
		const painted = page.locator('#painted [data-before="generator"] #etapa-1');
		expect(await painted.boundingBox()).toEqual(place);
		await close();
	},
);
