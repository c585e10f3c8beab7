import type { ErrorBody, Registration, User } from '@nexus/contract';
import { ApiClient, newUser, query, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const register = (url: string, body: object) =>
	new ApiClient(url).call<User & ErrorBody>('POST', '/api/v1/auth/register', body);
const registrationAt = (url: string) => new ApiClient(url).expect<Registration>('GET', '/api/v1/auth/registration');

describe('attack 9: whoever comes first to an address of ADMIN_EMAILS', () => {
	let stack: Stack;
	beforeAll(async () => {
		stack = await startStack({ ROLE: 'api', ADMIN_EMAILS: 'chefe@exemplo.com.br, outra@exemplo.com.br' });
	});
	afterAll(() => stack?.close());

	it('creates no account with it, however the address is written', async () => {
		for (const email of ['chefe@exemplo.com.br', 'CHEFE@Exemplo.com.br', 'Outra@exemplo.com.br']) {
			const { status, body } = await register(stack.url, { ...newUser(), email });
			expect([status, body.code]).toEqual([403, 'admin_email_reserved']);
			expect(body.message).toContain('npm run nexus -- user create');
		}
		expect(await query(stack, 'select id from users')).toEqual([]);
	});

	it('an administrator of an earlier installation keeps administering', async () => {
		const first = newUser();
		const earlier = { ...newUser(), email: 'mais.tarde@exemplo.com.br' };
		for (const user of [first, earlier]) await ApiClient.registered(stack.url, user);
		const later = await startAnother(stack, { NEXUS_SECRET: SECRET, ADMIN_EMAILS: earlier.email });
		try {
			for (const user of [first, earlier]) {
				const client = new ApiClient(later.url);
				await client.login(user);
				expect(await client.expect('GET', '/api/v1/users/me')).toMatchObject({ is_admin: true });
			}
		} finally {
			await later.close();
		}
	});
});

describe('registration that is closed', () => {
	let stack: Stack;
	beforeAll(async () => {
		stack = await startStack({ ROLE: 'api', REGISTRATION: 'closed', ADMIN_EMAILS: 'chefe@exemplo.com.br' });
	});
	afterAll(() => stack?.close());

	it('is told to everybody, and refuses them without a word about the address', async () => {
		expect(await registrationAt(stack.url)).toEqual({ registration: 'closed' });
		for (const email of [newUser().email, 'chefe@exemplo.com.br']) {
			const { status, body } = await register(stack.url, { ...newUser(), email });
			expect([status, body.code]).toEqual([403, 'registration_closed']);
		}
		const guessed = await register(stack.url, { ...newUser(), invitation: 'um-convite-inventado' });
		expect([guessed.status, guessed.body.code]).toEqual([410, 'link_ended']);
	});

	it('of many who hold links for the first account, one gets it, and it administers', async () => {
		const { administration } = stack.nexus;
		const links = [await administration.createFirstAccountLink(), await administration.createFirstAccountLink()];
		const tokens = links.flatMap((link) => [link?.token, link?.token, link?.token]);
		const answers = await Promise.all(tokens.map((invitation) => register(stack.url, { ...newUser(), invitation })));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410, 410, 410]);
		expect(answers.find(({ status }) => status === 201)?.body.is_admin).toBe(true);
		expect(await query(stack, 'select id from users')).toHaveLength(1);
		expect(await query(stack, 'select hash from one_time_links')).toEqual([]);
		expect(await administration.createFirstAccountLink()).toBeNull();
	});

	it('a link for the first account that is too old creates none', async () => {
		await query(stack, 'delete from users');
		const link = await stack.nexus.administration.createFirstAccountLink();
		await query(stack, "update one_time_links set expires_at = now() - interval '1 second'");
		const { status } = await register(stack.url, { ...newUser(), invitation: link?.token });
		expect(status).toBe(410);
	});
});
