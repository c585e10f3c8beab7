import type { ChangedScript } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { choose, goOn, reachLastStep } from './generator-steps.ts';
import { isOnTop } from './on-top.ts';
import { asksForScript, dialog, edit, field, PARAGRAPH, rows } from './script-visit.ts';
import { visit } from './signed-in.ts';

const on = browsing();

describe('the script preview', () => {
	it('shows lines by host with what they rest on, what they will cost, and is written once', async () => {
		const { page, seen, client, drafts, close } = await asksForScript(on);
		await dialog(page).getByRole('button', { name: 'Approve & Generate' }).waitFor();
		expect(await dialog(page).textContent()).toMatch(/\d+ falas, [\d,]+ mil caracteres/);
		await dialog(page)
			.getByText(/falas serão narradas: cerca de .* de áudio, custo zero/)
			.waitFor();
		await rows(page).nth(3).focus();
		await dialog(page).getByText('No documento').last().waitFor();
		await page.keyboard.press('ArrowDown');
		const focused = () =>
			rows(page)
				.nth(4)
				.evaluate((row) => row === document.activeElement);
		await expect.poll(focused).toBe(true);
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await dialog(page).getByRole('button', { name: 'Edit Script' }).waitFor();
		expect(drafts).toHaveLength(1);
		const [id = ''] = drafts;
		expect(await client.podcast(id)).toMatchObject({ draft: true, title: `Preview - ${PARAGRAPH.filename}` });
		expect((await client.podcasts()).total).toBe(0);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('closes on Escape, a notice over it or not', async () => {
		const { page, close } = await asksForScript(on);
		await dialog(page).getByRole('button', { name: 'Copiar script' }).click();
		await page.getByRole('button', { name: 'Dispensar aviso' }).waitFor();
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		await close();
	});

	it('leads to its lines when it is to be edited, says what to do, and marks what was changed', async () => {
		const { page, close } = await asksForScript(on);
		await edit(page);
		await dialog(page).getByText('Escolha uma fala para mudar o texto').waitFor();
		const focused = dialog(page).locator('[data-line]:focus');
		await focused.waitFor();
		await page.keyboard.press('Enter');
		await field(page).fill('Uma abertura minha.');
		await page.keyboard.press('Escape');
		await focused.getByText('Editada', { exact: true }).waitFor();
		const other = rows(page).filter({ hasNotText: 'Editada' }).first();
		await other.hover();
		const pencil = other.locator('svg');
		await expect.poll(() => pencil.evaluate((icon) => getComputedStyle(icon).opacity)).toBe('1');
		expect(await violations(page)).toEqual([]);
		await close();
	});

	it('brings the line that is opened into sight with all its tools', async () => {
		const { page, close } = await asksForScript(on);
		await page.setViewportSize({ width: 1280, height: 560 });
		await edit(page);
		const heights = await rows(page).evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().bottom));
		const foot = (await dialog(page).getByRole('button', { name: 'Salvar roteiro' }).boundingBox())?.y ?? 0;
		const last = heights.findLastIndex((bottom) => bottom < foot - 48);
		expect(last).toBeGreaterThan(0);
		await rows(page).nth(last).click();
		await expect.poll(() => isOnTop(dialog(page).getByRole('button', { name: 'Pronto' }))).toBe(true);
		await close();
	});

	it('says why it does not know what is to be voiced, and what is voiced already', async () => {
		const { page, close } = await asksForScript(on);
		const note = dialog(page).getByRole('status');
		await page.route('**/script?dry_run=true', (route) => route.abort());
		await edit(page);
		const total = await rows(page).count();
		await rows(page).first().click();
		await field(page).fill('');
		await note.getByText('Corrija o que está marcado em vermelho para ver o que muda.').waitFor();
		await field(page).fill('Uma abertura minha.');
		await note.getByText('Não foi possível calcular o que muda.').waitFor();
		await page.unroute('**/script?dry_run=true');
		await page.route('**/script?dry_run=true', async (route) => {
			const response = await route.fetch();
			const figures = (await response.json()) as ChangedScript;
			await route.fulfill({ response, json: { ...figures, lines_to_voice: total - 1 } });
		});
		await field(page).fill('Outra abertura minha.');
		await note.getByText(/falas serão narradas: cerca de .*, custo zero\. A outra já tem áudio$/).waitFor();
		await close();
	});

	it('names the hosts as its lines do, in the language of the episode', async () => {
		const client = await ApiClient.registered(on.stack.url);
		const { page, close } = await visit(on.browser, client);
		await page.goto(on.stack.url);
		const { content } = sample('article-en');
		await choose(page, { filename: 'notes.txt', content: content.slice(0, 900) });
		await goOn(page).click();
		await page.getByRole('radio', { name: /Dupla Divertida/ }).click();
		await page.getByRole('radio', { name: /^English/ }).click();
		await page.getByRole('radio', { name: /Dupla Divertida.*Bea Leo$/ }).waitFor();
		await page.getByRole('button', { name: 'Continuar' }).click();
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await rows(page).first().waitFor();
		expect(await dialog(page).textContent()).not.toMatch(/\bBia\b|Léo/);
		const heads = await rows(page).locator('span.font-semibold').allTextContents();
		expect([...new Set(heads)].toSorted()).toEqual(['Bea', 'Leo']);
		await close();
	});

	it('is not saved with an empty line, and stays as it was written when saving fails', async () => {
		const { page, close } = await asksForScript(on);
		await edit(page);
		await rows(page).first().click();
		await field(page).fill('  ');
		await dialog(page).getByText('Escreva a fala ou exclua a linha.').waitFor();
		expect(await dialog(page).getByRole('button', { name: 'Salvar roteiro' }).isDisabled()).toBe(true);
		await field(page).fill('Outra abertura.');
		await page.route('**/script', (route) => route.abort());
		const save = dialog(page).getByRole('button', { name: 'Salvar roteiro' });
		await save.focus();
		await page.keyboard.press('Enter');
		await dialog(page).getByText('O roteiro não foi salvo').waitFor();
		expect(await field(page).inputValue()).toBe('Outra abertura.');
		await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
		await close();
	});

	it('says why there is none, and tries again', async () => {
		const client = await ApiClient.registered(on.stack.url);
		const { page, close } = await visit(on.browser, client);
		await page.goto(on.stack.url);
		await reachLastStep(page, PARAGRAPH);
		await page.route('**/preview?*', (route) => route.fulfill({ status: 503, json: { message: '' } }));
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await page.getByText('HTTP 503').first().waitFor();
		await dialog(page).getByText('O roteiro não foi escrito').waitFor();
		await page.unroute('**/preview?*');
		await dialog(page).getByRole('button', { name: 'Tentar novamente' }).click();
		await dialog(page).getByRole('button', { name: 'Edit Script' }).waitFor();
		expect(await page.locator('[data-state="open"]').filter({ hasText: 'HTTP 503' }).count()).toBe(0);
		await close();
	});

	it('names a document that is gone', async () => {
		const client = await ApiClient.registered(on.stack.url);
		const { page, close } = await visit(on.browser, client);
		await page.goto(on.stack.url);
		await reachLastStep(page, PARAGRAPH);
		const [document] = (await client.expect<{ uploads: { id: string }[] }>('GET', '/api/v1/podcasts/uploads')).uploads;
		await client.expect('DELETE', `/api/v1/storage/documents/${document?.id}`);
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await page.getByText('Arquivo não foi carregado ainda.').first().waitFor();
		await close();
	});
});

describe('the script preview', () => {
	it('takes nothing back without a question, and keeps what was not saved', async () => {
		const { page, close } = await asksForScript(on);
		await edit(page);
		await rows(page).first().click();
		await field(page).fill('Uma abertura minha.');
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
		await question.waitFor();
		expect(await violations(page)).toEqual([]);
		await question.getByRole('button', { name: 'Continuar editando' }).click();

		page.on('dialog', (asked) => void asked.accept());
		await page.reload();
		await page.getByRole('button', { name: /Alterar.*Selecionar conteúdo/ }).waitFor();
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await rows(page).first().filter({ hasText: 'Uma abertura minha.' }).waitFor();
		await dialog(page).getByRole('button', { name: 'Descartar alterações' }).click();
		await expect.poll(() => rows(page).first().textContent()).not.toContain('Uma abertura minha.');
		await expect.poll(() => dialog(page).getByRole('button', { name: 'Desfazer' }).isDisabled()).toBe(true);
		await close();
	});
});
