import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runChild } from '@nexus/adapters/child-process';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isRunning, startedChild } from './index.ts';

const FOLDER = new URL('../../../adapters/src/child-process/', import.meta.url);
const SPINNING = 'spinning.fixture.ts';

/** Runs a child that never ends by itself. */
const spin = (signal: AbortSignal, milliseconds = 600_000) =>
	runChild({
		program: new URL(SPINNING, FOLDER),
		args: [],
		input: new Uint8Array(1),
		result: z.null(),
		signal,
		milliseconds,
		sessionNiceness: 5,
		errors: { timeout: 'import_timeout', ended: 'import_too_complex', garbled: 'import_damaged' },
	});

const sessionOf = async (id: number) =>
	Number((await readFile(`/proc/${id}/stat`, 'utf8')).split(') ')[1]?.split(' ')[3]);

it('stands behind everybody else with all its threads, in a session of its own', async () => {
	const controller = new AbortController();
	const spinning = spin(controller.signal);
	spinning.catch(() => undefined);
	const child = await startedChild(process.pid, SPINNING);
	const threads = async () => (await readdir(`/proc/${child}/task`)).map(Number);
	await expect.poll(async () => (await threads()).length).toBeGreaterThan(2);
	expect(new Set((await threads()).map((thread) => getPriority(thread)))).toEqual(new Set([10]));
	expect(await sessionOf(child)).toBe(child);
	const group = () => readFile(`/proc/${child}/autogroup`, 'utf8').catch(() => null);
	if ((await group()) !== null) await expect.poll(group).toMatch(/nice 5$/m);
	controller.abort(new Error('basta'));
	await expect(spinning).rejects.toThrow('basta');
	await expect.poll(() => isRunning(child)).toBe(false);
});

it('tells a child that was killed from one whose time was up', async () => {
	const spinning = spin(new AbortController().signal);
	const refused = expect(spinning).rejects.toMatchObject({ code: 'import_too_complex' });
	process.kill(await startedChild(process.pid, SPINNING), 'SIGKILL');
	await refused;
	await expect(spin(new AbortController().signal, 1)).rejects.toMatchObject({ code: 'import_timeout' });
});

it('ends with whoever started it, also when they are killed', async () => {
	const parent = spawn(process.execPath, ['--no-warnings', fileURLToPath(new URL('hold-child.fixture.ts', FOLDER))]);
	const child = await startedChild(parent.pid ?? 0, SPINNING);
	parent.kill('SIGKILL');
	await expect.poll(() => isRunning(child)).toBe(false);
});
