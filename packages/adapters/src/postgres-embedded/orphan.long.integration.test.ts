import { spawn } from 'node:child_process';
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedDatabase } from './index.ts';
import { isPostmasterOf } from './process-identity.ts';
import {
	copyOfTemplate,
	current,
	kill,
	logger,
	postmasterId,
	query,
	replacePostmasterId,
	start,
	startElsewhere,
	until,
	useTestClusters,
} from './test-cluster.fixture.ts';

describe('a server that was left behind', () => {
	useTestClusters();

	it('ends the server that a killed process left behind, and has what it had written', async () => {
		const { owner, url } = await startElsewhere();
		await query(url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
		const orphan = await postmasterId();
		await kill(owner);
		expect(await isPostmasterOf(orphan, current.cluster)).toBe(true);
		const database = await start();
		expect(await isPostmasterOf(orphan, current.cluster)).toBe(false);
		expect(await query(database.url, 'select count(*)::int from kept')).toEqual([1000]);
	});

	it('recovers when the process and its server were both killed', async () => {
		const { owner, url } = await startElsewhere();
		await query(url, 'create table kept (n int); insert into kept values (7)');
		const id = await postmasterId();
		await kill(owner);
		process.kill(id, 'SIGKILL');
		const database = await start();
		expect(await query(database.url, 'select n from kept')).toEqual([7]);
	});

	it('waits for an orphan that is still recovering', async () => {
		const { owner, url } = await startElsewhere();
		await query(url, 'create table kept (n int)');
		await query(url, 'insert into kept select generate_series(1, 1000000)');
		const id = await postmasterId();
		await kill(owner);
		process.kill(id, 'SIGKILL');
		await until(async () => !(await isPostmasterOf(id, current.cluster)));
		const second = spawn(process.execPath, [join(import.meta.dirname, 'start-and-hold.fixture.ts'), current.dataDir]);
		current.held.push(second);
		await until(async () => {
			const file = await readFile(join(current.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
			return /starting|ready/.test(file) && (await isPostmasterOf(Number.parseInt(file, 10), current.cluster));
		});
		await kill(second);
		const database = await start();
		expect(current.warnings).toContain('ending the PostgreSQL that an interrupted run left behind');
		expect(await query(database.url, 'select count(*)::int from kept')).toEqual([1_000_000]);
	});

	it.each([
		['a process that is gone', () => 2_147_483_646],
		['this very process, to which the id was given anew', () => process.pid],
		['the parent of this process', () => process.ppid],
	])('is not held up by a postmaster.pid that names %s', async (_, id) => {
		const { owner, url } = await startElsewhere();
		await query(url, 'create table kept (n int); insert into kept values (7)');
		const postmaster = await postmasterId();
		await kill(owner);
		process.kill(postmaster, 'SIGKILL');
		await until(async () => !(await isPostmasterOf(postmaster, current.cluster)));
		await replacePostmasterId(id());
		const database = await start();
		expect(await query(database.url, 'select n from kept')).toEqual([7]);
	});

	it('does not end another program that has the id by now', async () => {
		const { owner } = await startElsewhere();
		const postmaster = await postmasterId();
		await kill(owner);
		process.kill(postmaster, 'SIGKILL');
		await until(async () => !(await isPostmasterOf(postmaster, current.cluster)));
		const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
		current.held.push(bystander);
		await replacePostmasterId(bystander.pid ?? 0);
		await start();
		expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
	});

	it('does not take a server on another folder for its own', async () => {
		const otherFolder = join(current.dataDir, 'other');
		await rename(await copyOfTemplate(), otherFolder);
		const other = await startEmbeddedDatabase({ dataDir: otherFolder, logger });
		current.running.push(other);
		const otherCluster = join(otherFolder, 'postgres', 'cluster');
		await writeFile(join(current.cluster, 'postmaster.pid'), await readFile(join(otherCluster, 'postmaster.pid')));
		const { uid, gid } = await stat(current.cluster);
		await chown(join(current.cluster, 'postmaster.pid'), uid, gid);
		await start();
		expect(await query(other.url, 'select 1')).toEqual([1]);
	});

	it('starts over an empty postmaster.pid', async () => {
		await writeFile(join(current.cluster, 'postmaster.pid'), '');
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
	});
});
