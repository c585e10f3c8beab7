import { execFile, spawn } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './index.ts';
import { isPostmasterOf } from './process-identity.ts';
import { chooseAccount } from './system-account.ts';
import {
	asSuperuser,
	current,
	kill,
	logger,
	postmasterId,
	query,
	start,
	until,
	useTestClusters,
} from './test-cluster.fixture.ts';

describe('embedded PostgreSQL', () => {
	useTestClusters();

	it('keeps its data from one start to the next, and is gone after a stop', async () => {
		const first = await start();
		await query(first.url, "create table kept (word text); insert into kept values ('pão')");
		const id = await postmasterId();
		await first.stop();
		expect(await isPostmasterOf(id, current.cluster)).toBe(false);
		const second = await start();
		expect(await query(second.url, 'select word from kept')).toEqual(['pão']);
	});

	it('is durable, and answers on the loopback address alone, to the password alone', async () => {
		const { url } = await start();
		const settings = [
			'fsync',
			'synchronous_commit',
			'listen_addresses',
			'unix_socket_directories',
			'password_encryption',
		];
		const shown = await query(
			await asSuperuser(url),
			`select setting from pg_settings where name in ('${settings.join("','")}') order by name`,
		);
		expect(shown).toEqual(['on', '127.0.0.1', 'scram-sha-256', 'on', '']);
		const withoutPassword = new URL(url);
		withoutPassword.password = 'guessed';
		await expect(query(withoutPassword.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
		const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
		for (const { address } of outside.filter(({ family, internal }) => family === 'IPv4' && !internal)) {
			const elsewhere = new URL(url);
			elsewhere.hostname = address;
			await expect(query(elsewhere.href, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
		}
	});

	it('is used by a role that owns its database and may do nothing else', async () => {
		const { url } = await start();
		expect(
			await query(
				url,
				'select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls from pg_roles where rolname = current_user',
			),
		).toEqual([false]);
		await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' });
		await expect(query(url, `select pg_read_file('postgresql.conf')`)).rejects.toMatchObject({ code: '42501' });
		await query(url, 'create schema own; create table own.words (id serial, word text)');
	});

	it('gives that role what an earlier version made as the superuser', async () => {
		const first = await start();
		await query(
			await asSuperuser(first.url),
			`alter database nexus owner to nexus;
			create schema old;
			create type old.state as enum ('a', 'b');
			create table old.words (id serial primary key, word text, state old.state);
			create table old.parted (n int) partition by list (n);
			create table old.part partition of old.parted default;
			create view old.shown as select word from old.words;
			create function old.count() returns bigint language sql as 'select count(*) from old.words';
			insert into old.words (word) values ('pão')`,
		);
		await first.stop();
		const { url } = await start();
		expect(await query(url, 'select word from old.shown')).toEqual(['pão']);
		await query(
			url,
			`alter table old.words add column more int; alter type old.state add value 'c'; drop function old.count();
			insert into old.words (word) values ('sal'); drop schema old cascade`,
		);
	});

	it('is stopped within seconds while it hangs, and keeps what was committed', async () => {
		const database = await start();
		await query(database.url, "create table kept (word text); insert into kept values ('pão')");
		const id = await postmasterId();
		const children = (await readFile(`/proc/${id}/task/${id}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
		for (const stopped of [id, ...children]) process.kill(stopped, 'SIGSTOP');
		await database.stop();
		expect(await isPostmasterOf(id, current.cluster)).toBe(false);
		expect(await query((await start()).url, 'select word from kept')).toEqual(['pão']);
	});

	it('shows its files and password to nobody else', async () => {
		await start();
		for (const path of [
			current.cluster,
			join(current.dataDir, 'postgres'),
			join(current.dataDir, 'postgres', 'password'),
		]) {
			expect((await stat(path)).mode & 0o077, path).toBe(0);
		}
		expect((await stat(current.dataDir)).mode & 0o007).toBe(0);
	});

	it('makes the cluster anew when making it was interrupted', async () => {
		await rm(join(current.dataDir, 'postgres'), { recursive: true });
		const owner = spawn(process.execPath, [join(import.meta.dirname, 'start-and-hold.fixture.ts'), current.dataDir]);
		current.held.push(owner);
		const half = async () => (await readdir(current.dataDir)).find((name) => name.startsWith('postgres.new-'));
		await until(async () => {
			const name = await half();
			return name === undefined
				? (await readdir(current.dataDir)).includes('postgres')
				: access(join(current.dataDir, name, 'cluster', 'PG_VERSION')).then(
						() => true,
						() => false,
					);
		});
		await kill(owner);
		const database = await start();
		expect(await query(database.url, 'select 1')).toEqual([1]);
		expect(await half()).toBeUndefined();
	});

	it('starts while the interrupted making goes on writing', async () => {
		const folder = join(current.dataDir, 'postgres.new-0badcafe', 'cluster');
		await mkdir(folder, { recursive: true });
		const writing = `i=0; while :; do mkdir -p '${folder}'; : > '${folder}'/$i; i=$((i+1)); done`;
		current.held.push(spawn('/bin/sh', ['-c', writing], { stdio: 'ignore' }));
		const database = await start();
		expect(await query(database.url, 'select 1')).toEqual([1]);
	});

	it('moves a folder aside that never was a cluster', async () => {
		await rm(join(current.dataDir, 'postgres'), { recursive: true });
		await mkdir(join(current.dataDir, 'postgres', 'cluster'), { recursive: true });
		await writeFile(join(current.dataDir, 'postgres', 'note'), 'mine');
		await start();
		const aside = (await readdir(current.dataDir)).find((name) => name.startsWith('postgres.incomplete-')) ?? '';
		expect(await readFile(join(current.dataDir, aside, 'note'), 'utf8')).toBe('mine');
	});

	it('refuses a damaged cluster without touching it', async () => {
		await rm(join(current.dataDir, 'postgres', 'password'));
		await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
		await writeFile(join(current.dataDir, 'postgres', 'password'), 'whatever\n');
		await writeFile(join(current.cluster, 'PG_VERSION'), '15\n');
		await expect(start()).rejects.toThrow('PostgreSQL 15');
	});

	it('is started again, at the same address, when it dies by itself', async () => {
		const { url } = await start();
		await query(url, 'create table kept (n int); insert into kept values (7)');
		const id = await postmasterId();
		process.kill(id, 'SIGKILL');
		await until(async () => {
			const answer = await query(url, 'select n from kept').catch(() => []);
			return answer[0] === 7 && (await postmasterId()) !== id;
		});
		expect(current.warnings).toContain('the embedded PostgreSQL ended by itself; restarting it');
	});

	it('may be stopped twice, and while it is being started again', async () => {
		const database = await start();
		process.kill(await postmasterId(), 'SIGKILL');
		await Promise.all([database.stop(), database.stop()]);
		await database.stop();
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
	});

	describe.runIf(process.getuid?.() === 0)('for root', () => {
		let closed: string;
		beforeEach(async () => {
			closed = await mkdtemp(join(tmpdir(), 'nexus-closed-'));
			await rename(current.dataDir, join(closed, 'data'));
			current.dataDir = join(closed, 'data');
			current.cluster = join(current.dataDir, 'postgres', 'cluster');
		});
		afterEach(() => rm(closed, { recursive: true, force: true }));

		it('runs under another account, also below a folder that is closed to it', async () => {
			const database = await start();
			expect(await query(database.url, 'select 1')).toEqual([1]);
			expect((await stat(`/proc/${await postmasterId()}`)).uid).not.toBe(0);
			await database.stop();
		});

		it('makes the cluster also with programs below a closed folder', async () => {
			const installed = findBinaries();
			const folder = join(closed, 'native');
			await promisify(execFile)('cp', ['-a', installed.folder, folder]);
			const binaries = { folder, initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
			await rm(join(current.dataDir, 'postgres'), { recursive: true });
			const account = await chooseAccount(binaries, current.dataDir);
			await openCluster(join(current.dataDir, 'postgres'), binaries, account, logger);
			expect(await query((await start()).url, 'select 1')).toEqual([1]);
			await Promise.all(current.running.map((database) => database.stop()));
		});
	});

	it('runs in a process group of its own, out of reach of the terminal', async () => {
		await start();
		const id = await postmasterId();
		const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
		expect(Number(fields[2])).toBe(id);
	});
});
