import type { SeriesDetails } from '@nexus/contract';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { visit } from './signed-in.ts';
import { withTwoUploads } from './two-uploads.ts';

const on = browsing();

const newcomer = () => withTwoUploads(on.stack.url);

it('a series takes another title and order, and is deleted after telling what goes', async () => {
	const { client, ids } = await newcomer();
	const made = await client.expect<SeriesDetails>('POST', '/api/v1/series/', { document_ids: ids, title: 'Rios' });
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/history`);
	const more = page.getByRole('button', { name: 'Mais ações para a série Rios' });
	await more.click();
	await page.getByRole('menuitem', { name: 'Título e ordem' }).click();
	const dialog = page.getByRole('dialog', { name: 'Título e ordem da série' });
	await dialog.getByRole('button', { name: 'Mover As pontes para cima' }).click();
	await dialog.getByText('As pontes: 1º de 2').waitFor();
	await dialog.getByLabel('Título').fill('Rios e mares');
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Salvar' }).click();
	await page.getByText('Rios e mares', { exact: true }).waitFor();
	const changed = await client.expect<SeriesDetails>('GET', `/api/v1/series/${made.id}`);
	expect(changed.podcasts.map(({ title }) => title)).toEqual(['As pontes', 'As marés']);

	await page.getByRole('button', { name: 'Mais ações para a série Rios e mares' }).click();
	await page.getByRole('menuitem', { name: 'Excluir a série' }).click();
	const question = page.getByRole('alertdialog');
	await question.getByText(/“Rios e mares” e os seus 2 episódios, .* serão apagados. Os documentos ficam./).waitFor();
	await question.getByRole('button', { name: 'Excluir' }).click();
	await page.getByText('Nenhum podcast ainda').waitFor();
	expect((await client.call('GET', `/api/v1/series/${made.id}`)).status).toBe(404);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
