import { setImmediate as nextImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { yieldToEventLoop } from './index.ts';

it('lets one of many pieces of long work go on in a round of the event loop', async () => {
	const begun: string[] = [];
	async function work(name: string): Promise<void> {
		for (let step = 0; step < 3; step++) {
			await yieldToEventLoop();
			begun.push(name);
		}
	}
	const all = Promise.all(['a', 'b', 'c'].map(work));
	const inRound: number[] = [];
	while (begun.length < 9) {
		const before = begun.length;
		await nextImmediate();
		inRound.push(begun.length - before);
	}
	await all;
	expect(Math.max(...inRound)).toBe(1);
	expect(begun.join('')).toBe('abcabcabc');
});
