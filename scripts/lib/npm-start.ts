import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

export const patience = { timeout: 170_000, interval: 20 };
const root = resolve(import.meta.dirname, '../..');

/** New for a file's first test alone: a database takes longer to be made than to be started again. */
let dataDir: string;
let started: ChildProcess[];

export const dataFolder = (): string => dataDir;

/** Registers what a file's tests need around them: a data folder, and that nothing of theirs goes on. */
export function startsNexus(): void {
	beforeAll(async () => {
		dataDir = await mkdtemp(join(tmpdir(), 'nexus-start-'));
	});
	afterAll(() => rm(dataDir, { recursive: true, force: true }));
	beforeEach(() => {
		started = [];
	});
	afterEach(async () => {
		for (const child of started) if (child.exitCode === null && child.signalCode === null) killGroup(child, 'SIGKILL');
		await endDatabase();
	});
}

/** Runs `npm start` in a process group of its own, as a terminal does. */
export function start(
	variables: Record<string, string> = {},
	[program = '', ...args]: string[] = ['npm', '--silent', 'start'],
) {
	const child = spawn(program, args, {
		cwd: root,
		env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, ...variables },
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	started.push(child);
	const printed = { out: '', error: '' };
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		printed.out += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		printed.error += text;
	});
	return { child, printed, ended: once(child, 'close') };
}

/** Ready to answer; without workers, where they are not what it is about. */
export async function startToReady(variables: Record<string, string> = { ROLE: 'api' }, command?: string[]) {
	const run = start(variables, command);
	const address = await vi.waitUntil(() => {
		if (run.child.exitCode !== null) throw new Error(`It ended: ${run.printed.out}${run.printed.error}`);
		return /^Nexus ready on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(run.printed.out)?.[1];
	}, patience);
	return { ...run, address };
}

export function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
	process.kill(-(child.pid ?? 0), signal);
}

export async function databaseId(): Promise<number | undefined> {
	const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => undefined);
	return text === undefined ? undefined : Number.parseInt(text, 10);
}

export async function serverId(): Promise<number> {
	return Number.parseInt(await readFile(join(dataDir, 'nexus.pid'), 'utf8'), 10);
}

async function endDatabase() {
	const id = await databaseId();
	if (id === undefined) return;
	process.kill(id, 'SIGINT');
	await vi.waitUntil(async () => (await databaseId()) === undefined, patience);
}
