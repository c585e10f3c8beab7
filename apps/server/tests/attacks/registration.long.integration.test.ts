import type { ErrorBody, RegisterBody, User } from '@nexus/contract';
import {
	addressOf,
	BYSTANDER_ADDRESS,
	callFrom,
	guessablePasswords,
	registrationFlood,
	signInTimes,
	takenProbes,
} from '@nexus/testkit/attacks';
import { expectRefusal } from '@nexus/testkit/server-checks';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIMITS = { REGISTRATIONS_PER_HOUR_PER_ADDRESS: '5', REGISTRATIONS_PER_HOUR: '40' };

let stack: Stack;
let neighbour: RegisterBody;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api', TRUSTED_PROXIES: '127.0.0.1', ...LIMITS });
	neighbour = newUser();
	await callFrom(stack.url, BYSTANDER_ADDRESS, '/api/v1/auth/register', neighbour);
});
afterAll(() => stack?.close());

const register = (address: string, changes: Partial<RegisterBody> = {}) =>
	callFrom<User & ErrorBody>(stack.url, address, '/api/v1/auth/register', { ...newUser(), ...changes });
const accounts = async () => {
	const [row] = await query<{ n: number }>(stack, 'select count(*)::int as n from users');
	return row?.n ?? 0;
};

describe('a flood of registrations', () => {
	it('from one address makes as many accounts as are free, and keeps no neighbour out', async () => {
		const before = await accounts();
		const enough = new AbortController();
		const flood = registrationFlood(stack.url, { total: 2_000, atOnce: 30, signal: enough.signal });
		const times = await signInTimes(stack.url, neighbour, (count) => count < 20);
		enough.abort();
		const statuses = await flood;
		expect(times.admitted).toBe(times.count);
		expect(statuses[201]).toBe(5);
		expect(Object.keys(statuses).every((status) => ['201', '429', '503'].includes(status))).toBe(true);
		expect((await accounts()) - before).toBe(5);

		const refused = await register(addressOf(0));
		const seconds = Number(refused.headers.get('retry-after'));
		expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
		expectRefusal(refused, 'too_many_attempts', { seconds });
		expect((await register('203.0.113.1')).status).toBe(201);
	});

	it('from many addresses of one IPv6 customer is one flood', async () => {
		const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => register(`2001:db8:7:7::${at}`)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
		expect((await register('2001:db8:7:8::1')).status).toBe(201);
	});

	it('from everywhere is held to the bound of the installation', async () => {
		const statuses = await registrationFlood(stack.url, { total: 80, atOnce: 10, addresses: 80 });
		expect(await accounts()).toBe(40);
		expect(Object.keys(statuses).sort()).toEqual(['201', '429']);
		expect((await new ApiClient(stack.url).call('POST', '/api/v1/auth/login', neighbour)).status).toBe(200);
	});
});

describe('whoever looks for accounts', () => {
	it('is slowed, and holds up nobody who registers from the same network', async () => {
		await query(stack, 'delete from attempts');
		const address = '203.0.113.9';
		const before = await accounts();
		const statuses = await takenProbes(stack.url, { email: neighbour.email, address, total: 110 });
		expect(statuses).toEqual({ 409: 100, 429: 10 });
		const refused = await register(address, { username: neighbour.username });
		expectRefusal(refused, 'too_many_attempts', { seconds: Number(refused.headers.get('retry-after')) });
		expect((await register(address)).status).toBe(201);
		expect((await accounts()) - before).toBe(1);
	});

	it('learns nothing by a password that is refused anyway', async () => {
		const password = 'senha123';
		const taken = await register('203.0.113.10', { email: neighbour.email, password });
		expectRefusal(taken, 'common_password');
		expect((await register('203.0.113.10', { password })).body).toEqual(taken.body);
	});
});

describe('a password that is easy to guess', () => {
	it('is refused at registration, also the account’s own words and however long', async () => {
		const user = newUser();
		const before = await accounts();
		for (const password of guessablePasswords(user)) {
			const answer = await register('203.0.113.11', { ...user, password });
			expect([password, answer.body.code]).toEqual([password, 'common_password']);
			expectRefusal(answer, 'common_password');
		}
		expect(await accounts()).toBe(before);
		expect((await register('203.0.113.11', { ...user, password: 'x7k2qp' })).status).toBe(201);
	});

	it('is refused when the password is changed, and the old one stays', async () => {
		const client = new ApiClient(stack.url);
		await client.login(neighbour);
		for (const new_password of guessablePasswords(neighbour)) {
			const change = { current_password: neighbour.password, new_password };
			expectRefusal(await client.call<ErrorBody>('POST', '/api/v1/auth/password', change), 'common_password');
		}
		await client.login(neighbour);
	});
});
