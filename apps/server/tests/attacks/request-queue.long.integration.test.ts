import { requestWithoutWaiting } from '@nexus/testkit/attacks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIST = '/api/v1/podcasts/';
let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

describe('attack 28: hundreds of requests of one account at once', () => {
	it('are answered while others of the account stay open', async () => {
		const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
		const { id } = await client.create({ document_id: document.id, draft: true });
		const waiting = Array.from({ length: 10 }, () =>
			requestWithoutWaiting(new URL(stack.url), client.tokens?.access_token ?? '', `/api/v1/podcasts/${id}/preview`),
		);
		for (let round = 0; round < 20; round++) expect((await client.call('GET', LIST)).status).toBe(200);
		for (const socket of waiting) socket.destroy();
	});
});
