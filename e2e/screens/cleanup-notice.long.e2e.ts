import { ApiClient, newUser } from '@nexus/testkit/stack';
import { storeCleanup, storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { type Visit, visit, visitAlone } from './signed-in.ts';
import { stopClock } from './stop-clock.ts';

const on = browsing({ ROLE: 'api' });

/** Somebody with episodes, on the generator's screen, the browser's clock at our command; and when it looked first. */
async function arrives(episodes: number): Promise<Visit & { lookedAt: number }> {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	await storeEpisodes(on.stack, user.email, episodes);
	const guest = await visitAlone(on.browser, client);
	await guest.page.clock.install();
	const first = looked(guest.page);
	await guest.page.goto(on.stack.url);
	await first;
	const lookedAt = await guest.page.evaluate(() => Date.now());
	await guest.page.getByRole('heading', { name: 'Podcasts recentes' }).waitFor();
	return { ...guest, lookedAt };
}

/** The end of the next look at the cleanups. */
const looked = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/cleanup/history'));

const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');

/** An answer is shown by timers, which run by command as well. */
async function noticed(page: Page): Promise<void> {
	while (!(await notice(page).isVisible())) await page.clock.runFor(10);
}

describe('the notice of automatic cleanups', () => {
	it('comes at the next look, every five minutes, stays eight seconds, and tells of each cleanup once', async () => {
		const { page, seen, close, lookedAt } = await arrives(4);
		await stopClock(page);
		await page.clock.runFor(1_000);
		expect(await notice(page).count()).toBe(0);

		await storeCleanup(on.stack, 'Episódio 1', 60);
		let answer = looked(page);
		const since = (await page.evaluate(() => Date.now())) - lookedAt;
		await page.clock.fastForward(4.5 * 60_000 - since);
		expect(await notice(page).count()).toBe(0);
		await page.clock.fastForward('00:35');
		await answer;
		await noticed(page);
		expect(await notice(page).textContent()).toMatch(
			/^Limpeza Automática Executada1 podcast foi limpo automaticamente para otimizar o armazenamento, em \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/,
		);
		await page.clock.runFor(6_000);
		expect(await notice(page).count()).toBe(1);
		await page.clock.runFor(2_500);
		await notice(page).waitFor({ state: 'detached' });

		await storeCleanup(on.stack, 'Episódio 2', 5 * 60 + 60);
		await storeCleanup(on.stack, 'Episódio 3', 5 * 60 + 70);
		answer = looked(page);
		await page.clock.fastForward('05:00');
		await answer;
		await noticed(page);
		expect(await notice(page).textContent()).toBe(
			'Limpeza Automática Executada2 podcasts foram limpos automaticamente para otimizar o armazenamento.',
		);
		await page.clock.resume();
		expect(await violations(page)).toEqual([]);
		await page.reload();
		await page.getByRole('heading', { name: 'Podcasts recentes' }).waitFor();
		await page.getByText('3 limpos (75%)').waitFor();
		expect(await notice(page).count()).toBe(0);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the cleanup banner', () => {
	it('shows statistics, schedule and the recent cleanups, and follows them every minute', async () => {
		const { page, seen, close } = await arrives(10);
		const banner = page.getByRole('region', { name: /^Limpeza automática/ });
		await banner.getByText('Diário às 1h').waitFor();
		await banner.getByText('0 limpos (0%)').waitFor();
		expect(await banner.getByRole('button', { name: 'Limpezas recentes' }).count()).toBe(0);

		for (const number of [1, 2, 3, 4, 5, 6]) await storeCleanup(on.stack, `Episódio ${number}`, -number * 3600);
		await page.clock.fastForward('01:00');
		await banner.getByText(/\d+ limpos \(60%\)/).waitFor();
		await banner.getByRole('button', { name: 'Limpezas recentes' }).click();
		const entries = banner.getByRole('list', { name: 'Limpezas recentes' }).getByRole('listitem');
		await expect.poll(() => entries.count()).toBe(5);
		expect(await entries.first().textContent()).toMatch(/^Episódio 1Removido por idade em .*1 MB$/);
		expect(await violations(page)).toEqual([]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('says when its statistics do not come, and asks again', async () => {
		const user = newUser();
		const client = await ApiClient.registered(on.stack.url, user);
		await storeEpisodes(on.stack, user.email, 1);
		const { page, close } = await visit(on.browser, client);
		await page.route('**/api/v1/cleanup/stats', (route) => route.abort());
		await page.goto(on.stack.url);
		const banner = page.getByRole('region', { name: /^Limpeza automática/ });
		await banner.getByText('não foi possível carregar as estatísticas.').waitFor();
		await page.unroute('**/api/v1/cleanup/stats');
		await banner.getByRole('button', { name: 'Tentar novamente' }).click();
		await banner.getByText('0 limpos (0%)').waitFor();
		await close();
	});
});

describe('a cleaned podcast', () => {
	it('has no player and no download, and says when and why its audio went', async () => {
		const user = newUser();
		const client = await ApiClient.registered(on.stack.url, user);
		await storeEpisodes(on.stack, user.email, 1);
		await storeCleanup(on.stack, 'Episódio 1', 0);
		const { page, close } = await visit(on.browser, client);
		await page.goto(`${on.stack.url}/history`);
		await page
			.getByText(/^O áudio foi removido em \d\d\/\d\d\/\d{4}, \d\d:\d\d por idade\. O roteiro continua salvo\.$/)
			.waitFor();
		expect(await page.getByRole('button', { name: /^Reproduzir/ }).count()).toBe(0);
		await page.getByRole('button', { name: /^Mais ações/ }).click();
		await page.getByRole('menuitem').first().waitFor();
		expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Renomear', 'Excluir']);
		await close();
	});
});
