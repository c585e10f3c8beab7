import { ERRORS } from '@nexus/contract';
import { ApiClient, SECRET, type Stack, startAnother, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, head, sendRaw } from './raw-http.ts';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({
		ROLE: 'api',
		PUBLIC_URL: 'https://podcasts.example.org',
		ALLOWED_HOSTS: 'Nexus.local',
	});
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const askAs = (path: string, lines: string[], url = stack.url) =>
	sendRaw(url, [[`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n')]);

describe('a page whose name is made to resolve to this machine (DNS rebinding)', () => {
	it.each([
		'rebound.example',
		'rebound.example:3000',
		'localhost.rebound.example',
		'127.0.0.1.rebound.example',
		'xn--lcalhost-jxa.example',
		'nexus.local.rebound.example',
		'evil@localhost',
		'[rebound.example]',
	])('is refused as %s, whatever it asks for', async (host) => {
		for (const path of ['/', '/historico', '/api/v1/users/me', '/api/openapi.json', '/assets/nada.js']) {
			const answer = await askAs(path, [`Host: ${host}`]);
			expect([path, answer.status, bodyOf(answer).code]).toEqual([path, 421, 'unknown_host']);
			expect(bodyOf(answer).message).toContain('ALLOWED_HOSTS');
		}
	});

	it('is not believed when it says to be forwarded by a proxy', async () => {
		const answer = await askAs('/api/v1/podcasts/presets', ['Host: rebound.example', 'X-Forwarded-Host: localhost']);
		expect(answer.status).toBe(ERRORS.unknown_host.status);
	});

	it.each([
		'127.0.0.1',
		'127.0.0.1:3000',
		'192.168.0.7:3000',
		'[::1]',
		'[::1]:3000',
		'localhost',
		'LOCALHOST.:3000',
		'nexus.localhost',
		'podcasts.example.org',
		'nexus.LOCAL:8080',
	])('is not what %s is', async (host) => {
		expect((await askAs('/api/openapi.json', [`Host: ${host}`])).status).toBe(200);
	});

	it('does not keep probes out, whatever they call the server', async () => {
		for (const path of ['/healthz', '/readyz']) {
			expect((await askAs(path, ['Host: 10.0.0.9:3000'])).status).toBe(200);
			expect((await askAs(path, ['Host: nexus-api.default.svc'])).status).toBe(200);
		}
	});

	it('is told by a trusted proxy', async () => {
		const trusting = await startAnother(stack, { NEXUS_SECRET: SECRET, TRUSTED_PROXIES: '127.0.0.1' });
		try {
			const ask = async (forwarded: string) =>
				(await askAs('/api/openapi.json', ['Host: 127.0.0.1', `X-Forwarded-Host: ${forwarded}`], trusting.url)).status;
			expect([await ask('rebound.example'), await ask('localhost')]).toEqual([421, 200]);
		} finally {
			await trusting.close();
		}
	});
});

describe('answers of the API', () => {
	it('are kept by nobody', async () => {
		for (const path of [
			'/api/v1/users/me',
			'/api/v1/podcasts/',
			'/api/v1/auth/sessions',
			'/api/v1/settings',
			'/api/v1/nada',
			'/api/v1/podcasts/nada',
		]) {
			const answer = await sendRaw(stack.url, [head(client, [], `GET ${path} HTTP/1.1`)]);
			expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
		}
		const login = await client.call('POST', '/api/v1/auth/login', { email: 'x@example.org', password: 'nada' });
		expect(login.headers.get('cache-control')).toBe('no-store');
	});
});
