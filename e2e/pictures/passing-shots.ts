import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { click, type Shot } from './shot.ts';

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

/** Answers a call with what the server gives, changed. */
const changed = (pattern: RegExp, change: (body: string) => string) => (page: Page) =>
	page.route(pattern, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: change(await response.text()) });
	});

/** What is seen for a moment, or only of an uncommon document. */
export const PASSING_SHOTS: Shot[] = [
	{ name: 'drop-hint', who: 'author', path: '/', arrange: dragsFile },
	{
		name: 'english-document',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await page.locator('input[type=file]').setInputFiles(upload(sample('article-en')));
			await click('button', /^(Continuar|Processar \d+ Partes)/)(page);
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
		before: changed(/podcasts\/\?limit/, (body) =>
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
		path: ({ episodes }) => `/podcasts/${episodes.single.id}`,
		before: changed(/\/transcript\?/, (body) => {
			const transcript = JSON.parse(body) as { lines: object[] };
			const lines = transcript.lines.map((line, at) =>
				at === 1 ? { ...line, spans: [], passages: [], edited: true } : line,
			);
			return JSON.stringify({ ...transcript, lines });
		}),
		arrange: async (page) => {
			await page.locator('[data-line="1"]').focus();
			const source = page.getByRole('complementary', { name: 'Fonte da fala' });
			if (await source.isVisible()) await source.getByText('Escrita por você.').waitFor();
		},
	},
];
