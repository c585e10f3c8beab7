import { watchPage } from '@nexus/testkit/browser';
import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { inspect } from '../violations.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api', REGISTRATION: 'closed' });

const PASSWORD = 'outro-café-às-8';
const resetAddress = (token: string) => `${on.stack.url}/auth/reset#${token}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function stranger() {
	const context: BrowserContext = await on.browser.newContext({
		viewport: { width: 1280, height: 860 },
		reducedMotion: 'reduce',
	});
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, on.stack.url);
	return { page, seen, ...inspect(page), close: () => context.close() };
}

/** An account made in the terminal, with the link for its password. */
async function made() {
	const { email, username, full_name: fullName } = newUser();
	const { link } = await on.stack.nexus.administration.create({ email, username, fullName, isAdmin: false });
	return { email, token: link.token };
}

async function setPassword(page: Page, password = PASSWORD) {
	await page.getByLabel('Nova senha').fill(password);
	await page.getByRole('button', { name: 'Definir senha' }).click();
}

it('a closed installation says so where one would register, and its invitation makes the first account', async () => {
	const { page, seen, look, found, close } = await stranger();
	await page.goto(`${on.stack.url}/auth`);
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await heading(page, 'Cadastro fechado').waitFor();
	expect(await page.getByLabel('Nome completo').count()).toBe(0);
	await look('registration that is closed');
	await page.getByRole('button', { name: 'Já tenho conta' }).click();
	await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();

	const link = await on.stack.nexus.administration.createFirstAccountLink();
	await page.goto(`${on.stack.url}/auth/invitation#${link?.token}`);
	const user = newUser();
	await page.getByLabel('Nome completo').fill(user.full_name);
	await page.getByLabel('Username').fill(user.username);
	await page.getByLabel('Email').fill(user.email);
	await page.getByLabel('Senha', { exact: true }).fill(user.password);
	expect(page.url()).toBe(`${on.stack.url}/auth/invitation`);
	await page.getByRole('button', { name: 'Criar conta' }).click();
	await page.waitForURL(`${on.stack.url}/settings?tab=gemini`);
	expect(await query(on.stack, 'select is_admin from users')).toEqual([{ is_admin: true }]);
	expect(seen).toEqual({ errors: [], foreign: [] });
	expect(found).toEqual({});
	await close();
});

it('attack: neither an address nor a Referer takes the secret of a link anywhere', async () => {
	const { email, token } = await made();
	const { page, seen, look, found, close } = await stranger();
	const sent: { url: string; headers: string; body: string | null }[] = [];
	const noted: Promise<unknown>[] = [];
	page.on('request', (request) => {
		const note = async () => {
			// Of one that is under way when the page goes on, the browser has not told all.
			const headers = await request.allHeaders().catch(() => request.headers());
			sent.push({ url: request.url(), headers: JSON.stringify(headers), body: request.postData() });
		};
		noted.push(note());
	});
	await page.goto(resetAddress(token));
	await page.getByText(email).waitFor();
	await look('a new password');
	expect(page.url()).toBe(`${on.stack.url}/auth/reset`);
	await page.reload();
	await page.getByText(email).waitFor();

	await setPassword(page, '123456');
	await page.locator('[aria-invalid]').waitFor();
	await page.locator('form').getByText('Esta senha é fácil demais de adivinhar.').waitFor();
	await look('a new password that is refused');
	await setPassword(page);
	await heading(page, 'Senha definida').waitFor();
	await look('a password that was set');
	await page.getByRole('link', { name: 'Ir para o login' }).click();
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Entrar', exact: true }).click();
	await page.getByRole('button', { name: /^Conta de/ }).waitFor();

	await Promise.all(noted);
	expect(sent.filter(({ url, headers }) => `${url}${headers}`.includes(token))).toEqual([]);
	const carried = sent.filter(({ body }) => body?.includes(token)).map(({ url }) => new URL(url).pathname);
	expect(new Set(carried)).toEqual(new Set(['/api/v1/auth/password-link', '/api/v1/auth/password-link/check']));
	const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
	expect(stored).not.toContain(token);
	// The browser itself tells of the password that was refused.
	expect(seen.errors.filter((error) => !error.includes('422'))).toEqual([]);
	expect(seen.foreign).toEqual([]);
	expect(found).toEqual({});
	await close();
});

it('a link that is spent, incomplete or not answered says what to do', async () => {
	const { token } = await made();
	const { page, look, found, close } = await stranger();
	await page.goto(resetAddress(token));
	await page.getByLabel('Nova senha').waitFor();
	// Meanwhile the same link is used elsewhere.
	const body = { token, new_password: PASSWORD };
	expect((await new ApiClient(on.stack.url).call('POST', '/api/v1/auth/password-link', body)).status).toBe(204);
	await setPassword(page, 'mais-um-café-às-9');
	await heading(page, 'Este link não vale mais').waitFor();
	await look('a link that was used');

	// Another link in the same tab changes the hash alone.
	const other = await made();
	await page.evaluate((hash) => {
		location.hash = hash;
	}, other.token);
	await page.getByText(other.email).waitFor();
	await query(on.stack, "update one_time_links set expires_at = now() - interval '1 second'");
	await page.reload();
	await heading(page, 'Este link não vale mais').waitFor();

	const empty = await stranger();
	await empty.page.goto(`${on.stack.url}/auth/reset`);
	await heading(empty.page, 'Este link está incompleto').waitFor();
	await empty.look('a link without its secret');

	const { token: third, email } = await made();
	await page.route(/password-link\/check$/, (route) => route.abort());
	await page.goto(resetAddress(third));
	await page.reload();
	await heading(page, 'Não conseguimos falar com o servidor').waitFor();
	await page.unroute(/password-link\/check$/);
	await page.getByRole('button', { name: 'Tentar novamente' }).click();
	await page.getByText(email).waitFor();
	expect([found, empty.found]).toEqual([{}, {}]);
	await empty.close();
	await close();
});

it('whoever is signed in as somebody else is told, and is signed out when the password is set', async () => {
	const [signedIn, other] = [await made(), await made()];
	const client = new ApiClient(on.stack.url);
	await client.expect('POST', '/api/v1/auth/password-link', { token: signedIn.token, new_password: PASSWORD });
	await client.login({ email: signedIn.email, password: PASSWORD });
	const { page, seen, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	await page.goto(resetAddress(other.token));
	await page.getByText(`Este navegador está na conta ${signedIn.email}`).waitFor();
	await look('a new password, signed in as somebody else');
	await setPassword(page);
	await page.getByRole('link', { name: 'Ir para o login' }).click();
	await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
	expect((await client.call('GET', '/api/v1/users/me')).status).toBe(401);
	const { tokens } = client;
	await client.login({ email: signedIn.email, password: PASSWORD });
	expect(client.tokens?.access_token).not.toBe(tokens?.access_token);
	expect([seen.foreign, found]).toEqual([[], {}]);
	await close();
});
