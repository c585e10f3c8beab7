import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';

import { KEY, sentBy, settingsVisits } from './settings-visits.ts';

const NO_KEY = 'A chave Gemini é obrigatória pois o sistema não possui uma chave configurada.';
const on = settingsVisits();
const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
describe('the Gemini tab', () => {
	it('is forced on and asks for a key where the system has none', async () => {
		const { page, close } = await on.somebody();
		await page.route('**/api/v1/users/system/gemini-status', async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, json: { ...(await response.json()), custom_config_required: true } });
		});
		await on.opens(page, '?tab=gemini');
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
		const { page, close } = await on.somebody();
		await page.route('**/api/v1/users/me/settings', (route) => route.abort());
		await on.opens(page, '?tab=gemini');
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
		const { page, close } = await on.somebody();
		await on.opens(page, '?tab=gemini');
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

	it.each([
		{
			what: 'without access',
			fault: 'http-403',
			title: 'Esta chave não dá acesso ao Gemini',
			told: 'Ela não permite usar a API do Gemini, ou o Google não atende a região deste servidor.',
			stored: 'A sua chave está guardada, mas foi recusada',
			consequence: /^Ela não dá acesso ao Gemini: com ela assim, nada pode ser gerado por ele\./,
		},
		{
			what: 'without quota',
			fault: 'quota-day',
			title: 'Esta chave está sem cota agora',
			told: /^O Google a reconhece, mas não aceita mais pedidos dela por enquanto\./,
			stored: 'A sua chave está guardada, mas sem cota',
			consequence: 'O Google a reconhece, e não aceitava mais pedidos dela quando você a salvou.',
		},
	] as const)('says so of a key $what, and stores it all the same when asked to', async (its) => {
		const { page, seen, close } = await on.somebody();
		await on.opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		const field = page.getByLabel('Chave Gemini');
		await field.fill(KEY);
		on.gemini.faults.next(its.fault, { on: 'models' });
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		const question = page.getByRole('alertdialog', { name: its.title });
		await question.getByText(its.told).waitFor();
		expect(await violations(page)).toEqual([]);
		await question.getByRole('button', { name: 'Voltar à chave' }).click();
		await page.getByRole('alert').getByText(its.title).waitFor();
		expect(await page.getByText('Chave configurada').count()).toBe(0);

		on.gemini.faults.next(its.fault, { on: 'models' });
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		const anyway = question.getByRole('button', { name: 'Salvar mesmo assim' });
		expect(await sentBy(page, () => anyway.click())).toMatchObject({ gemini_api_key: KEY });
		await page.getByText('Chave configurada').waitFor();
		await page.getByRole('heading', { name: its.stored }).waitFor();
		await page.getByText(its.consequence).waitFor();
		expect(await violations(page)).toEqual([]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('is not left with something unsaved but after a question', async () => {
		const { page, seen, close } = await on.somebody();
		await on.opens(page, '?tab=gemini');
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
		await page.waitForURL(`${on.stack.url}/settings`);
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();

		await on.opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByRole('button', { name: 'Salvar configurações' }).click();
		await notice(page).getByText('Sucesso! ✅').waitFor();
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();

		await on.opens(page, '?tab=gemini');
		await page.getByRole('switch').click();
		await page.getByText('Há alterações não salvas.').waitFor();
		await page.getByRole('button', { name: /^Conta de/ }).click();
		await page.getByRole('menuitem', { name: 'Sair' }).click();
		await page.waitForURL(`${on.stack.url}/`);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('the profile tab', () => {
	it('says beside its field what is wrong with a password', async () => {
		const { user, page, close } = await on.somebody();
		await on.opens(page, '');
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
		const { page, close } = await on.somebody();
		await on.opens(page, '');
		const tune = () => page.getByRole('switch', { name: 'Toque de abertura e encerramento' });
		expect(await sentBy(page, () => tune().click())).toEqual({ theme_sound: true });
		await page.reload();
		await tune().and(page.locator('[aria-checked="true"]')).waitFor();
		await close();
	});

	it('keeps the tab in the address, the profile’s without a query', async () => {
		const { page, close } = await on.somebody();
		await on.opens(page, '');
		await page.getByRole('tab', { name: 'API externa' }).click();
		await page.waitForURL('**/settings?tab=external');
		await page.getByRole('tab', { name: 'Perfil' }).click();
		await page.waitForURL(`${on.stack.url}/settings`);
		await close();
	});
});
