import type { Page } from 'playwright-core';
import { SERIES_TITLE } from './picture-data.ts';
import { chooses } from './several-shots.ts';
import { click, type Shot } from './shot.ts';

const asSeries = async (page: Page) => {
	await chooses(page);
	await page.getByRole('radio', { name: 'Uma série, um episódio por documento' }).check();
};
const configures = async (page: Page) => {
	await asSeries(page);
	await click('button', /^Usar estes/)(page);
	await page.getByRole('region', { name: 'Nesta série, um episódio de cada' }).waitFor();
	await click('button', /^(Continuar|Processar \d+ Partes)/)(page);
	await page.getByLabel('Nome da série').fill(SERIES_TITLE);
};
const opensMenu = async (page: Page) => {
	await page.getByRole('button', { name: /^Mais ações para a série/ }).click();
	await page.getByRole('menuitem', { name: 'Excluir a série' }).waitFor();
};
const plays = async (page: Page) => {
	await page.getByRole('button', { name: /^Reproduzir a série/ }).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1);
};

/** An episode of each document, under one title: chosen, made, listed, played, put in order, deleted. */
export const SERIES_SHOTS: Shot[] = [
	{ name: 'series-dialog', who: 'collector', path: '/', arrange: asSeries },
	{ name: 'series-configure', who: 'collector', path: '/', full: true, arrange: configures },
	{
		name: 'series-generate',
		who: 'collector',
		path: '/',
		full: true,
		arrange: async (page) => {
			await configures(page);
			await click('button', /^Continuar/)(page);
			await page.getByRole('button', { name: 'Gerar Série Completa' }).waitFor();
		},
	},
	{ name: 'series-listed', who: 'collector', path: '/history', full: true },
	{ name: 'series-menu', who: 'collector', path: '/history', arrange: opensMenu },
	{
		name: 'series-order',
		who: 'collector',
		path: '/history',
		arrange: async (page) => {
			await opensMenu(page);
			await click('menuitem', /^Título e ordem/)(page);
			await page.getByRole('dialog', { name: 'Título e ordem da série' }).waitFor();
		},
	},
	{
		name: 'series-delete',
		who: 'collector',
		path: '/history',
		arrange: async (page) => {
			await opensMenu(page);
			await click('menuitem', /^Excluir a série/)(page);
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'series-playing',
		who: 'collector',
		path: '/history',
		arrange: async (page) => {
			await plays(page);
			const queue = page.getByRole('button', { name: /^A seguir/ });
			if (await queue.isVisible()) await queue.click();
			await page.waitForTimeout(400);
		},
	},
];
