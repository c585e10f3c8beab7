import type { JobWait } from '@nexus/core/records';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OUTAGE_TIMINGS } from './outages.ts';
import { ProviderSilence } from './provider-silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listening() {
	const told: JobWait[] = [];
	const database = {
		jobs: {
			wait: async (_job: string, _run: number, _key: string, wait: JobWait) => {
				told.push(wait);
			},
		},
	};
	const deps = { database, now: () => new Date(), timings: OUTAGE_TIMINGS } as unknown as ConstructorParameters<
		typeof ProviderSilence
	>[0];
	const job = { id: 'job', run: 1, waits: {} } as unknown as ConstructorParameters<typeof ProviderSilence>[1];
	const silence = new ProviderSilence(deps, job, 'part');
	return { told, silence, listener: silence.listener('speech') };
}

test('a provider that may be silent for minutes is told to be silent after 20 s, since it was asked', async () => {
	const { told, listener } = listening();
	const asked = new Date().toISOString();
	listener(300_000);
	await vi.advanceTimersByTimeAsync(19_900);
	expect(told).toEqual([]);
	await vi.advanceTimersByTimeAsync(100);
	expect(told).toMatchObject([{ for: 'speech_provider', reason: 'silent', since: asked }]);
});

test('one that is soon given up is told to be silent at half of its time, and one that answers never', async () => {
	const { told, listener } = listening();
	listener(24_000);
	await vi.advanceTimersByTimeAsync(12_000);
	expect(told).toHaveLength(1);
	listener(300_000);
	await vi.advanceTimersByTimeAsync(15_000);
	listener(null);
	await vi.advanceTimersByTimeAsync(300_000);
	expect(told).toHaveLength(1);
});
