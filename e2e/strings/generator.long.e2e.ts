import { sample } from '@nexus/testkit/samples';
import { startStack } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, goOn, reachLastStep } from '../screens/generator-steps.ts';
import { visitAlone } from '../screens/signed-in.ts';
import { GENERATOR_STRINGS } from './generator-strings.ts';
import { type Installation, install } from './installation.ts';
import { createStringCheck } from './string-check.ts';

let on: Installation;
beforeAll(async () => {
	on = await install(() => startStack());
});
afterAll(() => on?.close());

const { sees, unseen } = createStringCheck(GENERATOR_STRINGS);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const toStep = (page: Page, title: string) => press(page, new RegExp(`: ${title}$`));
const closePreview = async (page: Page) => {
	const dialog = page.getByRole('dialog', { name: 'Roteiro' });
	await dialog.getByRole('button', { name: 'Fechar' }).last().click();
	await dialog.waitFor({ state: 'detached' });
};
const paragraph = sample('paragraph-pt');
const beginning = { ...paragraph, content: paragraph.content.slice(0, 280) };

it('a document, its estimate and the hosts', async () => {
	const { page, close } = await on.guest(visitAlone);
	const [slowPresets, slowEstimate] = [/\/podcasts\/presets$/, /\/podcasts\/estimate$/].map(on.gateway.hold);
	await page.clock.install();
	await page.goto(on.gateway.url);
	await sees(page, 'nothing was chosen');
	await choose(page, paragraph);
	await sees(page, 'a document was sent, its estimate is awaited');
	await on.whileDown(async () => {
		await sees(page, 'an estimate that nobody answers');
		await goOn(page).click();
		const failed = page.getByText('Erro ao carregar presets');
		while (!(await failed.isVisible())) await page.clock.runFor(500);
		await sees(page, 'presets that nobody answers');
	});
	slowPresets?.release();
	slowEstimate?.release();
	await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
	await sees(page, 'the hosts are being chosen');
	await press(page, 'Criar Duo Personalizado');
	await sees(page, 'a duo is being made');
	await page.keyboard.press('Escape');
	await press(page, 'Continuar');

	await toStep(page, 'Selecionar conteúdo');
	await press(page, 'Escolher Outro Arquivo');
	await toStep(page, 'Gerar');
	await press(page, 'Gerar Podcast Completo');
	await sees(page, 'generating without a document');
	await close();
});

it('documents that do not arrive', async () => {
	const { page, client, close } = await on.guest();
	await client.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, max_file_size_mb: 1 });
	await page.goto(on.gateway.url);
	await reachLastStep(page, paragraph);
	await toStep(page, 'Selecionar conteúdo');
	await press(page, 'Escolher Outro Arquivo');
	const slowUpload = on.gateway.hold(/\/podcasts\/upload$/);
	await choose(page, paragraph);
	await sees(page, 'a document on its way');
	await toStep(page, 'Gerar');
	await press(page, 'Ver Roteiro');
	await sees(page, 'generating while the document is on its way');
	await toStep(page, 'Selecionar conteúdo');
	await on.whileDown(async () => {
		await sees(page, 'an upload that nobody answers');
		on.gateway.outageAnswer = 'html';
		await press(page, 'Tentar novamente');
		await sees(page, 'an upload that a proxy answers with a page');
		on.gateway.outageAnswer = 'none';
	});
	slowUpload.release();
	await toStep(page, 'Gerar');
	await press(page, 'Gerar Podcast Completo');
	await sees(page, 'generating after the upload failed');

	await toStep(page, 'Selecionar conteúdo');
	await press(page, 'Cancelar');
	await choose(page, { filename: 'vazio.txt', content: '  ' });
	await sees(page, 'a document without text');
	await choose(page, { filename: 'grande.txt', content: 'a'.repeat(1024 * 1024 + 1) });
	await sees(page, 'a document of more than the user allows');
	await press(page, 'Cancelar');

	const slowDocument = on.gateway.hold(/\/documents\/[^/]+\/beginning$/);
	await press(page, new RegExp(`^${paragraph.filename}`));
	await toStep(page, 'Gerar');
	await press(page, 'Ver Roteiro');
	await sees(page, 'generating while an earlier document is fetched');
	slowDocument.release();
	await toStep(page, 'Selecionar conteúdo');
	await press(page, 'Escolher Outro Arquivo');
	await choose(page, sample('long-pt'));
	await sees(page, 'a document of several parts');
	await close();
});

it('a preview and its podcast', async () => {
	const { page, client, close } = await on.guest();
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(on.gateway.url);
	await reachLastStep(page, beginning);
	const [document] = (await client.expect<{ uploads: { id: string }[] }>('GET', '/api/v1/podcasts/uploads')).uploads;
	await client.expect('DELETE', `/api/v1/storage/documents/${document?.id}`);
	await press(page, 'Ver Roteiro');
	await sees(page, 'a preview of a document that is gone');
	await closePreview(page);
	await toStep(page, 'Selecionar conteúdo');
	await press(page, 'Escolher Outro Arquivo');
	await reachLastStep(page, beginning);
	await on.whileDown(async () => {
		await press(page, 'Ver Roteiro');
		await sees(page, 'a preview that nobody answers');
		await closePreview(page);
		await press(page, 'Gerar Podcast Completo');
		await sees(page, 'a podcast that nobody answers');
	});

	const created = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/podcasts/'));
	await press(page, 'Ver Roteiro');
	await sees(page, 'the script is there');
	await press(page, 'Copiar script');
	await sees(page, 'the script was copied');
	const draft = await page.context().newPage();
	await draft.goto(`${on.gateway.url}/podcasts/${((await (await created).json()) as { id: string }).id}`);
	await sees(draft, 'the draft of the preview');
	await draft.close();

	await press(page, 'Approve & Generate');
	await sees(page, 'the podcast was created');
	await page.getByText('Podcast gerado com sucesso!').first().waitFor({ timeout: 240_000 });
	await sees(page, 'the podcast is ready');
	await close();
});

it('every string of the table was found', () => expect(unseen()).toEqual([]));
