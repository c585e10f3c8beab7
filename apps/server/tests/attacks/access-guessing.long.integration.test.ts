import type { ErrorBody, Tokens } from '@nexus/contract';
import { guessingCrowd, from as sentFrom } from '@nexus/testkit/attacks';
import { expectRefusal } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import { accountWithData, snapshot, type TestAccount } from '@nexus/testkit/test-accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let person: TestAccount;
beforeAll(async () => {
	// The tests' own address counts as a proxy, so that callers may come from many addresses.
	stack = await startStack({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1' });
	person = await accountWithData(stack);
});
afterAll(() => stack?.close());

describe('attack 5: what login and registration tell', () => {
	const from = (address: string, cookie?: string) => ({ ...sentFrom(address), ...(cookie && { cookie }) });
	const login = (body: { email: string; password: string }, headers: Record<string, string>) =>
		new ApiClient(stack.url).call<Tokens & ErrorBody>('POST', '/api/v1/auth/login', body, headers);

	it('the same of a taken e-mail and a taken name', async () => {
		const before = await snapshot(stack);
		const register = (changes: object) =>
			new ApiClient(stack.url).call<ErrorBody>('POST', '/api/v1/auth/register', { ...newUser(), ...changes });
		const email = await register({ email: person.user.email.toUpperCase() });
		const name = await register({ username: person.user.username.toUpperCase() });
		expectRefusal(email, 'account_taken');
		expect([name.status, name.body]).toEqual([email.status, email.body]);
		expect(await snapshot(stack)).toEqual(before);
	});

	const deviceOf = ({ headers }: { headers: Headers }) =>
		headers
			.getSetCookie()
			.find((cookie) => cookie.startsWith('nexus_device='))
			?.split(';')[0];

	it('guesses end no session, and one account’s device is no other’s', async () => {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		const device = deviceOf(await login(user, from('203.0.113.8')));
		const wrong = { ...person.user, password: 'tentativa' };
		await Promise.all(Array.from({ length: 12 }, () => login(wrong, from('192.0.2.2'))));
		expect((await login(person.user, from('192.0.2.2', device))).status).toBe(429);
		await guessingCrowd(stack.url, user.email, 60);
		expect((await client.call('GET', '/api/v1/users/me')).status).toBe(200);
	});
});
