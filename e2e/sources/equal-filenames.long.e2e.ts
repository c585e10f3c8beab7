import { ApiClient, query } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { visit } from '../screens/signed-in.ts';
import { violations } from '../violations.ts';

const on = browsing({ ROLE: 'api' });

const DATE = /\d\d\/\d\d\/\d{4}, \d\d:\d\d/;

it('documents of one name are told apart wherever they are chosen, moved or deleted', async () => {
	const client = await ApiClient.registered(on.stack.url);
	await client.upload('ata.txt', 'A primeira ata diz que a ponte fecha em maio.\n');
	await query(on.stack, `update documents set created_at = created_at - interval '3 hours'`);
	await client.upload('ata.txt', 'A segunda ata diz que a ponte abre em junho.\n');
	await client.upload('outra.txt', 'Um documento com um nome que só ele tem.\n');
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	const deletions = page.getByRole('button', { name: /^Excluir ata\.txt, de/ });
	await deletions.first().waitFor();
	const names = await deletions.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
	expect(new Set(names).size).toBe(2);
	await page.getByRole('button', { name: 'Excluir outra.txt', exact: true }).waitFor();
	const question = page.getByRole('alertdialog', { name: 'Excluir este documento?' });
	await deletions.first().click();
	await question.getByText(new RegExp(`^“ata\\.txt”, de ${DATE.source}, será apagado`)).waitFor();
	await question.getByRole('button', { name: 'Cancelar' }).click();

	await page.getByRole('button', { name: 'Vários documentos' }).click();
	const dialog = page.getByRole('dialog', { name: 'Vários documentos' });
	const rowsOf = async (list: string) =>
		(await dialog.getByRole('list', { name: list }).getByRole('listitem').allInnerTexts()).map(
			(text) => DATE.exec(text)?.[0],
		);
	await dialog.getByRole('button', { name: 'Adicionar outra.txt' }).click();
	const [newer, older] = await rowsOf('Seus documentos');
	expect([newer, older, newer === older]).toEqual([expect.any(String), expect.any(String), false]);
	// The one that is chosen keeps its date beside the one that is left, and the other way round.
	await dialog.getByRole('button', { name: `Adicionar ata.txt, de ${older}` }).click();
	expect(await rowsOf('Documentos do episódio')).toEqual([undefined, older]);
	expect(await rowsOf('Seus documentos')).toEqual([newer]);
	await dialog.getByRole('button', { name: `Mover ata.txt, de ${older} para cima` }).click();
	await dialog.getByText(`ata.txt, de ${older}: 1º de 2`).waitFor({ state: 'attached' });
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Cancelar' }).click();

	await page.goto(`${on.stack.url}/documents`);
	const listed = page.getByRole('list', { name: 'Documentos' }).getByRole('listitem').filter({ hasText: 'ata.txt' });
	await listed.getByText(newer as string).waitFor();
	await listed.getByText(older as string).waitFor();
	await page.getByRole('button', { name: `Mais ações para ata.txt, de ${older}` }).click();
	await page.getByRole('menuitem', { name: 'Excluir' }).click();
	await question.getByText(`“ata.txt”, de ${older}, será apagado.`).waitFor();
	await question.getByRole('button', { name: 'Excluir' }).click();
	// The one that is left has its name to itself again.
	await page.getByRole('button', { name: 'Usar ata.txt', exact: true }).waitFor();
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
