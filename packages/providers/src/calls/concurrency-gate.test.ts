import { describe, expect, it, vi } from 'vitest';
import { ConcurrencyGate, type Lease } from './concurrency-gate.ts';

const never = new AbortController().signal;

async function enterMany(gate: ConcurrencyGate, count: number): Promise<Lease[]> {
	return await Promise.all(Array.from({ length: count }, () => gate.enter(never)));
}

/** What has come in when all that could has. */
async function entered(...attempts: Promise<Lease>[]): Promise<boolean[]> {
	const states = attempts.map(() => false);
	attempts.forEach((attempt, index) => {
		attempt.then(
			() => {
				states[index] = true;
			},
			() => {},
		);
	});
	await new Promise((resolve) => setImmediate(resolve));
	return states;
}

describe('concurrency gate', () => {
	it('lets as many in as its limit says, and the next when one leaves', async () => {
		const gate = new ConcurrencyGate({ initial: 2 });
		const [first] = await enterMany(gate, 2);
		const third = gate.enter(never);
		expect(await entered(third)).toEqual([false]);
		first?.release();
		first?.release();
		const fourth = gate.enter(never);
		expect(await entered(third, fourth)).toEqual([true, false]);
	});

	it('gives an urgent call one place more, before those that wait', async () => {
		const gate = new ConcurrencyGate({ initial: 1 });
		await enterMany(gate, 1);
		const patient = gate.enter(never);
		const urgent = gate.enter(never, { urgent: true });
		const another = gate.enter(never, { urgent: true });
		expect(await entered(patient, urgent, another)).toEqual([false, true, false]);
	});

	it('grows by one a full round and halves once for all refusals of a round', async () => {
		const gate = new ConcurrencyGate({ initial: 4, most: 5 });
		for (let round = 0; round < 3; round++) {
			const leases = await enterMany(gate, gate.limit);
			for (const lease of leases) lease.succeeded();
			for (const lease of leases) lease.release();
		}
		expect(gate.limit).toBe(5);
		const leases = await enterMany(gate, 5);
		for (const lease of leases) lease.refused(0);
		for (const lease of leases) lease.release();
		expect(gate.limit).toBe(2);
	});

	it('does not grow while its places stay empty', async () => {
		const gate = new ConcurrencyGate({ initial: 4 });
		for (let call = 0; call < 50; call++) {
			const lease = await gate.enter(never);
			lease.succeeded();
			lease.release();
		}
		expect(gate.limit).toBe(4);
	});

	it('starts nothing before the wait that a refusal asked for is over', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
		try {
			const gate = new ConcurrencyGate({ initial: 4 });
			const lease = await gate.enter(never);
			lease.refused(38_000);
			lease.release();
			const next = gate.enter(never);
			await vi.advanceTimersByTimeAsync(37_999);
			expect(await entered(next)).toEqual([false]);
			await vi.advanceTimersByTimeAsync(2);
			expect(await entered(next)).toEqual([true]);
		} finally {
			vi.useRealTimers();
		}
	});

	it('forgets a call that is aborted while it waits', async () => {
		const gate = new ConcurrencyGate({ initial: 1 });
		const [lease] = await enterMany(gate, 1);
		const controller = new AbortController();
		const waiting = gate.enter(controller.signal);
		controller.abort(new Error('basta'));
		await expect(waiting).rejects.toThrow('basta');
		lease?.release();
		expect(gate.isIdle).toBe(true);
		await expect(gate.enter(controller.signal)).rejects.toThrow('basta');
	});
});
