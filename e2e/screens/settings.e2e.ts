import { launchBrowser } from '@nexus/testkit/browser';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from './signed-in.ts';

const KEY = 'AIzaSyExemplo0123456789-exemplo_012345';
const NO_KEY = 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.';

let gemini: Emulator;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	gemini = await startGeminiEmulator({ apiKey: KEY });
	const api = { ROLE: 'api', GEMINI_BASE_URL: gemini.url };
	[stack, browser] = await Promise.all([startStack(api), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
	await gemini?.close();
});

async function somebody() {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	return { user, client, ...(await visit(browser, client)) };
}

const opens = (page: Page, tab: string) => page.goto(`${stack.url}/settings${tab}`);
const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
/** What is sent when `act` saves the settings. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<unknown> {
	const request = page.waitForRequest((each) => each.method() === 'PUT');
	await act();
	return (await request).postDataJSON();
}

describe('the Gemini tab', () => {
	it('sends the switch alone when it is off, and what is not blank when it is on', async () => {
		const { page, seen, close } = await somebody();
		await opens(page, '?tab=gemini');
		const save = () => page.getByRole('button', { name: 'Salvar configurações' }).click();
		await page.getByRole('switch', { name: 'Usar configuração própria' }).waitFor();
		expect(await sentBy(page, save)).toEqual({ use_custom_config: false });
		await notice(page).getByText('Sucesso! ✅').waitFor();
		await notice(page).getByText('Configurações atualizadas com sucesso').waitFor();

		await page.getByRole('switch').click();
		expect(await page.getByLabel('Tamanho máximo do arquivo (MB)').inputValue()).toBe('10');
		expect(await page.getByLabel('Gerações por mês').inputValue()).toBe('50');
		expect(await violations(page)).toEqual([]);
		await page.getByLabel('Gerações por mês').fill('0');
		await save();
		await page.getByText('Digite um número inteiro de 1 a 1.000').waitFor();
		await page.getByLabel('Gerações por mês').fill('');
		await page.getByLabel('Chave Gemini').fill(KEY.toUpperCase());
		await save();
		const question = page.getByRole('alertdialog', { name: 'O Google não reconhece esta chave' });
		await question.getByRole('button', { name: 'Voltar à chave' }).click();
		await page.getByRole('alert').getByText('O Google não reconhece esta chave').waitFor();
		const field = page.getByLabel('Chave Gemini');
		await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
		await field.fill(`  ${KEY} `);
		await page.getByLabel('Idioma').selectOption('en-US');
		expect(await sentBy(page, save)).toEqual({
			use_custom_config: true,
			gemini_api_key: KEY,
			custom_language: 'en-US',
			max_file_size_mb: 10,
		});

		await page.getByText('Chave configurada').waitFor();
		expect(await page.getByRole('switch').count()).toBe(0);
		expect(await page.getByLabel('Trocar por outra chave').inputValue()).toBe('');
		expect(await page.getByLabel('Idioma').inputValue()).toBe('en-US');
		await page.getByRole('button', { name: 'Remover chave' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Remover chave' }).click();
		await page.getByRole('switch').click();
		await page.getByLabel('Chave Gemini').fill(KEY.toUpperCase());
		await save();
		const anyway = question.getByRole('button', { name: 'Salvar mesmo assim' });
		expect(await sentBy(page, () => anyway.click())).toMatchObject({ gemini_api_key: KEY.toUpperCase() });
		await page.getByText('Chave configurada').waitFor();
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('is forced on and asks for a key where the system has none', async () => {
		const { page, close } = await somebody();
		await page.route('**/api/v1/users/system/gemini-status', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: { ...(await response.json()), custom_config_required: true } });
		});
		await opens(page, '?tab=gemini');
		await page.getByText('Falta uma chave do Gemini').waitFor();
		expect(await page.getByRole('switch').count()).toBe(0);
		expect(await page.getByLabel('Chave Gemini *').getAttribute('required')).not.toBeNull();
		await page.getByLabel('Chave Gemini *').fill('   ');
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		await notice(page).getByText('Erro de Validação').waitFor();
		await notice(page).getByText(NO_KEY).waitFor();
		await page.getByRole('alert').getByText(NO_KEY).waitFor();
		expect(await violations(page)).toEqual([]);
		await close();
	});

	it('says what the server says when it does not save, and when it does not answer at all', async () => {
		const { page, close } = await somebody();
		await page.route('**/api/v1/users/me/settings', (route) => route.abort());
		await opens(page, '?tab=gemini');
		await page.getByText('Não foi possível carregar as configurações do modelo').waitFor();
		await page.unroute('**/api/v1/users/me/settings');
		await page.getByRole('button', { name: 'Tentar novamente' }).click();
		await page.getByRole('switch').click();
		await page.getByLabel('Chave Gemini').fill('curta');
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		await notice(page)
			.getByText(/A chave Gemini deve ter de 20 a 200 caracteres/)
			.waitFor();
		await page.getByRole('alert').getByText('A chave Gemini deve ter de 20 a 200 caracteres').waitFor();
		const key = page.getByLabel('Chave Gemini');
		expect(await key.getAttribute('aria-invalid')).toBe('true');
		await expect.poll(() => key.evaluate((field) => field === document.activeElement)).toBe(true);
		expect(await violations(page)).toEqual([]);
		await close();
	});

	it('says which model is used today only where there is a key to use it with', async () => {
		const { page, close } = await somebody();
		await opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByText('Só vale com uma chave do Gemini.').first().waitFor();
		expect(await page.getByText(/^Hoje, Gemini/).count()).toBe(0);
		await page.getByLabel('Chave Gemini').fill(KEY);
		await page
			.getByText(/^Hoje, Gemini/)
			.first()
			.waitFor();
		await close();
	});

	it('is not left with something unsaved but after a question', async () => {
		const { page, seen, close } = await somebody();
		await opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByLabel('Gerações por mês').fill('7');
		await page.getByText('Há alterações não salvas.').waitFor();
		const question = page.getByRole('alertdialog', { name: 'Descartar as alterações?' });
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await question.getByText('O que você mudou nas configurações ainda não foi salvo.').waitFor();
		expect(await violations(page)).toEqual([]);
		await question.getByRole('button', { name: 'Continuar editando' }).click();
		await question.waitFor({ state: 'detached' });
		expect(await page.getByLabel('Gerações por mês').inputValue()).toBe('7');
		await page.getByRole('button', { name: /^Conta de/ }).click();
		await page.getByRole('menuitem', { name: 'Configurações' }).click();
		await page.getByRole('menu').waitFor({ state: 'detached' });
		expect(await question.count()).toBe(0);
		await page.getByRole('tab', { name: 'Perfil' }).click();
		await question.getByRole('button', { name: 'Descartar' }).click();
		await page.waitForURL(`${stack.url}/settings`);
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();

		await opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		await notice(page).getByText('Sucesso! ✅').waitFor();
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();

		await opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByText('Há alterações não salvas.').waitFor();
		await page.getByRole('button', { name: /^Conta de/ }).click();
		await page.getByRole('menuitem', { name: 'Sair' }).click();
		await page.waitForURL(`${stack.url}/`);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the tab of API keys', () => {
	it('makes a key that is shown once and works as the example shows, and ends it', async () => {
		const { page, seen, close } = await somebody();
		await opens(page, '?tab=external');
		await page.getByText('Nenhuma chave de API criada ainda.').waitFor();
		await page.getByRole('button', { name: 'Criar chave de API' }).click();
		const dialog = page.getByRole('dialog');
		const create = dialog.getByRole('button', { name: 'Criar chave' });
		expect(await create.isDisabled()).toBe(true);
		expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(4);
		await dialog.getByLabel('Nome').focus();
		await page.keyboard.press('Tab');
		await dialog.getByText('Por favor, forneça um nome para a chave de API').waitFor();
		await dialog.getByLabel('Nome').fill('Meu servidor');
		for (const name of [/podcasts:create/, /podcasts:read/, /uploads:create/, /jobs:read/])
			await dialog.getByRole('checkbox', { name }).uncheck();
		await dialog.getByText('Selecione pelo menos uma permissão').waitFor();
		expect(await create.isDisabled()).toBe(true);
		expect(await violations(page)).toEqual([]);
		await dialog.getByRole('checkbox', { name: /podcasts:create/ }).check();
		await create.click();

		await page.getByText('Chave de API criada', { exact: true }).waitFor();
		const key = await page.getByRole('textbox', { name: 'Meu servidor' }).inputValue();
		expect(key).toMatch(/^nxs_prod_/);
		expect(await violations(page)).toEqual([]);
		await page.mouse.click(5, 5);
		expect(await page.getByRole('textbox', { name: 'Meu servidor' }).isVisible()).toBe(true);
		const example = (await page.getByRole('dialog').locator('pre').textContent()) ?? '';
		const answer = await fetch(/POST (\S+)/.exec(example)?.[1] ?? '', {
			method: 'POST',
			headers: { authorization: `Bearer ${/Bearer (\S+?)"/.exec(example)?.[1]}`, 'content-type': 'application/json' },
			body: /-d '([^']*)'/s.exec(example)?.[1] ?? '',
		});
		expect(answer.status).toBe(201);
		const question = page.getByRole('alertdialog', { name: 'Fechar sem guardar a chave?' });
		await page.keyboard.press('Escape');
		await question.waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await question.waitFor({ state: 'detached' });
		expect(await page.getByRole('textbox', { name: 'Meu servidor' }).inputValue()).toBe(key);
		await page.getByRole('button', { name: 'Já guardei a chave' }).click();
		expect(await page.content()).not.toContain(key);

		const prefix = key.slice(0, 13);
		await page.getByText(`${prefix}••••••••••••`).waitFor();
		await page.getByRole('button', { name: 'Criar chave de API' }).click();
		expect(await dialog.getByLabel('Nome').inputValue()).toBe('');
		expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(4);
		expect(await dialog.getByLabel('Requisições por hora').inputValue()).toBe('100');
		expect(await dialog.getByLabel('Ambiente').inputValue()).toBe('prod');
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Excluir a chave Meu servidor' }).click();
		await notice(page).getByText('Chave de API excluída').waitFor();
		await page.getByText('Nenhuma chave de API criada ainda.').waitFor();
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the profile tab', () => {
	it('shows who one is, ends another session, and changes the password', async () => {
		const { user, client, page, seen, close } = await somebody();
		const elsewhere = new ApiClient(stack.url);
		await elsewhere.login(user);
		await opens(page, '');
		await page.getByText('As informações do perfil são gerenciadas através da sua conta externa.').waitFor();
		expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Pessoa');
		await page.getByRole('button', { name: /^Encerrar/ }).click();
		await notice(page).getByText('Sessão encerrada').waitFor();
		expect((await elsewhere.call('GET', '/api/v1/users/me')).status).toBe(401);

		await page.getByRole('button', { name: 'Trocar senha' }).click();
		await page.getByLabel('Senha atual').fill(user.password);
		await page.getByLabel('Nova senha').fill('curta');
		await page.getByRole('button', { name: 'Salvar nova senha' }).click();
		await page.getByText('A senha deve ter pelo menos 6 caracteres').waitFor();
		expect(await violations(page)).toEqual([]);
		await page.getByLabel('Nova senha').fill('outro-café-às-8');
		await page.getByRole('button', { name: 'Salvar nova senha' }).click();
		await notice(page).getByText('Senha alterada').waitFor();
		await client.login({ ...user, password: 'outro-café-às-8' });
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('says beside its field what is wrong with a password', async () => {
		const { user, page, close } = await somebody();
		await opens(page, '');
		await page.getByRole('button', { name: 'Trocar senha' }).click();
		const [current, next] = [page.getByLabel('Senha atual'), page.getByLabel('Nova senha')];
		for (const [known, field, words] of [
			['não-é-esta', current, 'A senha atual'],
			[user.password, next, 'Esta senha é fácil demais de adivinhar.'],
		] as const) {
			await current.fill(known);
			await next.fill('123456789');
			await page.getByRole('button', { name: 'Salvar nova senha' }).click();
			await page.getByRole('alert').getByText(words).waitFor();
			await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
		}
		await close();
	});

	it('has new podcasts open and close with a tune', async () => {
		const { page, close } = await somebody();
		await opens(page, '');
		const tune = () => page.getByRole('switch', { name: 'Toque de abertura e encerramento' });
		expect(await sentBy(page, () => tune().click())).toEqual({ theme_sound: true });
		await page.reload();
		await tune().and(page.locator('[aria-checked="true"]')).waitFor();
		await close();
	});

	it('keeps the tab in the address, the profile’s without a query', async () => {
		const { page, close } = await somebody();
		await opens(page, '');
		await page.getByRole('tab', { name: 'API externa' }).click();
		await page.waitForURL('**/settings?tab=external');
		await page.getByRole('tab', { name: 'Perfil' }).click();
		await page.waitForURL(`${stack.url}/settings`);
		await close();
	});
});
