import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';

import { KEY, sentBy, settingsVisits } from './settings-visits.ts';

const on = settingsVisits();
const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
describe('the Gemini tab', () => {
	it('sends the switch alone when it is off, and what is not blank when it is on', async () => {
		const { page, seen, close } = await on.somebody();
		await on.opens(page, '?tab=gemini');
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
		await page.getByRole('heading', { name: 'A sua chave do Gemini está configurada' }).waitFor();
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
		const refused = page.getByRole('heading', { name: 'A sua chave está guardada, mas foi recusada' });
		await refused.waitFor();
		expect(await violations(page)).toEqual([]);
		await page.reload();
		await refused.waitFor();
		await page.getByRole('button', { name: 'Remover chave' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Remover chave' }).click();
		await refused.waitFor({ state: 'detached' });
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the tab of API keys', () => {
	it('makes a key that is shown once and works as the example shows, and ends it', async () => {
		const { page, seen, close } = await on.somebody();
		await on.opens(page, '?tab=external');
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
		const { user, client, page, seen, close } = await on.somebody();
		const elsewhere = new ApiClient(on.stack.url);
		await elsewhere.login(user);
		await on.opens(page, '');
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
});
