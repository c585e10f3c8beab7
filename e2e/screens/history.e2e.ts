import { query } from '@nexus/testkit/stack';
import { storeCleanup } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { row, visitWithEpisodes } from './history-visits.ts';

const on = browsing({ ROLE: 'api' });

const opens = (page: Page, search = '') => page.goto(`${on.stack.url}/history${search}`);

describe('the history', () => {
	it('is narrowed down and ordered, by the address too, and says when nothing is left', async () => {
		const { page, close } = await visitWithEpisodes(on, 3);
		await storeCleanup(on.stack, 'Episódio 2', 0);
		await opens(page, '?estado=cleaned');
		await page.getByText('1 podcast encontrado', { exact: true }).waitFor();
		await row(page, 'Episódio 2').waitFor();
		await page.getByLabel('Estado').selectOption('failed');
		await page.getByText('Nada com esses filtros').waitFor();
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Limpar filtros' }).click();
		await page.getByText('3 podcasts', { exact: true }).waitFor();
		await page.getByLabel('Ordem').selectOption('oldest');
		await page.waitForFunction(() => document.querySelector('li[data-index="0"] a')?.textContent === 'Episódio 3');
		await close();
	});

	it('deletes after a question, tells of it, and of a failure', async () => {
		const { page, seen, close } = await visitWithEpisodes(on, 2);
		await opens(page);
		const asks = async (title: string) => {
			await row(page, title)
				.getByRole('button', { name: /^Mais ações/ })
				.click();
			await page.getByRole('menuitem', { name: 'Excluir' }).click();
			await page.getByRole('alertdialog').waitFor();
		};
		const toasts = page.getByRole('region', { name: /^Avisos/ });
		await asks('Episódio 1');
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Cancelar' }).click();
		await row(page, 'Episódio 1').waitFor();
		await asks('Episódio 1');
		await page.getByRole('button', { name: 'Excluir', exact: true }).click();
		await toasts.getByText('Podcast excluído com sucesso.').waitFor();
		await page.getByText('1 podcast', { exact: true }).waitFor();
		expect(await row(page, 'Episódio 1').count()).toBe(0);

		await asks('Episódio 2');
		await query(on.stack, `delete from episodes where title = 'Episódio 2'`);
		seen.errors.length = 0;
		await page.getByRole('button', { name: 'Excluir', exact: true }).click();
		await toasts.getByText('Não encontramos o que você procura.').waitFor();
		await close();
	});
});
