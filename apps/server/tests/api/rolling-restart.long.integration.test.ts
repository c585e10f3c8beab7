import { setTimeout as pause } from 'node:timers/promises';
import { type AnotherServer, ApiClient, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SENDERS = 6;
const PROBE_MILLISECONDS = 20;

let stack: Stack;
let token: string;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	const { tokens } = await ApiClient.registered(stack.url);
	token = tokens?.access_token ?? '';
});
afterAll(() => stack?.close());

/** What stands before several servers: asks each whether it is ready, and sends to those that were. */
function balancer(servers: { url: string }[]) {
	const ready = new Set(servers);
	let probing = true;
	const probes = (async () => {
		while (probing) {
			for (const server of servers) {
				const answer = await fetch(`${server.url}/readyz`).catch(() => null);
				if (answer?.ok) ready.add(server);
				else ready.delete(server);
				await answer?.body?.cancel();
			}
			for (const server of ready) if (!servers.includes(server)) ready.delete(server);
			await pause(PROBE_MILLISECONDS);
		}
	})();
	let turn = 0;
	return {
		next: () => [...ready][turn++ % ready.size],
		isReady: (server: { url: string }) => ready.has(server),
		async end() {
			probing = false;
			await probes;
		},
	};
}

it('servers that are restarted one after the other cut nobody off', async () => {
	const start = () => startAnother(stack, { NEXUS_SECRET: SECRET });
	const servers: AnotherServer[] = [await start(), await start()];
	const before = balancer(servers);
	const told = { answered: 0, failures: [] as string[] };
	let sending = true;
	const send = async (connection: 'kept' | 'new') => {
		while (sending) {
			const server = before.next();
			if (!server) throw new Error('no server is ready');
			try {
				const answer = await fetch(`${server.url}/api/v1/users/me`, {
					headers: { authorization: `Bearer ${token}`, ...(connection === 'new' && { connection: 'close' }) },
				});
				await answer.text();
				if (answer.status !== 200) told.failures.push(String(answer.status));
			} catch (error) {
				const { cause } = error as { cause?: { code?: string } };
				// Nothing was sent: balancers take the next server.
				if (cause?.code !== 'ECONNREFUSED') told.failures.push(String(cause ?? error));
			}
			told.answered++;
		}
	};
	const senders = Array.from({ length: SENDERS }, (_, index) => send(index % 2 ? 'kept' : 'new'));
	try {
		for (const index of [0, 0]) {
			const old = servers[index] as AnotherServer;
			const started = await start();
			servers.push(started);
			while (!before.isReady(started)) await pause(PROBE_MILLISECONDS);
			await old.close();
			servers.splice(servers.indexOf(old), 1);
		}
	} finally {
		sending = false;
		await Promise.all(senders);
		await before.end();
		for (const server of servers) await server.close();
	}
	expect(told.failures).toEqual([]);
	expect(told.answered).toBeGreaterThan(100);
});
