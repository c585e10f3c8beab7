import type { Podcast, PodcastList } from '@nexus/contract';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { goOn } from './generator-steps.ts';
import { giveMediaCookie, visit } from './signed-in.ts';
import { withTwoUploads } from './two-uploads.ts';

const on = browsing();

const newcomer = () => withTwoUploads(on.stack.url);
const dock = (page: Page) => page.getByRole('region', { name: 'Player de áudio' });
const isHeard = (page: Page, { id }: Podcast) =>
	page.waitForFunction((id) => {
		const audio = document.querySelector('audio');
		return audio?.src.includes(id) && audio.currentTime > 0;
	}, id);

it('documents chosen as a series become an episode each, and play one after the other by themselves', async () => {
	const { client } = await newcomer();
	const { page, seen, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Vários documentos' }).click();
	const dialog = page.getByRole('dialog', { name: 'Vários documentos' });
	await dialog.getByRole('button', { name: 'Adicionar mares.md' }).click();
	await dialog.getByRole('button', { name: 'Adicionar pontes.md' }).click();
	// By keyboard alone.
	await dialog.getByRole('radio', { name: 'Um episódio só' }).focus();
	await page.keyboard.press('ArrowDown');
	const series = dialog.getByRole('radio', { name: 'Uma série, um episódio por documento' });
	expect([await series.isChecked(), await series.evaluate((radio) => radio === document.activeElement)]).toEqual([
		true,
		true,
	]);
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Usar estes 2 documentos' }).click();

	await goOn(page).waitFor();
	await page.reload();
	await page.getByRole('region', { name: 'Nesta série, um episódio de cada' }).getByRole('listitem').nth(1).waitFor();
	await goOn(page).click();
	await page.getByLabel('Nome da série').fill('Travessias');
	await page.getByRole('button', { name: 'Continuar' }).click();
	expect(await page.getByRole('button', { name: 'Ver Roteiro' }).count()).toBe(0);
	await page.getByRole('button', { name: 'Gerar Série Completa' }).click();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: 'Ocultar' })
		.or(page.getByText('Concluído'))
		.first()
		.waitFor();
	await expect
		.poll(
			async () => (await client.expect<{ series: { ready: number }[] }>('GET', '/api/v1/series/')).series[0]?.ready,
			{
				timeout: 120_000,
			},
		)
		.toBe(2);
	const { podcasts } = await client.expect<PodcastList>('GET', '/api/v1/podcasts/');
	const [first, second] = podcasts as [Podcast, Podcast];
	expect([first.title, second.title]).toEqual(['As marés', 'As pontes']);

	await page.goto(`${on.stack.url}/history`);
	await page.getByText('Série · 2 episódios', { exact: true }).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Reproduzir a série Travessias' }).click();
	await isHeard(page, first);
	await dock(page).getByText('Travessias, 1 de 2').waitFor();
	await dock(page).getByRole('button', { name: 'A seguir: 1' }).click();
	await page.getByText('Na série Travessias').waitFor();
	await page.getByRole('menuitem', { name: second.title, exact: true }).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await page.evaluate(() => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = audio.duration - 0.3;
	});
	await isHeard(page, second);
	await dock(page).getByText('Travessias, 2 de 2').waitFor();

	await page.evaluate(() => document.querySelector('audio')?.pause());
	await page.evaluate(() => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = 0;
	});
	await dock(page).getByRole('button', { name: 'Anterior' }).click();
	await dock(page).getByText('Travessias, 1 de 2').waitFor();
	await isHeard(page, first);
	await dock(page).getByRole('button', { name: 'Próxima' }).click();
	await isHeard(page, second);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
