import { query } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';

import { row, visitWithEpisodes } from './history-visits.ts';

const on = browsing({ ROLE: 'api' });

const opens = (page: Page, search = '') => page.goto(`${on.stack.url}/history${search}`);

it('the menu of a row lies over what is at the foot of the window', async () => {
	const { page, seen, close } = await visitWithEpisodes(on, 8);
	await page.setViewportSize({ width: 390, height: 844 });
	await opens(page);
	const button = page.getByRole('button', { name: 'Mais ações para Episódio 5' });
	// Just enough room below it for the menu, where there is the bar as well.
	await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom - 700));
	await button.click();
	expect(await violations(page)).toEqual([]);
	const remove = page.getByRole('menuitem', { name: 'Excluir' });
	const seenThere = await remove.evaluate((item) => {
		const { left, bottom } = item.getBoundingClientRect();
		return item.contains(document.elementFromPoint(left + 40, bottom - 5));
	});
	expect(seenThere).toBe(true);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('a podcast is renamed from its row and from its own screen, and Escape leaves it as it is', async () => {
	const { page, seen, close } = await visitWithEpisodes(on, 2);
	// Its own screen would ask for sound that these do not have.
	await query(on.stack, 'delete from audio_files where episode_id in (select id from episodes where title = $1)', [
		'Episódio 2',
	]);
	await opens(page);
	await page.getByRole('button', { name: 'Mais ações para Episódio 2' }).click();
	await page.getByRole('menuitem', { name: 'Renomear' }).click();
	const dialog = page.getByRole('dialog', { name: 'Renomear podcast' });
	await dialog.waitFor();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.type('  ');
	await dialog.getByText('Digite um título').waitFor();
	expect(await dialog.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true);
	await page.keyboard.type('O rio e a ponte');
	await page.keyboard.press('Enter');
	await dialog.waitFor({ state: 'detached' });
	await page.getByText('Título alterado.').first().waitFor();
	await row(page, 'O rio e a ponte').getByRole('link').click();

	await page.getByRole('heading', { name: 'O rio e a ponte', level: 1 }).waitFor();
	await page.getByRole('button', { name: 'Renomear' }).click();
	await dialog.getByLabel('Título').fill('Outro');
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Renomear' }).click();
	await dialog.getByLabel('Título').fill('Das pontes');
	await dialog.getByRole('button', { name: 'Salvar' }).click();
	await page.getByRole('heading', { name: 'Das pontes', level: 1 }).waitFor();
	await opens(page);
	await row(page, 'Das pontes').waitFor();
	expect(await row(page, 'Episódio 2').count()).toBe(0);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

describe('a history of a thousand episodes', () => {
	it('has them all within reach and only those in view on the page, and asks for no more than it shows', async () => {
		const { page, seen, close } = await visitWithEpisodes(on, 1000);
		const asked: number[] = [];
		page.on('request', (request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (pathname === '/api/v1/podcasts/') asked.push(Number(searchParams.get('offset')));
		});
		await opens(page);
		await row(page, 'Episódio 1').waitFor();
		await page.getByText('1.000 podcasts', { exact: true }).waitFor();
		expect(asked).toEqual([0]);
		expect(await violations(page)).toEqual([]);

		await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
		await row(page, 'Episódio 1000').waitFor();
		expect(await row(page, 'Episódio 1000').getAttribute('aria-posinset')).toBe('1000');
		expect(await page.getByRole('listitem').count()).toBeLessThan(40);
		expect(asked.length).toBeLessThan(5);
		expect(asked).toContain(950);

		await page.getByLabel('Buscar pelo título').fill('episodio 77');
		await page.getByText('11 podcasts encontrados').waitFor();
		await row(page, 'Episódio 779').waitFor();
		expect(new URL(page.url()).searchParams.get('busca')).toBe('episodio 77');
		await page.getByRole('button', { name: 'Limpar a busca' }).click();
		await page.getByText('1.000 podcasts', { exact: true }).waitFor();
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the history', () => {
	it('waits with the shape of what comes, and says what went wrong', async () => {
		const { page, close } = await visitWithEpisodes(on, 1);
		const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
		await page.route('**/api/v1/podcasts/?*', async (route) => {
			await held;
			await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'O serviço está iniciando.' } });
		});
		await opens(page);
		await page.getByRole('status', { name: 'Carregando podcasts' }).waitFor();
		letGo();
		await page.getByRole('alert').getByText('O serviço está iniciando.').waitFor();
		expect(await violations(page)).toEqual([]);
		await page.unroute('**/api/v1/podcasts/?*');
		await page.getByRole('button', { name: 'Tentar novamente' }).click();
		await row(page, 'Episódio 1').waitFor();
		await close();
	});

	it('invites whoever has no podcast to make the first', async () => {
		const { page, close } = await visitWithEpisodes(on, 0);
		await opens(page);
		await page.getByText('Nenhum podcast ainda').waitFor();
		expect(await violations(page)).toEqual([]);
		await page.getByRole('main').getByRole('link', { name: 'Criar Podcast' }).click();
		await page.getByRole('heading', { name: 'Criar Podcast' }).waitFor();
		await close();
	});
});
