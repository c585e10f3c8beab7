import { newUser } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_STRINGS } from './account-strings.ts';
import { type Installation, install } from './installation.ts';
import { createStringCheck } from './string-check.ts';

let on: Installation;
beforeAll(async () => {
	on = await install();
});
afterAll(() => on?.close());

const { sees, unseen } = createStringCheck(ACCOUNT_STRINGS);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('coming with a session, and leaving', async () => {
	const { page, close } = await on.guest();
	const slow = on.gateway.hold(/ \/api\/v1\/(auth|users)\/me$/);
	await page.goto(on.gateway.url);
	await sees(page, 'the session is loading');
	slow.release();
	await sees(page, 'somebody is signed in');
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await sees(page, 'the user menu is open');
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await sees(page, 'somebody has left');
	await close();
});

it('signing in', async () => {
	const { user, close } = await on.guest();
	await close();
	const page = await on.stranger();
	await page.goto(`${on.gateway.url}/auth`);
	await sees(page, 'the login form');
	await press(page, 'Entrar');
	await sees(page, 'a login without e-mail and password');

	await page.getByLabel('Email').fill(user.email);
	await page.getByLabel('Senha', { exact: true }).fill('não-é-esta-senha');
	await press(page, 'Entrar');
	await sees(page, 'a wrong password');

	await page.getByLabel('Senha', { exact: true }).fill(user.password);
	await on.whileDown(async () => {
		await press(page, 'Entrar');
		await sees(page, 'a login that nobody answers');
		on.gateway.outageAnswer = 'html';
		await press(page, 'Entrar');
		await sees(page, 'a login that a proxy answers with a page');
		on.gateway.outageAnswer = 'json';
		await press(page, 'Entrar');
		await sees(page, 'a login that a proxy answers without a message');
		on.gateway.outageAnswer = 'none';
	});

	const slow = on.gateway.hold(/\/auth\/login$/);
	await press(page, 'Entrar');
	await sees(page, 'a login under way');
	slow.release();
	await sees(page, 'a login that worked');

	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.goto(`${on.gateway.url}/auth`);
	const redirecting = page.getByText('Redirecionando...');
	while (!(await redirecting.isVisible())) await page.clock.runFor(10);
	await sees(page, 'signed in already');
	await page.context().close();
});

it('registering', async () => {
	const { user: taken, close } = await on.guest();
	await close();
	const page = await on.stranger();
	const user = newUser();
	const fill = async (email: string, password: string) => {
		await page.getByLabel('Email').fill(email);
		await page.getByLabel('Senha', { exact: true }).fill(password);
	};
	await page.goto(`${on.gateway.url}/auth`);
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await sees(page, 'the registration form');
	await press(page, 'Criar conta');
	await sees(page, 'a registration with nothing filled in');

	await page.getByLabel('Nome completo').fill(user.full_name);
	await page.getByLabel('Username').fill(user.username);
	await fill(user.email, '123456');
	await press(page, 'Criar conta');
	await sees(page, 'a registration with a common password');
	await fill(taken.email, user.password);
	await press(page, 'Criar conta');
	await sees(page, 'a registration with an e-mail that is taken');
	await fill(user.email, user.password);
	await on.whileDown(async () => {
		await press(page, 'Criar conta');
		await sees(page, 'a registration that nobody answers');
	});

	const slow = on.gateway.hold(/\/auth\/register$/);
	const slowLogin = on.gateway.hold(/\/auth\/login$/);
	await press(page, 'Criar conta');
	await sees(page, 'a registration under way');
	slow.release();
	await sees(page, 'registered, the automatic login under way');
	await on.whileDown(() => sees(page, 'registered, the automatic login not answered'));
	slowLogin.release();

	await fill(user.email, user.password);
	await press(page, 'Entrar');
	await page.waitForURL('**/settings?tab=gemini');
	await sees(page, 'the first visit after registration');
	await page.context().close();
});

it('every string of the table was found', () => expect(unseen()).toEqual([]));
