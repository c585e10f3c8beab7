import { beforeEach, describe, expect, it } from 'vitest';
import { HEAD_START, HeadStart } from './head-start.ts';

const { signal } = new AbortController();
let headStart: HeadStart;
let begun: string[];
beforeEach(() => {
	headStart = new HeadStart(() => new Date());
	begun = [];
});

const part = (name: string, jobId: string, until: number, ending = signal) =>
	headStart.wait(jobId, until, ending).then(() => begun.push(name));

describe('the head start of a first part', () => {
	it('ends for all that wait when a part of the job was made, and for no other job', async () => {
		const waiting = [part('2', 'a', Date.now() + HEAD_START), part('3', 'a', Date.now() + HEAD_START)];
		void part('other', 'b', Date.now() + HEAD_START);
		headStart.end('a');
		await Promise.all(waiting);
		expect(begun).toEqual(['2', '3']);
	});

	it('is over after its time, whatever another clock says', async () => {
		const start = performance.now();
		await part('2', 'a', Date.now() + 60 * HEAD_START);
		expect(performance.now() - start).toBeGreaterThan(HEAD_START - 10);
	});

	it('holds nobody up who comes later, or whose process ends', async () => {
		await part('late', 'a', Date.now() - 1);
		const ending = new AbortController();
		const waiting = part('ending', 'a', Date.now() + HEAD_START, ending.signal);
		ending.abort();
		await waiting;
		expect(begun).toEqual(['late', 'ending']);
	});
});
