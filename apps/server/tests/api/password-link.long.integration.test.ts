import type { ErrorBody, PasswordLink } from '@nexus/contract';
import { ApiClient, newUser, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const PASSWORD = 'outro-café-às-8';
const check = (token: string) =>
	new ApiClient(stack.url).call<PasswordLink & ErrorBody>('POST', '/api/v1/auth/password-link/check', { token });
const reset = (token: string, new_password = PASSWORD) =>
	new ApiClient(stack.url).call<ErrorBody>('POST', '/api/v1/auth/password-link', { token, new_password });
const loginStatus = async (email: string, password: string) =>
	(await new ApiClient(stack.url).call('POST', '/api/v1/auth/login', { email, password })).status;

async function personWithLink() {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	const { token, expiresAt } = await stack.nexus.administration.createPasswordLink(user.email);
	return { user, client, token, expiresAt };
}

describe('a link for a new password', () => {
	it('tells whose it is, sets the password once and ends all sessions of the account', async () => {
		const { user, client, token, expiresAt } = await personWithLink();
		const hour = 60 * 60 * 1000;
		expect(Math.abs(expiresAt.getTime() - Date.now() - hour)).toBeLessThan(hour / 10);
		expect((await check(token)).body).toEqual({ email: user.email, username: user.username });
		expect((await reset(token)).status).toBe(204);
		expect((await client.call('GET', '/api/v1/users/me')).status).toBe(401);
		expect(await loginStatus(user.email, user.password)).toBe(401);
		expect(await loginStatus(user.email, PASSWORD)).toBe(200);
		expect((await check(token)).body.code).toBe('link_ended');
		expect((await reset(token, 'mais-um-café-às-9')).body.code).toBe('link_ended');
		expect(await loginStatus(user.email, PASSWORD)).toBe(200);
	});

	it('stays good when the password is refused by the rule of registration', async () => {
		const { token } = await personWithLink();
		expect((await reset(token, 'Password1')).body.code).toBe('common_password');
		expect((await reset(token, 'curta')).body.code).toBe('validation');
		expect((await reset(token)).status).toBe(204);
	});

	it('ends after its hour, and when another one is made', async () => {
		const { user, token } = await personWithLink();
		const another = await stack.nexus.administration.createPasswordLink(user.email);
		expect((await reset(token)).body.code).toBe('link_ended');
		await query(stack, "update one_time_links set expires_at = now() - interval '1 second' where user_id is not null");
		expect((await check(another.token)).body.code).toBe('link_ended');
		expect((await reset(another.token)).body.code).toBe('link_ended');
		expect(await loginStatus(user.email, user.password)).toBe(200);
	});

	it('is of no use to a disabled account, also when it was made before', async () => {
		const { user, token } = await personWithLink();
		const kept = await query<{ hash: string }>(stack, 'select hash from one_time_links where user_id is not null');
		expect(kept).not.toEqual([]);
		await query(stack, 'update users set disabled_at = now() where email = $1', [user.email]);
		expect((await check(token)).body.code).toBe('link_ended');
		expect((await reset(token)).body.code).toBe('link_ended');
		await stack.nexus.administration.disable(user.email);
		await stack.nexus.administration.enable(user.email);
		expect((await reset(token)).body.code).toBe('link_ended');
		await expect(
			stack.nexus.administration
				.disable(user.email)
				.then(() => stack.nexus.administration.createPasswordLink(user.email)),
		).rejects.toMatchObject({ code: 'account_disabled' });
	});
});

describe('attack: links for a new password', () => {
	it('guessing: every wrong token is answered alike, before the password is looked at', async () => {
		const { user, token } = await personWithLink();
		const guesses = [token.slice(0, -1), `${token}A`, token.toLowerCase(), token.split('').reverse().join(''), 'a'];
		const answers = await Promise.all(guesses.flatMap((guess) => [check(guess), reset(guess, 'Password1')]));
		expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(410);
		expect(await loginStatus(user.email, user.password)).toBe(200);
		expect((await reset(token)).status).toBe(204);
	});

	it('reading the log: no line of the server holds the secret of a link', async () => {
		const { token } = await personWithLink();
		const another = await startAnother(stack, { NEXUS_SECRET: SECRET, LOG_LEVEL: 'trace' });
		try {
			const client = new ApiClient(another.url);
			await client.call('POST', '/api/v1/auth/password-link/check', { token });
			await client.call('POST', '/api/v1/auth/password-link', { token, new_password: 'Password1' });
			await client.call('POST', '/api/v1/auth/password-link', { token, new_password: PASSWORD });
			expect(another.log()).toContain('/api/v1/auth/password-link');
			expect(another.log()).not.toContain(token);
		} finally {
			await another.close();
		}
	});

	it('reading the database: what is stored of a link opens nothing', async () => {
		const { token } = await personWithLink();
		const stored = await query<{ hash: string }>(stack, 'select hash from one_time_links');
		expect(stored.map(({ hash }) => hash)).not.toContain(token);
		for (const { hash } of stored) expect((await reset(hash)).body.code).toBe('link_ended');
	});

	it('reuse: of twenty at once one sets its password', async () => {
		const { user, token } = await personWithLink();
		const passwords = Array.from({ length: 20 }, (_, at) => `senha-de-teste-nº-${at}`);
		const answers = await Promise.all(passwords.map((password) => reset(token, password)));
		const [winner, ...others] = passwords.filter((_, at) => answers[at]?.status === 204);
		expect(others).toEqual([]);
		expect(await loginStatus(user.email, winner ?? '')).toBe(200);
	});

	it('a link for the first account sets no password, and the other way round', async () => {
		const { token } = await personWithLink();
		await query(stack, "update one_time_links set purpose = 'first-account'");
		expect((await reset(token)).body.code).toBe('link_ended');
	});
});
