import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { type Visit, visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

async function opensHistory(width: number): Promise<Visit> {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	await storeEpisodes(on.stack, user.email, 2);
	const visited = await visit(on.browser, client);
	await visited.page.setViewportSize({ width, height: 844 });
	await visited.page.goto(`${on.stack.url}/history`);
	await visited.page.getByRole('link', { name: 'Episódio 1' }).waitFor();
	return visited;
}

const scrollsSideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const width of [1280, 390]) {
	it(`an episode's page leads back, and its entry is marked, at ${width} pixels`, async () => {
		const { page, close } = await opensHistory(width);
		// Its own screen would ask for sound that these do not have.
		await query(on.stack, 'delete from audio_files');
		await page.getByRole('link', { name: 'Episódio 1' }).click();
		await page.getByRole('heading', { level: 1, name: 'Episódio 1' }).waitFor();
		const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Histórico' });
		expect(await entry.getAttribute('aria-current')).toBe('true');
		await page.getByRole('banner').getByRole('link', { name: 'Histórico' }).click();
		await page.waitForURL('**/history');
		expect(await entry.getAttribute('aria-current')).toBe('page');
		await close();
	});

	it(`an episode that is not there leads back as well, at ${width} pixels`, async () => {
		const { page, close } = await opensHistory(width);
		await page.goto(`${on.stack.url}/podcasts/${crypto.randomUUID()}`);
		await page.getByRole('heading', { level: 1, name: 'Erro ao buscar detalhes' }).waitFor();
		await page.getByRole('banner').getByRole('link', { name: 'Histórico' }).click();
		await page.waitForURL('**/history');
		await close();
	});

	it(`a title without a space stays within the question that deletes it, at ${width} pixels`, async () => {
		const { page, close } = await opensHistory(width);
		const title = 'a'.repeat(180);
		await query(on.stack, 'update episodes set title = $1', [title]);
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

it('an older episode that is made anew stands first on the start page while that lasts, with its picture', async () => {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	// Nothing works off its job here.
	const { id: document_id } = await client.upload('antigo.txt', 'A ponte velha foi aberta em 1911.\n');
	const older = await client.expect<{ id: string }>('POST', '/api/v1/podcasts/', {
		document_id,
		title: 'O mais antigo',
	});
	await client.expect('POST', `/api/v1/podcasts/${older.id}/generate`, {});
	await query(on.stack, `update episodes set created_at = now() - interval '2 days' where id = $1`, [older.id]);
	await storeEpisodes(on.stack, user.email, 4);
	for (const width of [1280, 390]) {
		const { page, close } = await visit(on.browser, client);
		await page.setViewportSize({ width, height: 844 });
		await page.goto(on.stack.url);
		const first = page.getByRole('list', { name: 'Seus episódios agora' }).getByRole('listitem').first();
		await first.getByRole('link', { name: 'O mais antigo' }).waitFor();
		await first.getByRole('button', { name: 'Acompanhar' }).waitFor();
		expect(await first.locator('svg[viewBox$=" 40"]:visible').count()).toBe(1);
		expect(await scrollsSideways(page)).toBe(false);
		expect(await violations(page)).toEqual([]);
		await close();
	}
	await query(on.stack, `update jobs set status = 'cancelled' where episode_id = $1`, [older.id]);
	const { page, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	const first = page.getByRole('list', { name: 'Seus episódios agora' }).getByRole('listitem').first();
	await first.getByRole('link', { name: 'Episódio 1', exact: true }).waitFor();
	await close();
});

it('a phone shows each episode by its waveform', async () => {
	const { page, close } = await opensHistory(390);
	const picture = page.getByRole('listitem').filter({ hasText: 'Episódio 1' }).locator('svg[viewBox$=" 40"]:visible');
	expect(await picture.count()).toBe(1);
	expect(await picture.locator('path').nth(0).getAttribute('d')).toContain('M');
	expect(await scrollsSideways(page)).toBe(false);
	await close();
});
