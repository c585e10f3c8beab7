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

/** What the test at hand works on. */
export const trial = {
	dataDir: '',
	cluster: '',
	/** Databases to be stopped, and processes to be killed, when the test is over. */
	running: [] as EmbeddedDatabase[],
	held: [] as ChildProcess[],
	warnings: [] as string[],
};

/** Gives every test of a file a data folder of its own, and clears up behind it. */
export function useTrials(): void {
	beforeAll(async () => {
		template = await mkdtemp(join(tmpdir(), 'nexus-embedded-'));
		const database = await startEmbeddedDatabase({ dataDir: template, logger });
		await database.stop();
	});

	afterAll(() => rm(template, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

	beforeEach(async () => {
		trial.dataDir = await copyOfTemplate();
		trial.cluster = join(trial.dataDir, 'postgres', 'cluster');
		trial.running = [];
		trial.held = [];
		trial.warnings = [];
	});

	afterEach(async () => {
		for (const child of trial.held) child.kill('SIGKILL');
		await Promise.all(trial.running.map((database) => database.stop()));
		await rm(trial.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	});
}

export const logger = {
	debug() {},
	info() {},
	warn: (_: object, message: string) => void trial.warnings.push(message),
	error: (_: object, message: string) => void trial.warnings.push(message),
};

/** The same server as its superuser, in the application's database. */
export async function asSuperuser(url: string): Promise<string> {
	const address = new URL(url);
	address.username = 'nexus';
	address.password = (await readFile(join(trial.dataDir, 'postgres', 'password'), 'utf8')).trim();
	return address.href;
}

export async function copyOfTemplate(): Promise<string> {
	const copy = `${template}-${randomUUID()}`;
	await promisify(execFile)('cp', ['-a', template, copy]);
	return copy;
}

export async function start(): Promise<EmbeddedDatabase> {
	const database = await startEmbeddedDatabase({ dataDir: trial.dataDir, logger });
	trial.running.push(database);
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
	const owner = spawn(process.execPath, [program, trial.dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
	trial.held.push(owner);
	const [url] = await once(createInterface({ input: owner.stdout }), 'line');
	return { owner, url };
}

export async function kill(owner: ChildProcess): Promise<void> {
	owner.kill('SIGKILL');
	await once(owner, 'exit');
}

export async function postmasterId(): Promise<number> {
	return Number.parseInt(await readFile(join(trial.cluster, 'postmaster.pid'), 'utf8'), 10);
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
	await vi.waitUntil(condition, { timeout: 120_000, interval: 10 });
}

export async function replacePostmasterId(id: number): Promise<void> {
	const path = join(trial.cluster, 'postmaster.pid');
	const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
	await writeFile(path, [id, ...rest].join('\n'));
}
