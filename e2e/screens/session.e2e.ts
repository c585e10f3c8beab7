import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { choose, goOn } from './generator-steps.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');

it('a session that the server no longer knows leads to the landing page; leaving says so', async () => {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	const { page, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/auth`);
	await page.getByRole('heading', { name: 'Criar Podcast' }).waitFor();
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await notice(page).getByText('Você foi desconectado com sucesso.').waitFor();
	await page.getByRole('link', { name: 'Começar agora' }).waitFor();
	const kept = await page.evaluate(() => Object.keys(localStorage));
	expect(kept.filter((name) => /token|registered/.test(name))).toEqual([]);
	await close();

	const stale = await visit(on.browser, client);
	await stale.page.goto(`${on.stack.url}/history`);
	await stale.page.getByRole('link', { name: 'Começar agora' }).waitFor();
	await stale.close();
});

it('what somebody put together in a tab is not shown to whoever signs in to it next', async () => {
	const [mine, theirs] = [newUser(), newUser()];
	const [client] = await Promise.all([
		ApiClient.registered(on.stack.url, mine),
		ApiClient.registered(on.stack.url, theirs),
	]);
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	await choose(page, sample('short-pt'));
	await goOn(page).click();
	await page.getByLabel('Nome do podcast').fill('O segredo de Ana');
	// Only this screen's code is there, and none of the generator's.
	await page.goto(`${on.stack.url}/settings`);
	const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
	const left = await kept();
	expect(left).toContain('O segredo de Ana');
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await page.getByRole('link', { name: 'Começar agora' }).waitFor();
	expect(await kept()).not.toContain('Ana');

	// Even where it was left behind, as by a browser that went down, it is of use to nobody else.
	await page.evaluate((all) => Object.assign(sessionStorage, JSON.parse(all)), left);
	await page.goto(`${on.stack.url}/auth`);
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

it('a wrong password is told beside the field too, which has the focus', async () => {
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	await page.goto(`${on.stack.url}/auth`);
	const field = page.getByLabel('Senha', { exact: true });
	await page.getByLabel('Email').fill(newUser().email);
	await field.fill('não-é-esta');
	await page.getByRole('button', { name: 'Entrar' }).click();
	await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
	const described = await field.getAttribute('aria-describedby');
	expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/senha/i);
	expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await violations(page)).toEqual([]);
	await context.close();
});
