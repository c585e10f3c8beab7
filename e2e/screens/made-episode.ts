import { query, type Stack } from '@nexus/testkit/stack';
import { expect } from 'vitest';

/** Waits, out of the browser's way, until the job that was begun last is completed. */
export async function madeEpisode(stack: Stack): Promise<void> {
	const last = () => query(stack, 'select status from jobs order by created_at desc limit 1');
	await expect.poll(last, { interval: 250, timeout: 300_000 }).toEqual([{ status: 'completed' }]);
}
