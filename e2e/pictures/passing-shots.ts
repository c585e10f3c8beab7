import type { Estimate, Transcript } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { change, changeJson, click, podcast, type Shot } from './shot.ts';

const upload = ({ filename, content }: ReturnType<typeof sample>) => ({
	name: filename,
	mimeType: 'text/plain',
	buffer: Buffer.from(content),
});

/** Drags a file over the window, and keeps it there. */
const dragsFile = (page: Page) =>
	page.evaluate(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['Uma nota.'], 'nota.txt', { type: 'text/plain' }));
		document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
	});

const PRICED = { price_known: true, price_date: '2026-01-15' };
/** The estimate of a writer that is a model: it translates, and its minutes are a guess. */
const withModel = (estimate: Estimate): Estimate => ({
	...estimate,
	free: false,
	language: 'pt-BR',
	estimated_audio_range: {
		from: estimate.estimated_audio_duration * 0.85,
		to: estimate.estimated_audio_duration * 1.2,
	},
	token_usage: { ...estimate.token_usage, script_generation: { input_tokens: 41_200, output_tokens: 9_650 } },
	cost_breakdown: {
		script_generation: { engine: 'gemini', model: 'gemini-2.5-flash', cost_usd: 0.0131, ...PRICED },
		tts_generation: { engine: 'gemini', model: 'gemini-2.5-flash-preview-tts', cost_usd: 0.0642, ...PRICED },
		total: { cost_usd: 0.0773 },
	},
	cost_note: 'Cobrado pelo Google na conta da chave.',
});
/** With what is said of its source, which stands below it on a phone. */
const looksAtSecondLine = async (page: Page) => {
	const line = page.locator('[data-line="1"]');
	await line.focus();
	if ((page.viewportSize()?.width ?? 0) < 600)
		await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
};
const takesEnglish = async (page: Page) => {
	await page.locator('input[type=file]').setInputFiles(upload(sample('article-en')));
	await click('button', /^(Continuar|Processar \d+ Partes)/)(page);
};
/** The second line of a transcript rests on nothing of the document. */
const unsupported =
	(edited: boolean) =>
	(transcript: Transcript): Transcript => ({
		...transcript,
		lines: transcript.lines.map((line, at) => (at === 1 ? { ...line, spans: [], passages: [], edited } : line)),
	});

/** What is seen for a moment, or only of an uncommon document. */
export const PASSING_SHOTS: Shot[] = [
	{
		name: 'drop-hint',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await dragsFile(page);
			await page.getByText('Solte para enviar').waitFor();
		},
	},
	{
		name: 'english-document',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await takesEnglish(page);
			await page.getByText('O documento está em inglês').waitFor();
		},
	},
	{
		name: 'notice',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await page.locator('input[type=file]').setInputFiles(upload(sample('short-pt')));
			await page
				.getByRole('region', { name: /^Avisos/ })
				.getByRole('listitem')
				.waitFor();
		},
	},
	{
		name: 'queue-menu',
		who: 'listener',
		path: '/history',
		arrange: async (page) => {
			await click('button', /^Reproduzir A conversa/)(page);
			await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
			await click('button', /^Mais ações para Como a água/)(page);
			await click('menuitem', /^Tocar depois/)(page);
			await page.getByRole('button', { name: 'A seguir: 1' }).and(page.locator(':visible')).click();
		},
	},
	{
		name: 'delete-unbroken-title',
		who: 'listener',
		path: '/history',
		before: change(/podcasts\/\?limit/, (body) =>
			body.replaceAll(/"title":"A conversa[^"]*"/g, `"title":"${'a'.repeat(180)}"`),
		),
		arrange: async (page) => {
			await click('button', /^Mais ações para aaa/)(page);
			await click('menuitem', /Excluir/)(page);
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'line-of-ones-own',
		who: 'listener',
		path: podcast('single'),
		before: changeJson<Transcript>(/\/transcript\?/, unsupported(true)),
		arrange: async (page) => {
			await looksAtSecondLine(page);
			const source = page.getByRole('complementary', { name: 'Fonte da fala' });
			if (await source.isVisible()) await source.getByText('Escrita por você.').waitFor();
		},
	},
	{
		name: 'generator-range',
		who: 'author',
		path: '/',
		full: true,
		before: changeJson<Estimate>(/\/podcasts\/estimate$/, withModel),
		arrange: async (page) => {
			await page.locator('input[type=file]').setInputFiles(upload({ ...sample('long-pt'), filename: 'pontes.md' }));
			await page
				.getByText(/^\d+ a \d+ min$/)
				.first()
				.waitFor();
		},
	},
	{
		name: 'english-translated',
		who: 'author',
		path: '/',
		full: true,
		before: changeJson<Estimate>(/\/podcasts\/estimate$/, withModel),
		arrange: async (page) => {
			await takesEnglish(page);
			await page.getByText('traduzido do inglês').first().waitFor();
		},
	},
	{
		name: 'english-in-portuguese',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await takesEnglish(page);
			await page.getByRole('radio', { name: 'Português (Brasil)' }).click();
			await page.getByText('ele não é traduzido').scrollIntoViewIfNeeded();
		},
	},
	{
		name: 'several-one-name',
		who: 'listener',
		path: '/',
		arrange: async (page) => {
			await click('button', /^Vários documentos/)(page);
			const add = page.getByRole('button', { name: /^Adicionar long-pt/ });
			for (let times = 0; times < 2; times++) await add.first().click();
			await page.waitForTimeout(400);
		},
	},
	{
		name: 'start-left-in-the-middle',
		who: 'listener',
		path: '/',
		before: (page) =>
			page.addInitScript(() => {
				const id = sessionStorage.getItem('left-episode');
				if (id) localStorage.setItem('nexus_positions', JSON.stringify([[id, 94]]));
			}),
		arrange: async (page, { episodes }) => {
			await page.evaluate((id) => sessionStorage.setItem('left-episode', id), episodes.parts.id);
			await page.reload();
			await page.getByText('Continuar ouvindo').waitFor();
			await page.getByText('Podcasts recentes').waitFor();
		},
	},
	{
		name: 'cleanup-recent',
		who: 'listener',
		path: '/',
		arrange: async (page) => {
			await click('button', /^Limpezas recentes/)(page);
			await page.getByRole('list', { name: 'Limpezas recentes' }).scrollIntoViewIfNeeded();
		},
	},
	{
		name: 'cleanup-notice',
		who: 'listener',
		path: '/history',
		before: changeJson<{ cleanup_history: { cleaned_at: string }[] }>(/cleanup\/history/, (history) => ({
			...history,
			cleanup_history: history.cleanup_history.map((entry) => ({ ...entry, cleaned_at: new Date().toISOString() })),
		})),
		arrange: (page) => page.getByText('Limpeza Automática Executada').first().waitFor(),
	},
	{
		name: 'model-badge',
		who: 'listener',
		path: '/history',
		arrange: async (page) => {
			const badge = page.getByRole('link', { name: 'Modelo de IA pronto' });
			if (!(await badge.isVisible())) return;
			await badge.hover();
			await page.getByRole('tooltip').waitFor();
		},
	},
	{
		name: 'script-to-be-made-anew',
		who: 'listener',
		path: podcast('edited'),
		arrange: async (page) => {
			await page.getByRole('button', { name: 'Roteiro', exact: true }).click();
			await click('button', /Edit Script/)(page);
			await page.locator('[role=dialog] [data-line]').nth(2).click();
			await page.getByRole('dialog').getByRole('textbox').fill('Aqui eu diria de outro jeito, com menos pressa.');
			await page.getByText(/serão narradas de novo|será narrada de novo/).waitFor();
		},
	},
	{
		name: 'line-without-source',
		who: 'listener',
		path: podcast('single'),
		before: changeJson<Transcript>(/\/transcript\?/, unsupported(false)),
		arrange: async (page) => {
			await looksAtSecondLine(page);
			const sheet = page.getByRole('button', { name: 'Ver a fonte' });
			if (await sheet.isVisible()) await sheet.click();
		},
	},
];
