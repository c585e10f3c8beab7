import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from './browsing.ts';
import { hold, refuseAll } from './screens/answers.ts';
import { choose, goOn, notice, reachLastStep } from './screens/generator-steps.ts';
import { visit } from './screens/signed-in.ts';
import { inspect } from './violations.ts';

const on = browsing();

const paragraph = sample('paragraph-pt');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Somebody without a podcast, before the generator. */
async function newcomer() {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	return { page, close, ...inspect(page) };
}

it('the document, its upload and its estimate', async () => {
	const { page, look, found, close } = await newcomer();
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Use um documento de exemplo' }).waitFor();
	await look('nothing is chosen');
	const upload = await hold(page, /\/podcasts\/upload$/);
	const estimate = await hold(page, /\/podcasts\/estimate$/);
	await choose(page, paragraph);
	await page.getByText('Enviando arquivo...').waitFor();
	await look('the document is being sent');
	upload.refuse(507, 'Não há mais espaço no armazenamento de arquivos.');
	await notice(page).waitFor();
	await look('the document was refused');
	await press(page, 'Tentar novamente');
	await page.getByText('Carregando estimativa...').first().waitFor();
	await look('the estimate is awaited');
	estimate.refuse(503, 'O serviço está iniciando.');
	await page.getByText(/^Erro ao calcular estimativa/).waitFor();
	await look('the estimate failed');
	await press(page, 'Calcular de novo');
	await page.getByText('Duração do áudio').waitFor();
	await look('the document and its estimate');
	await press(page, 'Escolher Outro Arquivo');
	await page.getByText('Ou use um documento que você já enviou').waitFor();
	await look('earlier documents');
	await choose(page, { filename: 'documento.md', content: bookText(8_500, 5) });
	await page.getByText('Será dividido em partes!').waitFor();
	await goOn(page).click();
	await page.getByText('Um arquivo de áudio por parte').waitFor();
	await look('the settings of several parts');
	expect(found).toEqual({});
	await close();
});

it('the hosts, and what is ready to be made', async () => {
	const { page, look, found, close } = await newcomer();
	await page.goto(on.stack.url);
	await choose(page, paragraph);
	await goOn(page).click();
	await page
		.getByRole('radio', { name: /Dr\. Ricardo/ })
		.first()
		.waitFor();
	await look('the presets');
	await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
	await page.getByText('Você ainda não tem duplas suas.').waitFor();
	await look('no duo yet');
	await press(page, 'Criar Duo Personalizado');
	const dialog = page.getByRole('dialog', { name: 'Criar Duo Personalizado' });
	await dialog.getByLabel('Nome do duo').fill('Café com ciência');
	for (const [at, name] of ['Lia', 'Caio'].entries()) {
		await dialog.getByLabel('Nome', { exact: true }).nth(at).fill(name);
		await dialog.getByLabel('Estilo').nth(at).fill('Pergunta muito e explica com exemplos.');
	}
	await look('a new duo');
	await press(page, 'Criar Duo');
	await page.getByRole('radio', { name: /Café com ciência/ }).waitFor();
	await look('a duo of one’s own');
	await press(page, 'Continuar');
	await page.getByRole('button', { name: 'Gerar Podcast Completo' }).waitFor();
	await look('ready to be made');
	expect(found).toEqual({});
	await close();
});

it('what did not come', async () => {
	const { page, look, found, close } = await newcomer();
	await refuseAll(page, /\/podcasts\/presets$/);
	await refuseAll(page, /\/podcasts\/\?limit/);
	await refuseAll(page, /\/cleanup\/stats$/);
	await page.goto(on.stack.url);
	await choose(page, paragraph);
	await goOn(page).click();
	await page.getByText('Erro ao carregar presets').waitFor();
	await page.getByText('Não foi possível carregar seus podcasts').waitFor();
	await look('neither presets nor podcasts');
	expect(found).toEqual({});
	await close();
});

it('the script, read and edited', async () => {
	const { page, look, found, close } = await newcomer();
	await page.goto(on.stack.url);
	await reachLastStep(page, paragraph);
	await page.route(/\/script$/, (route) => route.abort());
	await page.route(/\/preview\?/, async (route) => {
		const response = await route.fetch();
		const { lines, ...preview } = (await response.json()) as { lines?: { unsupported: boolean }[] };
		const flagged = lines?.map((line, at) => ({ ...line, unsupported: at === 3 }));
		return route.fulfill({ response, json: { ...preview, ...(flagged && { lines: flagged }) } });
	});
	const writing = await hold(page, /\/preview\?/);
	await press(page, 'Ver Roteiro');
	const dialog = page.getByRole('dialog', { name: 'Roteiro' });
	await dialog.getByRole('progressbar').waitFor();
	await look('the script is being written');
	writing.refuse(503, 'O provedor do modelo não está respondendo.');
	await dialog.getByText('O roteiro não foi escrito').waitFor();
	await look('the script was not written');
	await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
	await dialog.getByText('1 fala sem apoio no documento').waitFor();
	await dialog.locator('[data-line]').nth(2).focus();
	await look('the script is read');
	await press(page, 'Edit Script');
	await dialog.locator('[data-line]').nth(2).click();
	await look('a line is open');
	await dialog.getByRole('textbox').fill('  ');
	await dialog.getByText('Escreva a fala ou exclua a linha.').waitFor();
	await look('a line without words');
	await dialog.getByRole('textbox').fill('Outra fala.');
	await press(page, 'Salvar roteiro');
	await dialog.getByText('O roteiro não foi salvo').waitFor();
	await look('the script was not saved');
	await page.keyboard.press('Escape');
	await page.getByRole('alertdialog', { name: 'Descartar as alterações?' }).waitFor();
	await look('whether to discard');
	expect(found).toEqual({});
	await close();
});
