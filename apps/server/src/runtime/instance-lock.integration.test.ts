import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireInstanceLock } from './instance-lock.ts';
import { StartupError } from './startup-error.ts';

let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
	dataDir = join(await mkdtemp(join(tmpdir(), 'nexus-lock-')), 'data');
	children = [];
});
afterEach(async () => {
	for (const child of children) child.kill('SIGKILL');
	await rm(join(dataDir, '..'), { recursive: true, force: true });
});

async function holdElsewhere(): Promise<ChildProcess> {
	const program = join(import.meta.dirname, 'hold-lock.fixture.ts');
	const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
	children.push(child);
	await once(child.stdout, 'data');
	return child;
}

describe('acquireInstanceLock', () => {
	it('refuses, in one line that tells who has it, a folder that another process has', async () => {
		const holder = await holdElsewhere();
		const refusal: unknown = await acquireInstanceLock(dataDir).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(StartupError);
		const { message } = refusal as StartupError;
		expect(message).toContain(dataDir);
		expect(message).toContain(`processo ${holder.pid}`);
		expect(message).not.toContain('\n');
	});

	it('refuses it to the same process too, until it is released', async () => {
		const lock = await acquireInstanceLock(dataDir);
		await expect(acquireInstanceLock(dataDir)).rejects.toThrow('já está em execução');
		lock.release();
		lock.release();
		(await acquireInstanceLock(dataDir)).release();
	});

	it('is free as soon as its holder was killed', async () => {
		const holder = await holdElsewhere();
		holder.kill('SIGKILL');
		await once(holder, 'exit');
		(await acquireInstanceLock(dataDir)).release();
	});

	it('trusts no process id that an earlier run left', async () => {
		(await acquireInstanceLock(dataDir)).release();
		await writeFile(join(dataDir, 'nexus.pid'), `${process.pid}\n`);
		(await acquireInstanceLock(dataDir)).release();
	});

	it('lets exactly one of many have it', async () => {
		const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => acquireInstanceLock(dataDir)));
		const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
		expect(locks).toHaveLength(1);
		locks[0]?.release();
	});

	it('says so when the folder cannot be used', async () => {
		await writeFile(dataDir, 'a file, not a folder');
		await expect(acquireInstanceLock(dataDir)).rejects.toThrow(`A pasta de dados ${dataDir} não pode ser usada`);
	});
});
