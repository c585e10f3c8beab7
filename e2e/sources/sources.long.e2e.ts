import { ApiClient } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { KeyboardUser } from '../keyboard.ts';
import { refuseAll } from '../screens/answers.ts';
import { goOn } from '../screens/generator-steps.ts';
import { visit } from '../screens/signed-in.ts';
import { inspect, violations } from '../violations.ts';

const on = browsing();

it('a document is found in the library, renamed, kept, and used for another episode', async () => {
	const client = await ApiClient.registered(on.stack.url);
	const { id } = await client.upload('marés.md', 'A maré sobe duas vezes por dia. A Lua puxa a água do mar.');
	await client.expect('POST', '/api/v1/podcasts/', { document_id: id, title: 'O mar' });
	await client.upload('pontes.md', 'A ponte tem 821 metros.');
	const { page, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	await page.getByRole('link', { name: 'Ver seus documentos' }).click();
	await page.getByText('2 documentos').waitFor();
	expect(await violations(page)).toEqual([]);
	await page.getByLabel('Buscar pelo nome').fill('MARES');
	await page.getByText('1 documento', { exact: true }).waitFor();

	const choose = async (item: string) => {
		await page.getByRole('button', { name: 'Mais ações para' }).click();
		await page.getByRole('menuitem', { name: item }).click();
	};
	await choose('Renomear');
	await page.getByLabel('Nome', { exact: true }).fill('Mar e lua de marés');
	await page.getByRole('button', { name: 'Salvar' }).click();
	await page.getByText('Mar e lua de marés.md').waitFor();
	await choose('Manter fora da limpeza');
	await page.getByText('Mantido por você').waitFor();
	await choose('Excluir');
	const question = page.getByRole('alertdialog');
	await question.getByText('O podcast feito com ele (“O mar”) fica').waitFor();
	expect(await violations(page)).toEqual([]);
	await question.getByRole('button', { name: 'Cancelar' }).click();

	await page.getByRole('button', { name: 'Usar Mar e lua' }).click();
	await goOn(page).waitFor();
	await page.getByText('A maré sobe duas vezes por dia.').first().waitFor();
	await close();
});

it('a word is found in a script and a document, and the line is played where it is said', async () => {
	const client = await ApiClient.registered(on.stack.url);
	const text = '# Marés\n\nA maré sobe duas vezes por dia. Os pescadores conhecem as tábuas de cor.\n';
	const episode = await client.makeEpisode('marés.md', text, { title: 'O mar' });
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/history`);
	const keyboard = new KeyboardUser(page);
	const { look, found } = inspect(page);
	await keyboard.press(page.getByRole('link', { name: 'Buscar em tudo' }));
	const field = page.getByLabel('Buscar em tudo');
	await field.waitFor();
	expect(await keyboard.isAt(field)).toBe(true);
	await page.keyboard.insertText('xadrez');
	await page.getByText('Nada com essas palavras').waitFor();
	await look('nothing found');
	const refusals = /api\/v1\/search/;
	await refuseAll(page, refusals);
	await field.fill('PESCADOR');
	await page.getByRole('alert').filter({ hasText: 'O serviço está iniciando.' }).waitFor();
	await look('an error');
	await page.unroute(refusals);
	await keyboard.press(page.getByRole('button', { name: 'Tentar novamente' }));
	const lines = page.getByRole('region', { name: 'Falas' });
	await lines.getByText('pescadores').first().waitFor();
	await page.getByRole('region', { name: 'Trechos de documentos' }).getByText('pescadores').waitFor();
	await look('results');
	expect(found).toEqual({});
	await keyboard.press(lines.getByRole('button', { name: /^Ouvir em/ }).first());
	expect(keyboard.unseen).toEqual([]);
	await page.waitForURL(`**/podcasts/${episode.id}`);
	await page.getByRole('button', { name: 'Pausar' }).first().waitFor();
	expect(seen.foreign).toEqual([]);
	await close();
});
