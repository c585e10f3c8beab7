import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { arrives, choose, goOn, notice, reachLastStep } from './generator-steps.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

const short = sample('short-pt');

describe('the upload box', () => {
	it('refuses what is too large, and what the server cannot read, and takes another after it', async () => {
		const { page, close } = await arrives(on);
		await choose(page, { filename: 'grande.txt', content: 'a'.repeat(10 * 1024 * 1024 + 1) });
		await page.getByText('Erro no upload • O arquivo passa do limite de 10 MB.').waitFor();
		expect(await violations(page)).toEqual([]);
		expect(await page.getByRole('heading', { name: 'Estimativa' }).count()).toBe(0);
		const choosing = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		await choosing;
		await page.getByRole('button', { name: 'Cancelar' }).click();
		await choose(page, { filename: 'vazio.txt', content: '  ' });
		await page.getByText(/^Erro no upload • O arquivo não tem texto/).waitFor();
		await choose(page, short);
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await close();
	});

	it('shows that it sends, cannot be cleared meanwhile, and tries again when it failed', async () => {
		const { page, close } = await arrives(on);
		const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
		await page.route('**/api/v1/podcasts/upload', async (route) => {
			await asked;
			await route.abort();
		});
		await choose(page, short);
		await page.getByText('Enviando arquivo...').waitFor();
		expect(await page.getByRole('button', { name: 'Remover arquivo' }).isDisabled()).toBe(true);
		letGo();
		await page.getByText('Erro no upload • Falha ao enviar arquivo').waitFor();
		await page.unroute('**/api/v1/podcasts/upload');
		await page.getByRole('button', { name: 'Tentar novamente' }).click();
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await close();
	});

	it('offers what was sent before, which is not sent again', async () => {
		const { page, close } = await arrives(on);
		await choose(page, short);
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		const sent: string[] = [];
		page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
		await page.getByRole('button', { name: new RegExp(`^${short.filename}`) }).click();
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		expect(sent).not.toContain('POST /api/v1/podcasts/upload');
		await close();
	});
});

describe('what was sent before', () => {
	it('is all within reach, and can be deleted when no generation needs it', async () => {
		const client = await ApiClient.registered(on.stack.url);
		for (let number = 1; number <= 6; number++)
			await client.upload(`nota-${number}.txt`, `Uma nota, a de número ${number}.`);
		const { page, close } = await visit(on.browser, client);
		await page.goto(on.stack.url);
		const earlier = page.getByRole('region', { name: 'Ou use um documento que você já enviou' });
		const rows = earlier.getByRole('listitem');
		await earlier.getByRole('button', { name: /^nota-3/ }).waitFor();
		expect(await rows.count()).toBe(4);
		await earlier.getByRole('button', { name: 'Mostrar todos (6)' }).click();
		await earlier.getByRole('button', { name: /^nota-1/ }).waitFor();
		expect(await rows.count()).toBe(6);
		expect(await violations(page)).toEqual([]);

		const question = page.getByRole('alertdialog', { name: 'Excluir este documento?' });
		const asks = () => earlier.getByRole('button', { name: 'Excluir nota-2.txt' }).press('Enter');
		await asks();
		await question.waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await question.waitFor({ state: 'detached' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Excluir nota-2.txt');

		await page.route('**/storage/documents/*', (route) => route.fulfill({ status: 409, json: { message: 'Em uso.' } }));
		await asks();
		await question.getByRole('button', { name: 'Excluir' }).click();
		await notice(page).filter({ hasText: 'Em uso.' }).waitFor();
		await page.unroute('**/storage/documents/*');
		await asks();
		await question.getByRole('button', { name: 'Excluir' }).click();
		await notice(page).filter({ hasText: 'Documento excluído com sucesso.' }).waitFor();
		await question.waitFor({ state: 'detached' });
		expect(await rows.count()).toBe(5);
		expect(await earlier.getByText('nota-2.txt').count()).toBe(0);
		await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
		await close();
	});
});

describe('how the text begins', () => {
	it('is shown as words rather than as markup', async () => {
		const { page, close } = await arrives(on);
		const content =
			'# Um relatório\n\n| Métrica | Antes |\n|---|---:|\n| Tempo | 3 s |\n\nDa *versão 2.1*, veja [a nota](https://a.b).\n';
		await choose(page, { filename: 'relatorio.md', content });
		const start = page.getByRole('region', { name: 'Prévia do conteúdo' });
		await start.getByText('Um relatório').waitFor();
		expect((await start.locator('span').allTextContents()).filter((row) => row !== '')).toEqual([
			'Um relatório',
			'Métrica · Antes',
			'Tempo · 3 s',
			'Da versão 2.1, veja a nota.',
		]);
		await close();
	});
});

describe('the keyboard', () => {
	const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

	it('writes into a dialog that has just opened, spaces too', async () => {
		const { page, close } = await arrives(on);
		await choose(page, short);
		await goOn(page).click();
		await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
		await pressed(page, 'Criar Duo Personalizado');
		const dialog = page.getByRole('dialog', { name: 'Criar Duo Personalizado' });
		await dialog.waitFor();
		await page.keyboard.type('Café com ciência');
		expect(await dialog.getByLabel('Nome do duo').inputValue()).toBe('Café com ciência');
		await close();
	});
});

describe('what was put in', () => {
	it('is asked for when something of it is missing', async () => {
		const { page, close } = await arrives(on);
		await reachLastStep(page, short);
		const generate = page.getByRole('button', { name: 'Gerar Podcast Completo' });
		const back = () => page.getByRole('button', { name: /: Gerar$/ }).click();
		await page.getByRole('button', { name: /Alterar.*Selecionar conteúdo/ }).click();
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		await back();
		await generate.click();
		await notice(page).filter({ hasText: 'Por favor, selecione um arquivo primeiro' }).waitFor();

		const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
		await page.route('**/api/v1/podcasts/upload', async (route) => {
			await asked;
			await route.abort();
		});
		await page.getByRole('button', { name: /Abrir.*Selecionar conteúdo/ }).click();
		await choose(page, short);
		await page.getByText('Enviando arquivo...').waitFor();
		await back();
		await page.getByRole('button', { name: 'Ver Roteiro' }).click();
		await notice(page).filter({ hasText: 'AguardeUpload ainda em andamento...' }).waitFor();
		letGo();
		await notice(page).filter({ hasText: 'Erro no upload' }).waitFor();
		await generate.click();
		await notice(page).filter({ hasText: 'Upload do arquivo falhou. Tente novamente.' }).waitFor();
		await close();
	});
});

describe('what was put in', () => {
	it('stays when the server refuses to generate', async () => {
		const { page, close } = await arrives(on);
		await reachLastStep(page, short);
		await page.route('**/generate', (route) => route.fulfill({ status: 500, json: {} }));
		await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
		expect(await notice(page).filter({ hasText: 'HTTP 500' }).textContent()).toContain('Erro');
		await page.route('**/api/v1/podcasts/', (route) => route.fulfill({ status: 503, json: { detail: 'Sem banco.' } }));
		await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
		await notice(page).filter({ hasText: 'Sem banco.' }).waitFor();
		await page.getByText(short.filename).first().waitFor();
		await close();
	});
});
