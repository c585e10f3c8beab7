import { launchBrowser, signedInContext } from '@nexus/testkit/browser';
import { ApiClient, newUser, startStack } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { longPeaks, longTranscript } from '../screens/long-episode.ts';
import { tasksDuring } from './main-thread.ts';

const EPISODES = 1_000;
const LIMIT_MS = 50;

/** A wheel turned quickly, as far as one goes in some seconds. */
async function wheel(page: Page): Promise<void> {
	await page.mouse.move(640, 500);
	for (let turn = 0; turn < 120; turn++) {
		await page.mouse.wheel(0, 300);
		await page.waitForTimeout(16);
	}
}

/** The scroll bar pulled from the top to the end. */
async function pull(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
		for (let step = 1; step <= 200; step++) {
			window.scrollTo(0, (document.documentElement.scrollHeight * step) / 200);
			await frame();
		}
	});
	await page.waitForTimeout(500);
}

const [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
try {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const podcast = await client.makeEpisode('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.\n', {
		title: 'Longo',
	});
	await storeEpisodes(stack, user.email, EPISODES);
	const context = await signedInContext(browser, client, { viewport: { width: 1280, height: 844 } });
	const measure = async (name: string, path: string, ready: string) => {
		for (const [way, scroll] of Object.entries({ wheel, pull })) {
			const page = await context.newPage();
			await page.route(/^https:/, (route) => route.abort());
			await page.route(/\/transcript\?/, (route) => route.fulfill({ json: longTranscript(podcast) }));
			await page.route(/\/peaks\?/, (route) => route.fulfill({ json: longPeaks() }));
			await page.goto(stack.url + path);
			await page.locator(ready).first().waitFor();
			await page.waitForLoadState('networkidle');
			const { count, longest, busiest } = await tasksDuring(browser, page, () => scroll(page));
			await page.close();
			const worst = longest[0]?.ms ?? 0;
			const met = worst <= LIMIT_MS;
			if (!met) process.exitCode = 1;
			console.log(
				`| ${name}, ${way} | ${count} | ${worst.toFixed(1)} ms | ${busiest.toFixed(1)} ms | ${met ? 'met' : 'MISSED'} |`,
			);
			for (const { ms, on } of longest) console.error(`  ${ms.toFixed(1)} ms: ${on}`);
		}
	};
	console.log('| scrolled | tasks | longest | on the processor | |\n|---|---|---|---|---|');
	await measure(`a history of ${EPISODES} episodes`, '/history', '[data-index="3"]');
	await measure('a transcript of three hours', `/podcasts/${podcast.id}`, '[data-line="0"]');
} finally {
	await browser.close();
	await stack.close();
}
