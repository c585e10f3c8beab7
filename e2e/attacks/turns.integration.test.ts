import { once } from 'node:events';
import { askAndNotRead, askAndNotWait } from '@nexus/testkit/attacks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIST = '/api/v1/podcasts/';
const CROWD = 200;
let stack: Stack;
let client: ApiClient;
let neighbour: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	neighbour = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

describe('attack 28: hundreds of requests of one account at once', () => {
	it('wait for each other, and the neighbour’s comes in between', async () => {
		let answered = 0;
		const crowd = Array.from({ length: CROWD }, async () => {
			const answer = await askAndNotRead(client, LIST);
			answered++;
			answer.socket.destroy();
			return answer.status;
		});
		expect((await askAndNotRead(neighbour, LIST)).status).toBe(200);
		expect(answered).toBeLessThan(CROWD / 2);
		expect(await Promise.all(crowd)).toEqual(Array(CROWD).fill(200));
	});

	it('that are given up while they wait hold up none that come later', async () => {
		const sockets = Array.from({ length: CROWD }, () =>
			askAndNotWait(new URL(stack.url), client.tokens?.access_token ?? '', LIST),
		);
		await Promise.race(sockets.map((socket) => once(socket, 'data')));
		for (const socket of sockets) socket.destroy();
		expect((await client.call('GET', LIST)).status).toBe(200);
	});

	it('are answered while others of the account stay open', async () => {
		const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
		const { id } = await client.create({ document_id: document.id, draft: true });
		const waiting = Array.from({ length: 10 }, () =>
			askAndNotWait(new URL(stack.url), client.tokens?.access_token ?? '', `/api/v1/podcasts/${id}/preview`),
		);
		for (let round = 0; round < 20; round++) expect((await client.call('GET', LIST)).status).toBe(200);
		for (const socket of waiting) socket.destroy();
	});
});
