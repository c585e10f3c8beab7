import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, EmbeddedDatabaseError, startEmbeddedDatabase } from './index.ts';
import { isPostmasterOf } from './process-identity.ts';

/** A data folder with a cluster of its own, made once and copied for each test. */
let template: string;
let dataDir: string;
let cluster: string;
let running: EmbeddedDatabase[];
let held: ChildProcess[];
let warnings: string[];

beforeAll(async () => {
	template = await mkdtemp(join(tmpdir(), 'nexus-embedded-'));
	const database = await startEmbeddedDatabase({ dataDir: template, logger });
	await database.stop();
});

afterAll(() => rm(template, { recursive: true, force: true }));

beforeEach(async () => {
	dataDir = await copyOfTemplate();
	cluster = join(dataDir, 'postgres', 'cluster');
	running = [];
	held = [];
	warnings = [];
});

afterEach(async () => {
	for (const child of held) child.kill('SIGKILL');
	await Promise.all(running.map((database) => database.stop()));
	await rm(dataDir, { recursive: true, force: true });
});

const logger = {
	debug() {},
	info() {},
	warn: (_: object, message: string) => void warnings.push(message),
	error: (_: object, message: string) => void warnings.push(message),
};

async function copyOfTemplate(): Promise<string> {
	const copy = `${template}-${randomUUID()}`;
	await promisify(execFile)('cp', ['-a', template, copy]);
	return copy;
}

async function start(): Promise<EmbeddedDatabase> {
	const database = await startEmbeddedDatabase({ dataDir, logger });
	running.push(database);
	return database;
}

async function query(url: string, text: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	client.on('error', () => undefined);
	await client.connect();
	try {
		const answer: pg.QueryArrayResult | pg.QueryArrayResult[] = await client.query({ text, rowMode: 'array' });
		return [answer].flat().flatMap(({ rows }) => rows.flat());
	} finally {
		await client.end();
	}
}

/** Starts the database in another process, which can be killed. */
async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
	const program = join(import.meta.dirname, 'start-and-hold.fixture.ts');
	const owner = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
	held.push(owner);
	const [url] = await once(createInterface({ input: owner.stdout }), 'line');
	return { owner, url };
}

async function kill(owner: ChildProcess): Promise<void> {
	owner.kill('SIGKILL');
	await once(owner, 'exit');
}

async function postmasterId(): Promise<number> {
	return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
	await vi.waitUntil(condition, { timeout: 25_000, interval: 10 });
}

async function replacePostmasterId(id: number): Promise<void> {
	const path = join(cluster, 'postmaster.pid');
	const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
	await writeFile(path, [id, ...rest].join('\n'));
}

describe('embedded PostgreSQL', () => {
	it('keeps its data from one start to the next, and is gone after a stop', async () => {
		const first = await start();
		await query(first.url, "create table kept (word text); insert into kept values ('pão')");
		const id = await postmasterId();
		await first.stop();
		expect(await isPostmasterOf(id, cluster)).toBe(false);
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
			url,
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

	it('shows its files and password to nobody else', async () => {
		await start();
		for (const path of [cluster, join(dataDir, 'postgres'), join(dataDir, 'postgres', 'password')]) {
			expect((await stat(path)).mode & 0o077, path).toBe(0);
		}
		expect((await stat(dataDir)).mode & 0o007).toBe(0);
	});

	it('ends the server that a killed process left behind, and has what it had written', async () => {
		const { owner, url } = await startElsewhere();
		await query(url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
		const orphan = await postmasterId();
		await kill(owner);
		expect(await isPostmasterOf(orphan, cluster)).toBe(true);
		const database = await start();
		expect(await isPostmasterOf(orphan, cluster)).toBe(false);
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
		await until(async () => !(await isPostmasterOf(id, cluster)));
		const second = spawn(process.execPath, [join(import.meta.dirname, 'start-and-hold.fixture.ts'), dataDir]);
		held.push(second);
		await until(async () => {
			const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
			return Number.parseInt(file, 10) !== id && file.includes('starting');
		});
		await kill(second);
		const database = await start();
		expect(warnings).toContain('Encerrando o PostgreSQL que ficou de uma execução interrompida');
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
		await until(async () => !(await isPostmasterOf(postmaster, cluster)));
		await replacePostmasterId(id());
		const database = await start();
		expect(await query(database.url, 'select n from kept')).toEqual([7]);
	});

	it('does not end another program that has the id by now', async () => {
		const { owner } = await startElsewhere();
		const postmaster = await postmasterId();
		await kill(owner);
		process.kill(postmaster, 'SIGKILL');
		await until(async () => !(await isPostmasterOf(postmaster, cluster)));
		const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
		held.push(bystander);
		await replacePostmasterId(bystander.pid ?? 0);
		await start();
		expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
	});

	it('does not take a server on another folder for its own', async () => {
		const otherFolder = join(dataDir, 'other');
		await rename(await copyOfTemplate(), otherFolder);
		const other = await startEmbeddedDatabase({ dataDir: otherFolder, logger });
		running.push(other);
		const otherCluster = join(otherFolder, 'postgres', 'cluster');
		await writeFile(join(cluster, 'postmaster.pid'), await readFile(join(otherCluster, 'postmaster.pid')));
		const { uid, gid } = await stat(cluster);
		await chown(join(cluster, 'postmaster.pid'), uid, gid);
		await start();
		expect(await query(other.url, 'select 1')).toEqual([1]);
	});

	it('starts over an empty postmaster.pid', async () => {
		await writeFile(join(cluster, 'postmaster.pid'), '');
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
	});

	it('makes the cluster anew when making it was interrupted', async () => {
		await rm(join(dataDir, 'postgres'), { recursive: true });
		const owner = spawn(process.execPath, [join(import.meta.dirname, 'start-and-hold.fixture.ts'), dataDir]);
		held.push(owner);
		const half = async () => (await readdir(dataDir)).find((name) => name.startsWith('postgres.new-'));
		await until(async () => {
			const name = await half();
			return (
				name !== undefined &&
				access(join(dataDir, name, 'cluster', 'PG_VERSION')).then(
					() => true,
					() => false,
				)
			);
		});
		await kill(owner);
		const database = await start();
		expect(await query(database.url, 'select 1')).toEqual([1]);
		expect(await half()).toBeUndefined();
	});

	it('moves a folder aside that never was a cluster', async () => {
		await rm(join(dataDir, 'postgres'), { recursive: true });
		await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
		await writeFile(join(dataDir, 'postgres', 'note'), 'mine');
		await start();
		const aside = (await readdir(dataDir)).find((name) => name.startsWith('postgres.incomplete-')) ?? '';
		expect(await readFile(join(dataDir, aside, 'note'), 'utf8')).toBe('mine');
	});

	it('refuses a damaged cluster without touching it', async () => {
		await rm(join(dataDir, 'postgres', 'password'));
		await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
		await writeFile(join(dataDir, 'postgres', 'password'), 'whatever\n');
		await writeFile(join(cluster, 'PG_VERSION'), '15\n');
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
		expect(warnings).toContain('O PostgreSQL embutido terminou sozinho; iniciando de novo');
	});

	it('may be stopped twice, and while it is being started again', async () => {
		const database = await start();
		process.kill(await postmasterId(), 'SIGKILL');
		await Promise.all([database.stop(), database.stop()]);
		await database.stop();
		expect(await query((await start()).url, 'select 1')).toEqual([1]);
	});

	it.runIf(process.getuid?.() === 0)(
		'runs under another account for root, also below a folder closed to it',
		async () => {
			const closed = await mkdtemp(join(tmpdir(), 'nexus-closed-'));
			try {
				await rename(dataDir, join(closed, 'data'));
				dataDir = join(closed, 'data');
				cluster = join(dataDir, 'postgres', 'cluster');
				expect(await query((await start()).url, 'select 1')).toEqual([1]);
				expect((await stat(`/proc/${await postmasterId()}`)).uid).not.toBe(0);
				await Promise.all(running.map((database) => database.stop()));
			} finally {
				await rm(closed, { recursive: true, force: true });
			}
		},
	);

	it('runs in a process group of its own, out of reach of the terminal', async () => {
		await start();
		const id = await postmasterId();
		const fields = (await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
		expect(Number(fields[2])).toBe(id);
	});
});
