import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, goDown, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { choose, goOn } from './generator-steps.ts';
import { visit, visitAlone } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack({ ROLE: 'api' }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');

/** Lets the page's clock run, ten milliseconds at a time, until something is there. */
async function runUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
	while (!(await seen())) await page.clock.runFor(10);
}

it('registration signs in, goes to the Gemini tab after half a second, and welcomes for six', async () => {
	const user = newUser();
	const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, stack.url);
	await page.clock.install();
	await page.goto(`${stack.url}/auth`);
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
	await ApiClient.registered(stack.url, taken);
	const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
	const page = await context.newPage();
	await page.goto(`${stack.url}/auth`);
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

it('a session that the server no longer knows leads to the landing page; leaving says so', async () => {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { page, close } = await visit(browser, client);
	await page.goto(`${stack.url}/auth`);
	await page.getByRole('heading', { name: 'Criar Podcast' }).waitFor();
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await notice(page).getByText('Você foi desconectado com sucesso.').waitFor();
	await page.getByRole('link', { name: 'Começar agora' }).waitFor();
	const kept = await page.evaluate(() => Object.keys(localStorage));
	expect(kept.filter((name) => /token|registered/.test(name))).toEqual([]);
	await close();

	const stale = await visit(browser, client);
	await stale.page.goto(`${stack.url}/history`);
	await stale.page.getByRole('link', { name: 'Começar agora' }).waitFor();
	await stale.close();
});

it('what somebody put together in a tab is not shown to whoever signs in to it next', async () => {
	const [mine, theirs] = [newUser(), newUser()];
	const [client] = await Promise.all([ApiClient.registered(stack.url, mine), ApiClient.registered(stack.url, theirs)]);
	const { page, seen, close } = await visit(browser, client);
	await page.goto(stack.url);
	await choose(page, sample('short-pt'));
	await goOn(page).click();
	await page.getByLabel('Nome do podcast').fill('O segredo de Ana');
	// Only this screen's code is there, and none of the generator's.
	await page.goto(`${stack.url}/settings`);
	const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
	const left = await kept();
	expect(left).toContain('O segredo de Ana');
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await page.getByRole('link', { name: 'Começar agora' }).waitFor();
	expect(await kept()).not.toContain('Ana');

	// Even where it was left behind, as by a browser that went down, it is of use to nobody else.
	await page.evaluate((all) => Object.assign(sessionStorage, JSON.parse(all)), left);
	await page.goto(`${stack.url}/auth`);
	await page.getByLabel('Email').fill(theirs.email);
	await page.getByLabel('Senha', { exact: true }).fill(theirs.password);
	await page.getByRole('button', { name: 'Entrar' }).click();
	await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	expect(await page.getByText('O segredo de Ana').count()).toBe(0);
	expect(await page.getByText(sample('short-pt').filename).count()).toBe(0);
	expect(await kept()).not.toContain('Ana');
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('there is one notice at a time; F8 goes to it, a swipe of fifty pixels puts it away', async () => {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { page, close } = await visitAlone(browser, client, { permissions: ['clipboard-read', 'clipboard-write'] });
	await page.goto(`${stack.url}/settings?tab=external`);
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
	const { page, close } = await visitAlone(browser, await ApiClient.registered(stack.url));
	await page.addInitScript(() => {
		// Nothing comes before it is wanted.
		window.requestIdleCallback = () => 0;
	});
	await page.goto(stack.url);
	const account = page.getByRole('button', { name: /^Conta de / });
	await account.waitFor();
	await page.getByRole('region', { name: /^Avisos/ }).waitFor({ state: 'attached' });
	await page.waitForLoadState('networkidle');
	const comeBack = await goDown(stack);
	await account.click();
	await notice(page).getByText('Isto abre assim que o servidor responder.').waitFor();
	await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	await comeBack();
	await page.getByRole('menuitem', { name: 'Configurações' }).waitFor();
	await close();
});
