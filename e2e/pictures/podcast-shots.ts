import type { Page } from 'playwright-core';
import { click, hang, podcast, refuse, type Shot } from './shot.ts';

/** Plays from the transcript's line of that number, until its words light up. */
const listensFrom = (line: number) => async (page: Page) => {
	await page.locator(`[data-line="${line}"]`).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1);
	await page.waitForTimeout(900);
};

/** What an episode was made of and cost, below its transcript. */
const toTheFoot = async (page: Page) => {
	await page.getByRole('heading', { name: 'Sobre este episódio' }).waitFor();
	await page.keyboard.press('End');
	await page.waitForTimeout(300);
};

/** The page of an episode, in each of its states. */
export const PODCAST_SHOTS: Shot[] = [
	{ name: 'podcast', who: 'listener', path: podcast('single') },
	{ name: 'podcast-foot', who: 'listener', path: podcast('single'), arrange: toTheFoot },
	{ name: 'podcast-listening', who: 'listener', path: podcast('single'), arrange: listensFrom(3), main: true },
	{
		name: 'podcast-browsing',
		who: 'listener',
		path: podcast('single'),
		arrange: async (page) => {
			await listensFrom(2)(page);
			await page.mouse.move(200, 400);
			await page.mouse.wheel(0, 900);
			await page.getByRole('button', { name: 'Voltar à fala atual' }).waitFor();
		},
	},
	{
		name: 'podcast-search',
		who: 'listener',
		path: podcast('single'),
		arrange: async (page) => {
			await page.getByLabel('Buscar na transcrição').fill('que');
			await page.getByText(/^1 de \d+$/).waitFor();
		},
	},
	{
		name: 'podcast-source',
		who: 'listener',
		path: podcast('single'),
		arrange: async (page) => {
			await page.locator('[data-line="4"]').focus();
			const sheet = page.getByRole('button', { name: 'Ver a fonte' });
			if (await sheet.isVisible()) await sheet.click();
		},
	},
	{
		name: 'podcast-source-gone',
		who: 'listener',
		path: podcast('single'),
		before: refuse(
			/\/source\?/,
			410,
			'O documento deste podcast foi removido: o trecho de origem não pode mais ser mostrado.',
		),
		arrange: async (page) => {
			await page.locator('[data-line="4"]').focus();
			const sheet = page.getByRole('button', { name: 'Ver a fonte' });
			if (await sheet.isVisible()) await sheet.click();
		},
	},
	{ name: 'podcast-downloads', who: 'listener', path: podcast('parts'), arrange: click('button', /^Baixar$/) },
	{
		name: 'podcast-chapters',
		who: 'listener',
		path: podcast('single'),
		arrange: async (page) => {
			const menu = page.getByRole('button', { name: 'Capítulos' });
			if (await menu.isVisible()) await menu.click();
		},
	},
	{
		name: 'podcast-shortcuts',
		who: 'listener',
		path: podcast('single'),
		arrange: async (page) => {
			await listensFrom(1)(page);
			await page.keyboard.press('?');
		},
	},
	{ name: 'podcast-parts', who: 'listener', path: podcast('parts'), arrange: listensFrom(2) },
	{
		name: 'podcast-playback-failed',
		who: 'listener',
		path: podcast('single'),
		before: async (page) => {
			await page.route(/\/audio\/0(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }));
			// The player would renew the session, which ends it for the pictures after this one.
			await page.route(/\/auth\/refresh$/, (route) => route.abort());
		},
		arrange: async (page) => {
			await click('button', /^Ouvir/)(page);
			await page.getByText('Erro de reprodução').first().waitFor();
		},
	},
	{ name: 'podcast-running', who: 'listener', path: podcast('running') },
	{ name: 'podcast-running-listening', who: 'listener', path: podcast('running'), arrange: listensFrom(1) },
	{ name: 'podcast-failed', who: 'listener', path: podcast('failed'), full: true },
	{ name: 'podcast-cancelled', who: 'listener', path: podcast('cancelled'), full: true },
	{ name: 'podcast-cleaned', who: 'listener', path: podcast('cleaned'), full: true },
	{ name: 'podcast-edited', who: 'listener', path: podcast('edited') },
	{ name: 'podcast-cost', who: 'listener', path: podcast('costly'), arrange: toTheFoot },
	{
		name: 'podcast-loading',
		who: 'listener',
		path: podcast('single'),
		before: hang(/api\/v1\/podcasts\/[0-9a-f-]{36}$/),
	},
	{ name: 'podcast-error', who: 'listener', path: '/podcasts/6f2d1c3a-93a4-4c0b-8f43-5d8f0a1b2c3d' },
	{
		name: 'podcast-transcript-error',
		who: 'listener',
		path: podcast('single'),
		before: refuse(/\/transcript\?/, 503, 'O armazenamento de arquivos não está respondendo.'),
	},
];
