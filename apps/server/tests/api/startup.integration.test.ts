import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variants } from '@nexus/testkit/long-runs';
import { type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

let stack: Stack;
let taken: Server;
let takenPort: string;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	taken = createServer().listen(0, '127.0.0.1');
	await once(taken, 'listening');
	takenPort = String((taken.address() as { port: number }).port);
});
afterAll(async () => {
	taken?.close();
	await stack?.close();
});

let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-startup-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Runs the server until it ends by itself. */
async function run(variables: Record<string, string>) {
	const child = spawn(process.execPath, [MAIN], {
		env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...variables },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	let errors = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		output += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		errors += text;
	});
	const [code] = await once(child, 'close');
	return { code, output, errors: errors.trim().split('\n') };
}

/** The address of the stack's database with something else in it. */
function databaseWith(changes: Partial<Pick<URL, 'pathname' | 'password' | 'port' | 'hostname'>>): string {
	return Object.assign(new URL(stack.databaseUrl), changes).href;
}

describe('a server that cannot start says why in its last line, in plain words', () => {
	it('before it starts a database, when its port is taken', async () => {
		const { code, output, errors } = await run({ PORT: takenPort });
		expect([code, errors]).toEqual([
			1,
			[expect.stringMatching(new RegExp(`^A porta ${takenPort} já está em uso em 127\\.0\\.0\\.1.*PORT\\.$`))],
		]);
		expect(output).not.toContain('Banco de dados');
	});

	const HOSTS = variants<[string, RegExp]>(
		[['203.0.113.7', /^O endereço 203\.0\.113\.7, de HOST, não é desta máquina\./]],
		[['nao-existe.invalid', /^O nome nao-existe\.invalid, de HOST, não/]],
	);
	it.each(HOSTS)('when HOST is %s', async (HOST, reason) => {
		const { code, errors } = await run({ HOST });
		expect([code, errors]).toEqual([1, [expect.stringMatching(reason)]]);
	});

	const DATABASES = variants<[string, () => string, RegExp]>(
		[['has another password', () => databaseWith({ password: 'errada' }), /o usuário ou a senha foram recusados/]],
		[
			['does not listen', () => databaseWith({ port: '1' }), /nada responde nesse endereço/],
			['lacks the database', () => databaseWith({ pathname: '/nada' }), /o banco não existe nesse servidor/],
			['has an unknown name', () => databaseWith({ hostname: 'nao-existe.invalid' }), /o nome da máquina não/],
		],
	);
	it.each(DATABASES)('when the database of the operator’s own %s', async (_, url, reason) => {
		const { code, errors } = await run({ DATABASE_URL: url() });
		expect([code, errors]).toEqual([1, [expect.stringMatching(reason)]]);
		expect(errors[0]).toMatch(/^O banco de dados de DATABASE_URL \(.*\) não pôde ser usado: /);
		expect(errors[0]).not.toContain(new URL(stack.databaseUrl).password);
	});
});
