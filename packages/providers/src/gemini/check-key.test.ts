import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKeyCheckServices } from '@nexus/core/settings';
import { expect, it } from 'vitest';
import type { HttpFetch } from '../calls/index.ts';
import { createGeminiKeyChecker } from './check-key.ts';

it('a provider that does not answer is told as silent once its time is over', async () => {
	const keys: unknown[] = [];
	const silent = createServer(({ headers }) => keys.push(headers['x-goog-api-key']));
	await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
	const { port } = silent.address() as AddressInfo;
	const checkKey = createGeminiKeyChecker({
		baseUrl: `http://127.0.0.1:${port}/`,
		fetch: fetch as HttpFetch,
		timeouts: { firstByteMs: 200 },
	});
	const database = { rateCounts: { count: async () => ({ count: 1, resetSeconds: 60 }) } };
	const actor = { userId: 'ana', sessionId: '', isAdmin: false, apiKeyId: null };
	const { check } = createKeyCheckServices({ database, checkKey });
	expect(await check(actor, 'AIza-muito-secreta', new AbortController().signal)).toEqual({ result: 'silent' });
	expect(keys).toEqual(['AIza-muito-secreta']);
	silent.closeAllConnections();
	await new Promise((resolve) => silent.close(resolve));
});
