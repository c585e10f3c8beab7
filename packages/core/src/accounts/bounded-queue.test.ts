import { describe, expect, it } from 'vitest';
import { createBoundedQueue, type QueuePlace } from './bounded-queue.ts';

/** Work that ends when it is told to. */
function queueUnderTest(limits = { atOnce: 1, waiting: 8, waitingPerCaller: 4 }) {
	const queue = createBoundedQueue(limits);
	const begun: string[] = [];
	const underWay: (() => void)[] = [];
	const ask = (name: string, place: QueuePlace) =>
		queue.run(place, () => {
			begun.push(name);
			return new Promise<void>((resolve) => {
				underWay.push(resolve);
			});
		});
	return {
		begun,
		underWay,
		ask,
		async finish(answers: Promise<void>[]) {
			const all = Promise.all(answers);
			let over = false;
			all.finally(() => {
				over = true;
			});
			while (!over) {
				underWay.shift()?.();
				await Promise.resolve();
			}
			await all;
		},
	};
}

const signIn = (caller: string): QueuePlace => ({ caller, urgency: 'sign-in' });
const registration = (caller: string): QueuePlace => ({ caller, urgency: 'registration' });
const busy = { code: 'server_busy', values: { seconds: 2 } };

describe('a queue', () => {
	it('lets owners go before sign-ins before registrations, and nobody wait behind a crowd', async () => {
		const { ask, finish, begun } = queueUnderTest();
		const answers = [
			ask('running', registration('z')),
			ask('register 1', registration('z')),
			ask('crowd 1', signIn('crowd')),
			ask('crowd 2', signIn('crowd')),
			ask('crowd 3', signIn('crowd')),
			ask('neighbour', signIn('neighbour')),
			ask('owner', { caller: 'crowd', urgency: 'owner' }),
		];
		await finish(answers);
		expect(begun).toEqual(['running', 'owner', 'crowd 1', 'neighbour', 'crowd 2', 'crowd 3', 'register 1']);
	});

	it('does no more at once than it may', async () => {
		const { ask, finish, begun } = queueUnderTest({ atOnce: 2, waiting: 8, waitingPerCaller: 8 });
		const answers = Array.from({ length: 5 }, (_, at) => ask(`${at}`, signIn('one')));
		expect(begun).toHaveLength(2);
		await finish(answers);
		expect(begun).toHaveLength(5);
	});

	it('refuses at once what one caller, or everybody of an urgency, asks for beyond its bound', async () => {
		const { ask, finish } = queueUnderTest();
		const waiting = Array.from({ length: 4 }, () => ask('crowd', signIn('crowd')));
		await expect(ask('fifth', signIn('crowd'))).rejects.toMatchObject(busy);
		waiting.push(...Array.from({ length: 4 }, (_, at) => ask('other', signIn(`other ${at}`))));
		await expect(ask('ninth', signIn('late'))).rejects.toMatchObject(busy);
		waiting.push(ask('owner', { caller: 'late', urgency: 'owner' }));
		await finish(waiting);
		await finish([ask('again', signIn('crowd'))]);
	});
});
