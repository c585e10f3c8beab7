import { launchBrowser } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { hold } from './answers.ts';
import { choose, goOn, notice, reachLastStep } from './generator-steps.ts';
import { type Visit, visit, visitAlone } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api' }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

const short = sample('short-pt');
const long = sample('long-pt');
const ESTIMATE = '**/api/v1/podcasts/estimate';

async function arrives(): Promise<Visit> {
	const guest = await visit(browser, await ApiClient.registered(stack.url));
	await guest.page.goto(stack.url);
	await guest.page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	return guest;
}

describe('the upload box', () => {
	it('tells a newcomer what to do, and has a document for whoever has none', async () => {
		const { page, seen, close } = await arrives();
		await page.getByText('máximo de 10MB por arquivo').waitFor();
		expect(await page.locator('input[type=file]').getAttribute('accept')).toBe('.md,.txt');
		await page.getByText('Faça upload do arquivo para ver a estimativa').waitFor();
		await page.getByRole('button', { name: 'Use um documento de exemplo' }).click();
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		expect(await notice(page).textContent()).toContain('Arquivo enviado com sucesso!');
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('refuses what is too large, and what the server cannot read, and takes another after it', async () => {
		const { page, close } = await arrives();
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
		const { page, close } = await arrives();
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
		const { page, close } = await arrives();
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
		const client = await ApiClient.registered(stack.url);
		for (let number = 1; number <= 6; number++)
			await client.upload(`nota-${number}.txt`, `Uma nota, a de número ${number}.`);
		const { page, close } = await visit(browser, client);
		await page.goto(stack.url);
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
		const { page, close } = await arrives();
		const content =
			'# Um relatório\n\n| Métrica | Antes |\n|---|---:|\n| Tempo | 3 s |\n\nDa *versão 2.1*, veja [a nota](https://a.b).\n';
		await choose(page, { filename: 'relatorio.md', content });
		const start = page.getByRole('region', { name: 'Prévia do conteúdo' });
		await start.waitFor();
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
	const at = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
	const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

	it('is never left nowhere in the first step: what it pressed is gone, and the step’s name has it', async () => {
		const { page, close } = await arrives();
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

	it('writes into a dialog that has just opened, spaces too', async () => {
		const { page, close } = await arrives();
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

describe('the estimate', () => {
	it('says duration, tokens and that nothing is to be paid, and how the document is cut', async () => {
		const { page, seen, close } = await arrives();
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
		const { page, close } = await arrives();
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

	it('takes the document’s language where nothing translates, and says what another choice comes to', async () => {
		const { page, close } = await arrives();
		await choose(page, sample('article-en'));
		await goOn(page).click();
		const language = page.getByRole('radiogroup', { name: 'Idioma' });
		await language.getByRole('radio', { name: 'English (US)', checked: true }).waitFor();
		await page.getByText('O documento está em inglês, e o episódio será no mesmo idioma.').waitFor();
		const title = 'Throwing Light: How Lighthouses Learned to Be Seen';
		await page.getByRole('button', { name: `Usar o título do documento: ${title}` }).click();
		expect(await page.getByLabel('Nome do podcast').inputValue()).toBe(title);
		await language.getByRole('radio', { name: 'Português' }).click();
		await page.getByText(/Sem um modelo de linguagem ele não é traduzido: o episódio será em inglês\./).waitFor();
		expect(await violations(page)).toEqual([]);
		await close();
	});

	it('is made anew for another language and other hosts', async () => {
		const { page, close } = await arrives();
		await choose(page, long);
		await goOn(page).click();
		const asked: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/estimate')) asked.push(request.postDataJSON());
		});
		const answered = () => page.waitForResponse((response) => response.url().endsWith('/estimate'));
		for (const name of [/^English/, /Debate/]) {
			await Promise.all([answered(), page.getByRole('radio', { name }).click()]);
		}
		expect(asked).toMatchObject([{ language: 'en-US' }, { language: 'en-US', personality_preset: 'debate_duo' }]);
		await close();
	});

	it('is asked for once, when both the settings and the hosts that they name are known', async () => {
		const client = await ApiClient.registered(stack.url);
		const settings = { use_custom_config: true, custom_personality: 'debate_duo' };
		await client.expect('PUT', '/api/v1/users/me/settings', settings);
		const { page, close } = await visit(browser, client);
		const presets = await hold(page, /\/podcasts\/presets$/);
		const asked: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/estimate')) asked.push(request.postDataJSON());
		});
		await page.goto(stack.url);
		await choose(page, short);
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await page.getByText('Carregando estimativa...').first().waitFor();
		expect(await goOn(page).isDisabled()).toBe(true);
		expect(asked).toEqual([]);
		presets.release();
		await page.getByRole('region', { name: 'Estimativa' }).getByText('Grátis').waitFor();
		expect(asked).toMatchObject([{ personality_preset: 'debate_duo' }]);
		await close();
	});
});

describe('language and hosts', () => {
	it('are those of the settings until others are chosen', async () => {
		const client = await ApiClient.registered(stack.url);
		const custom_personality = 'debate_duo';
		const settings = { use_custom_config: true, custom_language: 'en-US', custom_personality };
		await client.expect('PUT', '/api/v1/users/me/settings', settings);
		const { page, close } = await visit(browser, client);
		await page.goto(stack.url);
		const asked = page.waitForRequest((request) => request.url().endsWith('/estimate'));
		await choose(page, sample('article-en'));
		await goOn(page).click();
		expect((await asked).postDataJSON()).toMatchObject({ language: 'en-US', personality_preset: 'debate_duo' });
		const chosen = page.getByRole('radio', { checked: true });
		await chosen.filter({ hasText: 'English' }).waitFor();
		await chosen.and(page.getByRole('radio', { name: /Debate/ })).waitFor();
		await page.getByRole('radio', { name: /^Português/ }).click();
		await page.reload();
		await chosen.filter({ hasText: 'Português' }).waitFor();
		await close();
	});
});

describe('the hosts', () => {
	it('have the names of the episode’s language, from the cards to the podcast', async () => {
		const { page, close } = await arrives();
		const portuguese = page.getByRole('radio', { name: /Dupla Educativa.*Clara Professor Augusto/ });
		await choose(page, short);
		await goOn(page).click();
		await portuguese.click();
		await page.getByRole('button', { name: 'Selecionar conteúdo' }).click();
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		await choose(page, sample('article-en'));
		await goOn(page).click();
		const card = page.getByRole('radio', { name: /Dupla Educativa.*Claire Professor August$/ });
		await card.waitFor();
		expect(await card.getAttribute('aria-checked')).toBe('true');
		const summary = page.getByRole('complementary', { name: 'Resumo do episódio' });
		await summary.getByText('Claire').waitFor();
		await summary.getByText('Professor August', { exact: true }).waitFor();
		const created = page.waitForResponse(
			(answer) => answer.request().method() === 'POST' && /podcasts\/$/.test(answer.url()),
		);
		await page.getByRole('button', { name: 'Continuar' }).click();
		await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
		expect(await (await created).json()).toMatchObject({
			language: 'en-US',
			host_a: { name: 'Claire' },
			host_b: { name: 'Professor August' },
		});
		await close();
	});

	it('can each be heard before they are chosen, and each is told of in a line', async () => {
		const { page, close } = await arrives();
		await choose(page, short);
		await goOn(page).click();
		const debate = page.getByRole('radio', { name: /Debate/ });
		const card = debate.locator('..');
		await card.getByText('Cética e firme', { exact: true }).waitFor();
		await card.getByText('Seguro e leal aos fatos', { exact: true }).waitFor();
		const heard = page.waitForResponse(
			(response) => /\/voices\/Fenrir\/sample\?language=pt-BR$/.test(response.url()) && response.ok(),
		);
		await card.getByRole('button', { name: 'Ouvir a voz Fenrir' }).click();
		expect((await heard).headers()['content-type']).toBe('audio/mpeg');
		await card.locator('button[aria-busy=false]', { hasText: 'Fenrir' }).waitFor();
		expect(await debate.getAttribute('aria-checked')).toBe('false');
		await card.getByText('Cética e firme', { exact: true }).click({ force: true });
		expect(await debate.getAttribute('aria-checked')).toBe('true');
		const box = await card.boundingBox();
		await debate.focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowDown');
		// The ring is around the card as a whole, its voices included.
		expect(await card.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('2px');
		expect(await debate.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
		expect(box?.height).toBeGreaterThan((await debate.boundingBox())?.height ?? 0);
		await close();
	});

	it('fall back on the analytical duo when the presets do not come', async () => {
		const guest = await visitAlone(browser, await ApiClient.registered(stack.url));
		const { page } = guest;
		await page.clock.install();
		await page.route('**/api/v1/podcasts/presets', (route) => route.abort());
		await page.goto(stack.url);
		await choose(page, short);
		await goOn(page).click();
		await page.clock.runFor(10_000);
		await page.getByText('Erro ao carregar presets').waitFor();
		await page.getByText('Usando configuração padrão.').waitFor();
		expect(await page.getByRole('radio', { name: /Dr\. Ricardo/ }).getAttribute('aria-checked')).toBe('true');
		await guest.close();
	});

	it('can be one’s own: named, voiced, styled, chosen at once and kept in this browser', async () => {
		const { page, seen, close } = await arrives();
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

	it('of one’s own are changed in place, and removed only after a question', async () => {
		const { page, seen, close } = await arrives();
		const host = (name: string, voice: string) => ({ name, voice, style: 'Direta.', description: 'Direta.' });
		const duo = (name: string) => ({ name, host_a: host('Bia', 'Kore'), host_b: host('Caio', 'Puck') });
		await page.evaluate(
			(duos) => localStorage.setItem('nexus_custom_duos', JSON.stringify(duos)),
			['Primeira', 'Segunda'].map(duo),
		);
		await choose(page, short);
		await goOn(page).click();
		await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
		const second = page.getByRole('radio', { name: /^Segunda/ });
		await second.click();
		await page.getByRole('button', { name: 'Editar o duo Segunda' }).click();
		const dialog = page.getByRole('dialog', { name: 'Editar duo' });
		const save = dialog.getByRole('button', { name: 'Salvar duo' });
		const [bia, caio] = [
			dialog.getByLabel('Nome', { exact: true }).first(),
			dialog.getByLabel('Nome', { exact: true }).last(),
		];
		await caio.fill(' bia');
		await dialog.getByText('Os dois precisam de nomes diferentes.').waitFor();
		expect(await caio.getAttribute('aria-invalid')).toBe('true');
		expect(await save.isDisabled()).toBe(true);
		await bia.fill('Beatriz');
		await dialog.getByRole('combobox', { name: 'Voz' }).last().selectOption('Kore');
		await dialog.getByText('É a mesma voz do apresentador A').waitFor();
		expect(await violations(page)).toEqual([]);
		await save.click();
		await dialog.waitFor({ state: 'detached' });
		expect(await page.getByRole('radio', { name: 'Segunda Beatriz bia' }).getAttribute('aria-checked')).toBe('true');
		await expect
			.poll(() =>
				page
					.getByRole('button', { name: 'Editar o duo Segunda' })
					.evaluate((button) => button === document.activeElement),
			)
			.toBe(true);

		const question = page.getByRole('alertdialog', { name: 'Remover o duo Primeira?' });
		await page.getByRole('button', { name: 'Remover o duo Primeira' }).click();
		expect(await violations(page)).toEqual([]);
		await question.getByRole('button', { name: 'Cancelar' }).click();
		await page.getByRole('radio', { name: /^Primeira/ }).waitFor();
		await page.getByRole('button', { name: 'Remover o duo Primeira' }).click();
		await question.getByRole('button', { name: 'Remover' }).click();
		await page.getByRole('radio', { name: /^Primeira/ }).waitFor({ state: 'detached' });
		expect(await second.getAttribute('aria-checked')).toBe('true');
		const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('nexus_custom_duos') ?? '[]'));
		expect(stored).toMatchObject([
			{ name: 'Segunda', host_a: { name: 'Beatriz' }, host_b: { name: 'bia', voice: 'Kore' } },
		]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the style', () => {
	it('says what a writer without a language model takes of it, and counts instead of cutting', async () => {
		const { page, close } = await arrives();
		await choose(page, short);
		await goOn(page).click();
		const style = page.getByLabel(/^Estilo personalizado/);
		await page.getByText('Estilo personalizado (opcional)').first().click();
		await page.getByText('O roteirista deste servidor reconhece palavras de tom').waitFor();
		await page.getByText('0 / 2.000', { exact: true }).waitFor();
		await style.fill('a'.repeat(2_001));
		await page.getByText('2.001 / 2.000', { exact: true }).waitFor();
		await page.getByText('O estilo passa de 2.000 caracteres').waitFor();
		expect(await style.getAttribute('aria-invalid')).toBe('true');
		expect(await page.getByRole('button', { name: 'Continuar' }).isDisabled()).toBe(true);
		const ring = () => style.evaluate((field) => getComputedStyle(field).borderColor);
		const alarm = await page.getByText('O estilo passa de').evaluate((note) => getComputedStyle(note).color);
		expect(await style.evaluate((field) => field === document.activeElement)).toBe(true);
		expect(await ring()).toBe(alarm);
		expect(await violations(page)).toEqual([]);
		await style.fill(` ${'a'.repeat(2_000)} `);
		await page.getByText('2.000 / 2.000', { exact: true }).waitFor();
		expect(await page.getByRole('button', { name: 'Continuar' }).isEnabled()).toBe(true);
		await close();
	});
});

describe('what was put in', () => {
	it('is there after another screen, and after the page was loaded anew', async () => {
		const { page, seen, close } = await arrives();
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

	it('stays when the server refuses to generate', async () => {
		const { page, close } = await arrives();
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

	it('is asked for when something of it is missing', async () => {
		const { page, close } = await arrives();
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
