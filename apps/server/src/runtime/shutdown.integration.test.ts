import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

let children: ChildProcess[] = [];
afterEach(() => {
	for (const child of children) child.kill('SIGKILL');
	children = [];
});

async function run(manner: 'quick' | 'stuck' | 'failing' | 'hanging') {
	const program = join(import.meta.dirname, 'shut-down.fixture.ts');
	const child = spawn(process.execPath, [program, manner], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
	children.push(child);
	let output = '';
	child.stdout?.setEncoding('utf8').on('data', (text: string) => {
		output += text;
	});
	await vi.waitUntil(() => output.includes('ready'), { timeout: 120_000 });
	return { child, exited: once(child, 'exit'), output: () => output };
}

describe('closeOnSignals', () => {
	it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('closes in good order on %s and exits with 0', async (signal) => {
		const { child, exited, output } = await run('quick');
		child.kill(signal);
		expect(await exited).toEqual([0, null]);
		expect(output()).toContain(`closing ${signal}`);
	});

	it('closes when the parent that it has a channel to is gone', async () => {
		const { child, exited, output } = await run('quick');
		child.disconnect();
		expect(await exited).toEqual([0, null]);
		expect(output()).toContain('closing disconnect');
	});

	it('takes signals that come together for one request, and ends at once on a later one', async () => {
		const { child, exited, output } = await run('stuck');
		child.kill('SIGINT');
		child.kill('SIGTERM');
		await vi.waitUntil(() => output().includes('closing'), { timeout: 120_000 });
		const impatient = setInterval(() => child.kill('SIGTERM'), 100);
		expect(await exited).toEqual([143, null]);
		clearInterval(impatient);
		expect(output().match(/closing/g)).toHaveLength(1);
		expect(output().match(/ending now/g)).toHaveLength(1);
	});

	it('ends by itself when what is to end at once does not', async () => {
		const { child, exited, output } = await run('hanging');
		child.kill('SIGINT');
		await vi.waitUntil(() => output().includes('closing'), { timeout: 120_000 });
		const impatient = setInterval(() => {
			if (output().includes('ending now')) clearInterval(impatient);
			else child.kill('SIGINT');
		}, 100);
		expect(await exited).toEqual([130, null]);
	});

	it('tells what went wrong while closing, and exits with 1', async () => {
		const { child, exited, output } = await run('failing');
		child.kill('SIGTERM');
		expect(await exited).toEqual([1, null]);
		expect(output()).toContain('Error: no');
	});
});
