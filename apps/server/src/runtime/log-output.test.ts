import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./log-lines.fixture.ts', import.meta.url));

interface Line {
	line?: number;
	lines?: number;
	msg: string;
}

/** A program that has logged so many lines of a kilobyte while nobody read them. */
async function logged(lines: number): Promise<ChildProcess> {
	const child = fork(PROGRAM, [String(lines)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
	await once(child, 'message');
	return child;
}

async function readAll({ stdout }: ChildProcess): Promise<Line[]> {
	if (!stdout) throw new Error('no output');
	return (await text(stdout))
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line) as Line);
}

describe('the log', () => {
	it('holds up nobody when it is not read, loses what is too much, and says how much that was', async () => {
		const child = await logged(20_000);
		const reading = readAll(child);
		child.send('go on');
		const lines = await reading;
		const kept = lines.filter(({ line }) => line !== undefined);
		const [loss] = lines.filter(({ msg }) => msg.startsWith('lines were lost'));
		expect(kept.map(({ line }) => line)).toEqual(kept.map((_, index) => index));
		expect(kept.length + (loss?.lines ?? 0)).toBe(20_000);
		expect(kept.length).toBeGreaterThan(1_000);
	});

	it('has every line of a program that ends', async () => {
		const child = await logged(10);
		const reading = readAll(child);
		child.send('end now');
		expect((await reading).map(({ line }) => line)).toEqual(Array.from({ length: 10 }, (_, index) => index));
	});

	it('lets a program end that nobody reads any more', async () => {
		const child = await logged(20_000);
		child.send('end now');
		expect(await once(child, 'exit')).toEqual([0, null]);
	});
});
