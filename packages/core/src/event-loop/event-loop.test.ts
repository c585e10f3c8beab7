import { setImmediate as nextImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { mapYielding, yieldToEventLoop } from './index.ts';

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

it('lets others in every quarter of a millisecond of long work', async () => {
	let time = performance.now();
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
	let made = 0;
	const work = mapYielding(Array<number>(40).fill(0.125), (milliseconds) => {
		time += milliseconds;
		made++;
	});
	const inRound: number[] = [];
	while (made < 40) {
		const before = made;
		await nextImmediate();
		inRound.push(made - before);
	}
	await work;
	clock.mockRestore();
	expect(Math.max(...inRound)).toBe(2);
});
