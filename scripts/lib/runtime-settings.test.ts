import { execFile } from 'node:child_process';
import { totalmem } from 'node:os';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { runtimeSettings } from './runtime-settings.js';

it('bounds the heap, so that what fills it ends the server and not the machine', async () => {
	const { flags } = runtimeSettings();
	const program = 'process.stdout.write(String(require("node:v8").getHeapStatistics().heap_size_limit))';
	const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', program]);
	// The heap of what is young comes on top.
	expect(Number(stdout)).toBeLessThan(Math.min(2_200 * 1024 ** 2, totalmem()));
	const filling = promisify(execFile)(process.execPath, [
		...flags,
		'--max-old-space-size=64',
		'-e',
		'a=[];for(;;)a.push([])',
	]);
	await expect(filling).rejects.toMatchObject({ signal: 'SIGABRT' });
});
