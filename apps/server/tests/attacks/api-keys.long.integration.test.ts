import {
	API_KEYS_MAX,
	API_KEYS_RATE_LIMIT,
	type ApiKeyList,
	type CreatedApiKey,
	type ErrorBody,
} from '@nexus/contract';
import { createManyApiKeys } from '@nexus/testkit/attacks';
import { expectRefusal } from '@nexus/testkit/server-checks';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
});
afterAll(() => stack?.close());

const keysOf = async (client: ApiClient) =>
	(await client.expect<ApiKeyList>('GET', '/api/v1/api-keys/')).api_keys.map(({ id }) => id);

async function newKey(client: ApiClient, more: object = {}) {
	const body = { name: 'Programa', scopes: ['podcasts:read'], rate_limit_per_hour: 10_000, ...more };
	const { id, key_full } = await client.expect<CreatedApiKey>('POST', '/api/v1/api-keys/', body);
	const call = () =>
		new ApiClient(stack.url).call<ErrorBody>('GET', '/api/podcasts', undefined, {
			authorization: `Bearer ${key_full}`,
		});
	return { id, call };
}

describe('an account that hoards API keys', () => {
	it('gets as many as are allowed, also when it asks for many at once, and one more for one deleted', async () => {
		const client = await ApiClient.registered(stack.url);
		expect(await createManyApiKeys(client, 30)).toEqual({ 201: API_KEYS_MAX, 409: 30 - API_KEYS_MAX });
		const keys = await keysOf(client);
		expect(keys).toHaveLength(API_KEYS_MAX);
		const body = { name: 'Mais uma', scopes: ['podcasts:read'] };
		const refused = await client.call<ErrorBody>('POST', '/api/v1/api-keys/', body);
		expectRefusal(refused, 'api_keys_max', { limit: API_KEYS_MAX });
		await client.expect('DELETE', `/api/v1/api-keys/${keys[0]}`);
		expect(await createManyApiKeys(client, 3)).toEqual({ 201: 1, 409: 2 });
		expect(await createManyApiKeys(await ApiClient.registered(stack.url), 1)).toEqual({ 201: 1 });
	});

	it('has one limit for the calls of all its keys, which a key past its own does not use up', async () => {
		const client = await ApiClient.registered(stack.url);
		const { id: userId } = await client.expect<{ id: string }>('GET', '/api/v1/users/me');
		const [one, other, small] = [
			await newKey(client),
			await newKey(client),
			await newKey(client, { rate_limit_per_hour: 1 }),
		];
		await small.call();
		await query(stack, 'update rate_counts set count = $1 where key = $2', [
			API_KEYS_RATE_LIMIT - 2,
			`api-keys:${userId}`,
		]);
		expectRefusal(await small.call(), 'api_key_limit', { limit: 1, seconds: 3600 });
		const left = [await one.call(), await other.call()];
		expect(left.map(({ status, headers }) => [status, headers.get('ratelimit-remaining')])).toEqual([
			[200, '1'],
			[200, '0'],
		]);
		for (const key of [one, other]) {
			const refused = await key.call();
			const seconds = Number(refused.headers.get('retry-after'));
			expect(seconds).toBeGreaterThan(3000);
			expectRefusal(refused, 'api_keys_limit', { limit: API_KEYS_RATE_LIMIT, seconds });
		}
		const neighbour = await newKey(await ApiClient.registered(stack.url));
		expect((await neighbour.call()).status).toBe(200);
	});
});
