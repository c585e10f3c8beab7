import type { CpuPool } from '@nexus/core/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCpuPool } from './index.ts';

const TASKS = new URL('./test-tasks.ts', import.meta.url).href;
let pool: CpuPool;
beforeAll(() => {
	pool = createCpuPool(2);
});
afterAll(() => pool.close());

describe('cpu pool', () => {
	it('runs tasks side by side and answers each with its own result', async () => {
		const results = await Promise.all(Array.from({ length: 20 }, (_, n) => pool.run<number>(TASKS, 'double', n)));
		expect(results).toEqual(Array.from({ length: 20 }, (_, n) => n * 2));
	});

	it('hands typed arrays over', async () => {
		const { pcm } = await pool.run<{ pcm: Int16Array }>(TASKS, 'samples', 1000);
		expect(pcm).toEqual(new Int16Array(1000).fill(7));
	});

	it('brings domain errors back as what they are', async () => {
		await expect(pool.run(TASKS, 'refuse', null)).rejects.toMatchObject({
			name: 'NexusError',
			code: 'upload_too_large',
			message: 'O arquivo passa do limite de 10 MB.',
		});
	});

	it('refuses a task that does not exist', async () => {
		await expect(pool.run(TASKS, 'nothing', null)).rejects.toThrow('no task "nothing"');
	});

	it('ends a task that would never end when it is aborted, and works on', async () => {
		const controller = new AbortController();
		const endless = pool.run(TASKS, 'spin', null, { signal: controller.signal });
		controller.abort(new Error('basta'));
		await expect(endless).rejects.toThrow('basta');
		await expect(pool.run(TASKS, 'double', 1, { signal: controller.signal })).rejects.toThrow('basta');
		expect(await pool.run(TASKS, 'double', 4)).toBe(8);
	});
});
