import { describe, expect, it } from 'vitest';
import { databaseId, dataFolder, killGroup, start, startsNexus, startToReady } from './lib/npm-start.ts';

startsNexus();

describe('npm start', { timeout: 180_000 }, () => {
	it('is ready to answer, and a Ctrl-C to the whole group ends it in good order, the database with it', async () => {
		const { child, address, ended } = await startToReady({});
		expect((await fetch(`${address}/readyz`)).status).toBe(200);
		killGroup(child, 'SIGINT');
		expect(await ended).toEqual([0, null]);
		expect(await databaseId()).toBeUndefined();
	});

	it('starts again after a kill -9 of all of it', async () => {
		const first = await startToReady();
		killGroup(first.child, 'SIGKILL');
		await first.ended;
		expect(await databaseId()).toBeDefined();
		const second = await startToReady();
		expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
	});

	it('refuses a data folder that is in use, in one line, and disturbs nobody', async () => {
		const first = await startToReady();
		const second = start();
		expect(await second.ended).toEqual([1, null]);
		expect(second.printed.error.trim().split('\n')).toEqual([
			expect.stringContaining(`O Nexus já está em execução com a pasta de dados ${dataFolder()}`),
		]);
		expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
	});

	it('lists all problems of its configuration at once', async () => {
		const { ended, printed } = start({ PORT: 'x', LOG_LEVEL: 'loud' });
		expect(await ended).toEqual([1, null]);
		expect(printed.error).toMatch(/Configuração inválida:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
	});
});
