import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { click, hang, refuse, type Shot } from './shot.ts';

const uploads = async (page: Page, content: string, name = 'notas-da-semana.md') => {
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
};
const { content } = sample('long-pt');
const TEXT = content.slice(0, 6_000);
const continues = async (page: Page) => {
	await click('button', /^(Continuar|Processar \d+ Partes)/)(page);
	const notice = page.getByRole('button', { name: 'Dispensar aviso' });
	if (await notice.isVisible()) await notice.click();
};

const toTheLastStep = async (page: Page) => {
	await uploads(page, TEXT.slice(0, 900));
	await continues(page);
	await page
		.getByRole('button', { name: /^continuar/i })
		.last()
		.click();
};
const asksForScript = async (page: Page) => {
	await toTheLastStep(page);
	await click('button', /Ver Roteiro/)(page);
	await page.getByRole('dialog').waitFor();
};
const previews = async (page: Page) => {
	await asksForScript(page);
	await page.getByRole('button', { name: 'Edit Script' }).waitFor();
};

/** The generator, step by step, and its dialogs. */
export const GENERATOR_SHOTS: Shot[] = [
	{ name: 'generator-newcomer', who: 'newcomer', path: '/', full: true, main: true },
	{ name: 'generator-returning', who: 'listener', path: '/', full: true },
	{
		name: 'generator-uploaded',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await uploads(page, TEXT);
			await page.getByRole('region', { name: 'Estimativa' }).getByText('Grátis').waitFor();
		},
	},
	{
		name: 'generator-uploading',
		who: 'author',
		path: '/',
		before: hang(/podcasts\/upload$/),
		arrange: (page) => uploads(page, TEXT),
	},
	{
		name: 'generator-upload-failed',
		who: 'author',
		path: '/',
		before: refuse(/podcasts\/upload$/, 507, 'Não há mais espaço no armazenamento de arquivos.'),
		arrange: (page) => uploads(page, TEXT),
	},
	{
		name: 'generator-configure',
		who: 'author',
		path: '/',
		full: true,
		main: true,
		arrange: async (page) => {
			await uploads(page, TEXT);
			await continues(page);
		},
	},
	{
		name: 'generator-generate',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await uploads(page, TEXT);
			await continues(page);
			await page
				.getByRole('button', { name: /^continuar/i })
				.last()
				.click();
		},
	},
	{
		name: 'generator-estimate-failed',
		who: 'author',
		path: '/',
		full: true,
		before: refuse(/podcasts\/estimate$/, 503, 'O serviço está iniciando.'),
		arrange: (page) => uploads(page, TEXT),
	},
	{
		name: 'generator-split',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await uploads(page, content.slice(0, 30_000));
			await page.getByText('Será dividido em partes!').waitFor();
		},
	},
	{
		name: 'generator-new-duo',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await uploads(page, TEXT);
			await continues(page);
			await click('tab', /Duos Personalizados/)(page);
			await click('button', /Criar Duo Personalizado/)(page);
		},
	},
	{
		name: 'script-writing',
		who: 'author',
		path: '/',
		before: hang(/\/preview\?/),
		arrange: asksForScript,
	},
	{ name: 'script-preview', who: 'author', path: '/', main: true, arrange: previews },
	{
		name: 'script-editing',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await previews(page);
			await click('button', /Edit Script/)(page);
			await page.locator('[data-line]').nth(2).click();
		},
	},
	{
		name: 'script-discarding',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await previews(page);
			await click('button', /Edit Script/)(page);
			await page.locator('[data-line]').first().click();
			await page.getByRole('dialog').getByRole('textbox').fill('Outra abertura.');
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'script-not-saved',
		who: 'author',
		path: '/',
		before: refuse(/\/script$/, 503, 'O serviço está reiniciando.'),
		arrange: async (page) => {
			await previews(page);
			await click('button', /Edit Script/)(page);
			await page.locator('[data-line]').first().click();
			await page.getByRole('dialog').getByRole('textbox').fill('Outra abertura.');
			await page.getByRole('button', { name: 'Salvar roteiro' }).focus();
			await page.keyboard.press('Enter');
			await page.getByText('O serviço está reiniciando.').first().waitFor();
			await page.waitForTimeout(500);
		},
	},
	{
		name: 'script-failed',
		who: 'author',
		path: '/',
		before: refuse(/\/preview\?/, 503, 'O provedor do modelo não está respondendo.'),
		arrange: asksForScript,
	},
	{
		name: 'ready-dialog',
		who: 'maker',
		path: '/',
		arrange: async (page) => {
			await toTheLastStep(page);
			await click('button', /Gerar Podcast Completo/)(page);
			await page.getByRole('dialog', { name: 'Podcast pronto' }).waitFor();
			await page.waitForTimeout(600);
		},
	},
];
