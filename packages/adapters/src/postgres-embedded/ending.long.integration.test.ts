import { chmod, chown, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './index.ts';
import { isPostmasterOf } from './process-identity.ts';
import { current, logger, postmasterId, query, start, until, useTestClusters } from './test-cluster.fixture.ts';

describe('embedded PostgreSQL', () => {
	useTestClusters();

	it.each(['answering', 'stopped by SIGSTOP'])('is ended at once while it is %s, and recovers', async (state) => {
		const impatience = new AbortController();
		const endNow = impatience.signal;
		const database = await startEmbeddedDatabase({ dataDir: current.dataDir, logger, endNow });
		current.running.push(database);
		await query(database.url, 'create table kept (n int); insert into kept values (7)');
		const id = await postmasterId();
		if (state !== 'answering') process.kill(id, 'SIGSTOP');
		impatience.abort();
		await database.stop();
		expect(await isPostmasterOf(id, current.cluster)).toBe(false);
		expect(await query((await start()).url, 'select n from kept')).toEqual([7]);
	});

	it('is ended at once while it is only starting', async () => {
		const impatience = new AbortController();
		const endNow = impatience.signal;
		const starting = startEmbeddedDatabase({ dataDir: current.dataDir, logger, endNow });
		const refused = expect(starting).rejects.toThrow();
		await until(async () => (await postmasterId().catch(() => 0)) > 0);
		const id = await postmasterId();
		impatience.abort();
		await refused;
		expect(await isPostmasterOf(id, current.cluster)).toBe(false);
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
	});

	it('closes a restored folder that is open to others', async () => {
		await chmod(current.cluster, 0o777);
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
		expect((await stat(current.cluster)).mode & 0o777).toBe(0o700);
	});

	it.runIf(process.getuid?.() === 0).each(['.', 'global/pg_control', 'base'])(
		'tells how to give %s back that a restored folder has of another owner',
		async (name) => {
			await chown(join(current.cluster, name), name === '.' ? 0 : 12_345, 0);
			await expect(start()).rejects.toThrow(
				/pertencem a outro usuário \(uid (0|12345)\).*chown -R \d+ '.*\/postgres'$/,
			);
		},
	);
});
