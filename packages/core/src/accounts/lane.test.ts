import { describe, expect, it } from 'vitest';
import { createLane, type Turn } from './lane.ts';

/** Work that ends when it is told to. */
function laneUnderTest(limits = { atOnce: 1, waiting: 8, waitingOfParty: 4 }) {
	const lane = createLane(limits);
	const begun: string[] = [];
	const underWay: (() => void)[] = [];
	const ask = (name: string, turn: Turn) =>
		lane.run(turn, () => {
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

const signIn = (party: string): Turn => ({ party, urgency: 'sign-in' });
const registration = (party: string): Turn => ({ party, urgency: 'registration' });
const busy = { code: 'server_busy', values: { seconds: 2 } };

describe('a lane', () => {
	it('lets owners go before sign-ins before registrations, and nobody wait behind a crowd', async () => {
		const { ask, finish, begun } = laneUnderTest();
		const answers = [
			ask('running', registration('z')),
			ask('register 1', registration('z')),
			ask('crowd 1', signIn('crowd')),
			ask('crowd 2', signIn('crowd')),
			ask('crowd 3', signIn('crowd')),
			ask('neighbour', signIn('neighbour')),
			ask('owner', { party: 'crowd', urgency: 'owner' }),
		];
		await finish(answers);
		expect(begun).toEqual(['running', 'owner', 'crowd 1', 'neighbour', 'crowd 2', 'crowd 3', 'register 1']);
	});

	it('does no more at once than it may', async () => {
		const { ask, finish, begun } = laneUnderTest({ atOnce: 2, waiting: 8, waitingOfParty: 8 });
		const answers = Array.from({ length: 5 }, (_, at) => ask(`${at}`, signIn('one')));
		expect(begun).toHaveLength(2);
		await finish(answers);
		expect(begun).toHaveLength(5);
	});

	it('refuses at once what one party, or everybody of an urgency, asks for beyond its bound', async () => {
		const { ask, finish } = laneUnderTest();
		const waiting = Array.from({ length: 4 }, () => ask('crowd', signIn('crowd')));
		await expect(ask('fifth', signIn('crowd'))).rejects.toMatchObject(busy);
		waiting.push(...Array.from({ length: 4 }, (_, at) => ask('other', signIn(`other ${at}`))));
		await expect(ask('ninth', signIn('late'))).rejects.toMatchObject(busy);
		waiting.push(ask('owner', { party: 'late', urgency: 'owner' }));
		await finish(waiting);
		await finish([ask('again', signIn('crowd'))]);
	});
});
