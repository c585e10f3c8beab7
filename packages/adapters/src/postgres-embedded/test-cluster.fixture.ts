import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './index.ts';

/** A data folder with a cluster of its own, made once and copied for each test. */
let template: string;

/** The cluster of the current test. */
export const current = {
	dataDir: '',
	cluster: '',
	/** Databases to be stopped, and processes to be killed, when the test is over. */
	running: [] as EmbeddedDatabase[],
	held: [] as ChildProcess[],
	warnings: [] as string[],
};

/** Gives every test of a file a data folder with a cluster of its own, and removes it afterwards. */
export function useTestClusters(): void {
	beforeAll(async () => {
		template = await mkdtemp(join(tmpdir(), 'nexus-embedded-'));
		const database = await startEmbeddedDatabase({ dataDir: template, logger });
		await database.stop();
	});

	afterAll(() => rm(template, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

	beforeEach(async () => {
		current.dataDir = await copyOfTemplate();
		current.cluster = join(current.dataDir, 'postgres', 'cluster');
		current.running = [];
		current.held = [];
		current.warnings = [];
	});

	afterEach(async () => {
		for (const child of current.held) child.kill('SIGKILL');
		await Promise.all(current.running.map((database) => database.stop()));
		await rm(current.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
}

export const logger = {
	debug() {},
	info() {},
	warn: (_: object, message: string) => void current.warnings.push(message),
	error: (_: object, message: string) => void current.warnings.push(message),
};

/** The same server as its superuser, in the application's database. */
export async function asSuperuser(url: string): Promise<string> {
	const address = new URL(url);
	address.username = 'nexus';
	address.password = (await readFile(join(current.dataDir, 'postgres', 'password'), 'utf8')).trim();
	return address.href;
}

export async function copyOfTemplate(): Promise<string> {
	const copy = `${template}-${randomUUID()}`;
	await promisify(execFile)('cp', ['-a', template, copy]);
	return copy;
}

export async function start(): Promise<EmbeddedDatabase> {
	const database = await startEmbeddedDatabase({ dataDir: current.dataDir, logger });
	current.running.push(database);
	return database;
}

export async function query(url: string, text: string): Promise<unknown[]> {
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
export async function startElsewhere(): Promise<{ owner: ChildProcess; url: string }> {
	const program = join(import.meta.dirname, 'start-and-hold.fixture.ts');
	const owner = spawn(process.execPath, [program, current.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
	current.held.push(owner);
	const [url] = await once(createInterface({ input: owner.stdout }), 'line');
	return { owner, url };
}

export async function kill(owner: ChildProcess): Promise<void> {
	owner.kill('SIGKILL');
	await once(owner, 'exit');
}

export async function postmasterId(): Promise<number> {
	return Number.parseInt(await readFile(join(current.cluster, 'postmaster.pid'), 'utf8'), 10);
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
	await vi.waitUntil(condition, { timeout: 120_000, interval: 10 });
}

export async function replacePostmasterId(id: number): Promise<void> {
	const path = join(current.cluster, 'postmaster.pid');
	const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
	await writeFile(path, [id, ...rest].join('\n'));
}
