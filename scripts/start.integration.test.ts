import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const patience = { timeout: 170_000, interval: 20 };
const root = resolve(import.meta.dirname, '..');

/** New for the first test alone: a database takes longer to be made than to be started again. */
let dataDir: string;
let started: ChildProcess[];

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

/** Runs `npm start` in a process group of its own, as a terminal does. */
function start(
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
async function startToReady(variables: Record<string, string> = { ROLE: 'api' }, command?: string[]) {
	const run = start(variables, command);
	const address = await vi.waitUntil(() => {
		if (run.child.exitCode !== null) throw new Error(`It ended: ${run.printed.out}${run.printed.error}`);
		return /^Nexus ready on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(run.printed.out)?.[1];
	}, patience);
	return { ...run, address };
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals) {
	process.kill(-(child.pid ?? 0), signal);
}

async function databaseId(): Promise<number | undefined> {
	const text = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => undefined);
	return text === undefined ? undefined : Number.parseInt(text, 10);
}

async function serverId(): Promise<number> {
	return Number.parseInt(await readFile(join(dataDir, 'nexus.pid'), 'utf8'), 10);
}

async function endDatabase() {
	const id = await databaseId();
	if (id === undefined) return;
	process.kill(id, 'SIGINT');
	await vi.waitUntil(async () => (await databaseId()) === undefined, patience);
}

describe('npm start', { timeout: 180_000 }, () => {
	it('is ready to answer, and a Ctrl-C to the whole group ends it in good order, the database with it', async () => {
		const { child, address, ended } = await startToReady({});
		expect((await fetch(`${address}/readyz`)).status).toBe(200);
		killGroup(child, 'SIGINT');
		expect(await ended).toEqual([0, null]);
		expect(await databaseId()).toBeUndefined();
	});

	it('is ended by a SIGTERM to npm in the same way', async () => {
		const { child, ended } = await startToReady();
		child.kill('SIGTERM');
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

	it('starts the server again that was killed, at its address, and says so', async () => {
		const { child, printed, address, ended } = await startToReady();
		const killed = await serverId();
		process.kill(killed, 'SIGKILL');
		await vi.waitUntil(() => printed.out.split('Nexus ready on ').length === 3, patience);
		expect(printed.out.trim().endsWith(`Nexus ready on ${address}`)).toBe(true);
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

	it('refuses a data folder that is in use, in one line, and disturbs nobody', async () => {
		const first = await startToReady();
		const second = start();
		expect(await second.ended).toEqual([1, null]);
		expect(second.printed.error.trim().split('\n')).toEqual([
			expect.stringContaining(`O Nexus já está em execução com a pasta de dados ${dataDir}`),
		]);
		expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
	});

	it('lists all problems of its configuration at once', async () => {
		const { ended, printed } = start({ PORT: 'x', LOG_LEVEL: 'loud' });
		expect(await ended).toEqual([1, null]);
		expect(printed.error).toMatch(/Configuração inválida:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
	});
});
