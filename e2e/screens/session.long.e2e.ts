import { watchPage } from '@nexus/testkit/browser';
import { ApiClient, goDown, newUser } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { visitAlone } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');

/** Lets the page's clock run, ten milliseconds at a time, until something is there. */
async function runUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
	while (!(await seen())) await page.clock.runFor(10);
}

it('registration signs in, goes to the Gemini tab after half a second, and welcomes for six', async () => {
	const user = newUser();
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, on.stack.url);
	await page.clock.install();
	await page.goto(`${on.stack.url}/auth`);
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await page.getByLabel('Nome completo').fill(user.full_name);
	await page.getByLabel('Username').fill(user.username);
	await page.getByLabel('Email').fill(user.email);
	await page.getByLabel('Senha', { exact: true }).fill(user.password);
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByRole('button', { name: 'Criar conta' }).click();
	await runUntil(page, () => page.getByText('Redirecionando...').isVisible());
	expect(await notice(page).textContent()).toBe('Conta criada com sucesso!Fazendo login automático...');
	expect(await page.evaluate(() => localStorage.getItem('nexus_just_registered'))).toBe('true');
	const signedIn = async () => (await page.evaluate(() => localStorage.getItem('nexus_access_token'))) !== null;
	await runUntil(page, signedIn);
	await page.clock.runFor(400);
	expect(new URL(page.url()).pathname).toBe('/auth');

	await runUntil(page, async () => page.url().endsWith('/settings?tab=gemini'));
	await runUntil(page, () => notice(page).getByText('Bem-vindo ao Nexus!').isVisible());
	expect(await page.evaluate(() => localStorage.getItem('nexus_just_registered'))).toBeNull();
	await page.clock.runFor(5_900);
	expect(await notice(page).count()).toBe(1);
	await page.clock.runFor(200);
	await notice(page).waitFor({ state: 'detached' });
	expect(seen).toEqual({ errors: [], foreign: [] });
	await context.close();
});

it('what the server refuses of a registration stands beside its field, which has the focus', async () => {
	const taken = newUser();
	await ApiClient.registered(on.stack.url, taken);
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
	const page = await context.newPage();
	await page.goto(`${on.stack.url}/auth`);
	await page.getByRole('tab', { name: 'Registrar' }).click();
	const [email, password] = [page.getByLabel('Email'), page.getByLabel('Senha', { exact: true })];
	await page.getByLabel('Nome completo').fill(taken.full_name);
	await page.getByLabel('Username').fill(`${taken.username}2`);
	await email.fill(taken.email);
	for (const [secret, field, words] of [
		['123456789', password, 'Esta senha é fácil demais de adivinhar.'],
		[taken.password, email, 'Este e-mail ou nome de usuário já está em uso.'],
	] as const) {
		await password.fill(secret);
		await page.getByRole('button', { name: 'Criar conta' }).click();
		await notice(page).getByText('Erro no registro').waitFor();
		await page.getByRole('alert').getByText(words).waitFor();
		expect(await field.getAttribute('aria-invalid')).toBe('true');
		await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
	}
	expect(await password.getAttribute('aria-invalid')).toBeNull();
	expect(await violations(page)).toEqual([]);
	await context.close();
});

it('there is one notice at a time; F8 goes to it, a swipe of fifty pixels puts it away', async () => {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	const { page, close } = await visitAlone(on.browser, client, { permissions: ['clipboard-read', 'clipboard-write'] });
	await page.goto(`${on.stack.url}/settings?tab=external`);
	const copies = page.getByRole('button', { name: /^Copiar:/ });
	await copies.nth(0).click();
	await copies.nth(1).click();
	await notice(page).waitFor();
	expect(await notice(page).count()).toBe(1);
	await page.keyboard.press('F8');
	await page.waitForFunction(() => document.activeElement?.closest('[role="region"], ol') !== null);

	const swipe = async (pixels: number) => {
		const box = await notice(page).boundingBox();
		if (!box) throw new Error('no notice');
		const [x, y] = [box.x + 60, box.y + box.height / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + pixels / 2, y);
		await page.mouse.move(x + pixels, y);
		await page.mouse.up();
	};
	await swipe(40);
	expect(await notice(page).getAttribute('data-state')).toBe('open');
	await swipe(70);
	await notice(page).waitFor({ state: 'detached' });
	await close();
});

it('what a click opens waits for a server that is away, and the screen stays', async () => {
	const { page, close } = await visitAlone(on.browser, await ApiClient.registered(on.stack.url));
	await page.addInitScript(() => {
		// Nothing comes before it is wanted.
		window.requestIdleCallback = () => 0;
	});
	await page.goto(on.stack.url);
	const account = page.getByRole('button', { name: /^Conta de / });
	await account.waitFor();
	await page.getByRole('region', { name: /^Avisos/ }).waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	const comeBack = await goDown(on.stack);
	await account.click();
	await notice(page).getByText('Isto abre assim que o servidor responder.').waitFor();
	await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	await comeBack();
	await page.getByRole('menuitem', { name: 'Configurações' }).waitFor();
	await close();
});
