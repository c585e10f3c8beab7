import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { arrives, choose, goOn, notice } from './generator-steps.ts';

const on = browsing({ ROLE: 'api' });

const short = sample('short-pt');
const long = sample('long-pt');
const ESTIMATE = '**/api/v1/podcasts/estimate';

describe('the upload box', () => {
	it('tells a newcomer what to do, and has a document for whoever has none', async () => {
		const { page, seen, close } = await arrives(on);
		await page.getByText('máximo de 10MB por arquivo').waitFor();
		expect(await page.locator('input[type=file]').getAttribute('accept')).toBe('.md,.txt');
		await page.getByText('Faça upload do arquivo para ver a estimativa').waitFor();
		await page.getByRole('button', { name: 'Use um documento de exemplo' }).click();
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		expect(await notice(page).textContent()).toContain('Arquivo enviado com sucesso!');
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the keyboard', () => {
	const at = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
	const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

	it('is never left nowhere in the first step: what it pressed is gone, and the step’s name has it', async () => {
		const { page, close } = await arrives(on);
		const inFirstStep = () => expect.poll(() => at(page)).toBe('Selecionar conteúdo');
		const done = () => page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		const choosing = page.waitForEvent('filechooser');
		await pressed(page, 'Escolher Arquivo');
		const { filename, content } = short;
		await (await choosing).setFiles({ name: filename, mimeType: 'text/plain', buffer: Buffer.from(content) });
		await done();
		await inFirstStep();
		await pressed(page, 'Escolher Outro Arquivo');
		await inFirstStep();
		await pressed(page, new RegExp(`^${filename}`));
		await done();
		await inFirstStep();
		await pressed(page, 'Remover arquivo');
		await inFirstStep();
		await close();
	});
});

describe('the estimate', () => {
	it('says duration, tokens and that nothing is to be paid, and how the document is cut', async () => {
		const { page, seen, close } = await arrives(on);
		await choose(page, long);
		await page.getByText('Será dividido em partes!').waitFor();
		await page.getByText('Divisão em Partes').waitFor();
		await page.getByRole('button', { name: 'Processar 3 Partes', exact: true }).waitFor();
		const panel = page.getByRole('region', { name: 'Estimativa' });
		await panel.getByText('Duração do áudio').waitFor();
		expect(await panel.textContent()).toMatch(/Grátis.*TokensNenhum: sem modelo de linguagem/);
		expect(await violations(page)).toEqual([]);
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		await choose(page, short);
		await page.getByText('Processamento em parte única!').waitFor();
		await page.getByRole('button', { name: 'Continuar' }).waitFor();
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('is awaited before going on, says why it failed, and is asked for again', async () => {
		const { page, close } = await arrives(on);
		const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
		await page.route(ESTIMATE, async (route) => {
			await asked;
			await route.fulfill({ status: 503, json: { message: 'O serviço está iniciando.' } });
		});
		await choose(page, short);
		await page.getByText('Carregando estimativa...').first().waitFor();
		expect(await goOn(page).isDisabled()).toBe(true);
		letGo();
		await page.getByText('Erro ao calcular estimativa: O serviço está iniciando.').waitFor();
		expect(await goOn(page).isEnabled()).toBe(true);
		await page.unroute(ESTIMATE);
		await page.getByRole('button', { name: 'Calcular de novo' }).click();
		await page.getByRole('region', { name: 'Estimativa' }).getByText('Grátis').waitFor();
		await close();
	});
});

describe('the hosts', () => {
	it('can be one’s own: named, voiced, styled, chosen at once and kept in this browser', async () => {
		const { page, seen, close } = await arrives(on);
		await choose(page, short);
		await goOn(page).click();
		await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
		await page.getByRole('button', { name: 'Criar Duo Personalizado' }).click();
		const dialog = page.getByRole('dialog', { name: 'Criar Duo Personalizado' });
		const create = dialog.getByRole('button', { name: 'Criar Duo' });
		await dialog.getByLabel('Nome do duo').fill('Café com ciência');
		await dialog.getByLabel('Nome', { exact: true }).first().fill('Bia');
		await dialog.getByLabel('Nome', { exact: true }).last().fill('   ');
		await dialog.getByLabel('Personalidade').first().selectOption('curious');
		await dialog.getByLabel('Personalidade').last().selectOption('analytical');
		expect(await create.isDisabled()).toBe(true);
		await dialog.getByLabel('Nome', { exact: true }).last().fill('Caio');
		expect(await violations(page)).toEqual([]);
		await create.click();
		await dialog.waitFor({ state: 'detached' });
		expect(await page.getByRole('radio', { name: /Café com ciência/ }).getAttribute('aria-checked')).toBe('true');
		const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('nexus_custom_duos') ?? '[]'));
		expect(stored).toMatchObject([{ name: 'Café com ciência', host_a: { name: 'Bia' }, host_b: { name: 'Caio' } }]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('what was put in', () => {
	it('is there after another screen, and after the page was loaded anew', async () => {
		const { page, seen, close } = await arrives(on);
		await choose(page, short);
		await goOn(page).click();
		await page.getByLabel('Nome do podcast').fill('A ponte e o rio');
		await page.getByText('Estilo personalizado (opcional)').first().click();
		await page.getByLabel(/^Estilo personalizado/).fill('Leve');
		await page.getByRole('link', { name: 'Configurações' }).first().click();
		await page.getByRole('link', { name: 'Criar Podcast' }).first().click();
		for (const anew of [false, true]) {
			if (anew) await page.reload();
			await page.getByLabel('Nome do podcast').waitFor();
			expect(await page.getByLabel('Nome do podcast').inputValue()).toBe('A ponte e o rio');
			expect(await page.getByLabel(/^Estilo personalizado/).inputValue()).toBe('Leve');
			await page.getByText(short.filename).first().waitFor();
		}
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});
