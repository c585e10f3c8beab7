import { launchBrowser, walkNewcomerPath, watchPage } from '@nexus/testkit/browser';
import { newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

it('a newcomer hears the first own sound after at most nine clicks or keys beside typing', async () => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, stack.url);
	const { presses, waits } = await walkNewcomerPath(page, stack.url, newUser());
	expect(presses).toBeLessThanOrEqual(9);
	expect(waits.at(-1)?.before).toBe('som');
	expect(seen).toEqual({ errors: [], foreign: [] });
	await context.close();
});
