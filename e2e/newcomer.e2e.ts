import { walkNewcomerPath, watchPage } from '@nexus/testkit/browser';
import { newUser } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from './browsing.ts';

const on = browsing();

it('a newcomer hears the first own sound after at most nine clicks or keys beside typing', async () => {
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, on.stack.url);
	const { presses, waits } = await walkNewcomerPath(page, on.stack.url, newUser());
	expect(presses).toBeLessThanOrEqual(9);
	expect(waits.at(-1)?.before).toBe('som');
	expect(seen).toEqual({ errors: [], foreign: [] });
	await context.close();
});
