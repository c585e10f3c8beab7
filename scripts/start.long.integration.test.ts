import { describe, expect, it, vi } from 'vitest';
import { databaseId, killGroup, patience, serverId, startsNexus, startToReady } from './lib/npm-start.ts';

startsNexus();

describe('npm start', { timeout: 180_000 }, () => {
	it('is ended by a SIGTERM to npm in the same way', async () => {
		const { child, ended } = await startToReady();
		child.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
		expect(await databaseId()).toBeUndefined();
	});

	it('starts the server again that was killed, at its address, and says so', async () => {
		const { child, printed, address, ended } = await startToReady();
		const killed = await serverId();
		process.kill(killed, 'SIGKILL');
		await vi.waitUntil(() => printed.out.split('Nexus ready on ').length === 3, patience);
		expect(printed.out.split('\n').findLast((line) => line.includes('Nexus ready on'))).toContain(address);
		expect(printed.error).toMatch(/^O servidor foi encerrado à força .* Iniciando de novo em 1 s\./m);
		expect((await fetch(`${address}/readyz`)).status).toBe(200);
		expect(await serverId()).not.toBe(killed);
		child.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
		expect(await databaseId()).toBeUndefined();
	});

	it('ends at once at a second Ctrl-C, with its database, while the first one is stuck', async () => {
		const { child, ended } = await startToReady();
		const id = (await databaseId()) ?? 0;
		process.kill(id, 'SIGSTOP');
		killGroup(child, 'SIGINT');
		const impatient = setInterval(() => killGroup(child, 'SIGINT'), 1_100);
		const [code, signal] = await ended.finally(() => clearInterval(impatient));
		// The third Ctrl-C may find npm alone, which a signal ends once its script is over.
		expect(signal ?? code).toBeOneOf([130, 'SIGINT']);
		expect(() => process.kill(id, 0)).toThrow('ESRCH');
		(await startToReady()).child.kill('SIGTERM');
	});

	it('does not leave the server running when it is itself killed', async () => {
		const { child, address, ended } = await startToReady(undefined, [process.execPath, 'scripts/start.js']);
		child.kill('SIGKILL');
		await ended;
		await vi.waitUntil(async () => (await databaseId()) === undefined, patience);
		await expect(fetch(`${address}/healthz`)).rejects.toThrow();
	});
});
