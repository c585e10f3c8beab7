import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { visitAlone } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

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
	const client = await ApiClient.registered(on.stack.url, user);
	await storeEpisodes(on.stack, user.email, 3);
	const { page, seen, close } = await visitAlone(on.browser, client);
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('link', { name: 'Episódio 1', exact: true }).waitFor();
	const common = ['Figtree Variable common', 'Fraunces Variable common'];
	await expect.poll(() => loaded(page)).toEqual(common);
	expect(
		await page.evaluate(() => [...document.fonts].some(({ unicodeRange }) => unicodeRange.startsWith('U+100'))),
	).toBe(false);

	await query(on.stack, `update episodes set title = 'Łódź e İstanbul' where title = 'Episódio 1'`);
	await page.reload();
	await page.getByRole('link', { name: 'Łódź e İstanbul' }).waitFor();
	await expect.poll(() => loaded(page)).toContain('Figtree Variable rare');
	await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(common));
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
