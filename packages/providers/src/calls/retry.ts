import { ProviderFailure } from '@nexus/core/errors';
import type { ConcurrencyGate, Lease } from './concurrency-gate.ts';

export interface RetryPolicy {
	/** Failures of passing kinds before the call is given up, the first included. */
	attempts: number;
	/** Of these, answers that did not come in time. */
	timeouts: number;
	/** Refusals for want of room. */
	refusals: number;
	/** Milliseconds: the first pause is up to this, each further one up to twice as long. */
	baseMs: number;
	/** The longest pause that is made up here. */
	maxMs: number;
	/** A provider that asks for a longer wait than this is not waited for. */
	mostWaitMs: number;
}

/**
 * For trouble that passes within seconds. What lasts longer is for the caller to wait out, who holds no place meanwhile:
 * so a provider that asks for a long wait is told at once.
 */
export const RETRY_POLICY: RetryPolicy = {
	attempts: 6,
	timeouts: 2,
	refusals: 6,
	baseMs: 500,
	maxMs: 20_000,
	mostWaitMs: 20_000,
};

export interface Attempts {
	gate: ConcurrencyGate;
	signal: AbortSignal;
	/** Once it is aborted no call is begun; one that is under way is waited for. */
	ending?: AbortSignal | undefined;
	urgent?: boolean | undefined;
	policy?: Partial<RetryPolicy> | undefined;
	/** 0 to 1. */
	random?: (() => number) | undefined;
}

/**
 * Makes a call until it succeeds, is refused for good or has failed too often. Pauses grow exponentially with full
 * jitter ("Exponential Backoff And Jitter", AWS Architecture Blog, 2015); where the provider says how long to wait, all
 * calls behind the same gate do.
 * @param call releases the lease when its answer is complete; on failure it is released here.
 * @throws NexusError, or the signal's reason within milliseconds of its abort
 */
export async function callWithRetries<Answer>(
	{ gate, signal, ending, urgent = false, policy: given, random = Math.random }: Attempts,
	call: (lease: Lease) => Promise<Answer>,
): Promise<Answer> {
	const policy = { ...RETRY_POLICY, ...given };
	const waiting = ending ? AbortSignal.any([signal, ending]) : signal;
	const counts = { failures: 0, timeouts: 0, refusals: 0 };
	for (let again = false; ; again = true) {
		const lease = await gate.enter(waiting, { urgent, again });
		try {
			return await call(lease);
		} catch (error) {
			if (signal.aborted || !(error instanceof ProviderFailure)) {
				lease.release();
				throw signal.aborted ? signal.reason : error;
			}
			count(counts, error);
			const { remedy } = error;
			const waitMs = (remedy.kind === 'wait' ? remedy.ms : null) ?? backoff(policy, counts, random);
			// Nobody behind the gate waits out a long wait here either: each is told at once.
			if (remedy.kind === 'wait') lease.refused(waitMs > policy.mostWaitMs ? 0 : waitMs);
			lease.release();
			if (remedy.kind === 'none' || isEnough(policy, counts) || waitMs > policy.mostWaitMs) throw error.toNexusError();
			if (remedy.kind === 'backoff') await pause(waitMs, waiting);
		}
	}
}

interface Counts {
	failures: number;
	timeouts: number;
	refusals: number;
}

function count(counts: Counts, { code, remedy }: ProviderFailure): void {
	if (remedy.kind === 'wait') counts.refusals++;
	else counts.failures++;
	if (code === 'provider_timeout') counts.timeouts++;
}

const isEnough = (policy: RetryPolicy, { failures, timeouts, refusals }: Counts): boolean =>
	failures >= policy.attempts || timeouts >= policy.timeouts || refusals >= policy.refusals;

function backoff({ baseMs, maxMs }: RetryPolicy, { failures, refusals }: Counts, random: () => number): number {
	return random() * Math.min(maxMs, baseMs * 2 ** (failures + refusals - 1));
}

/** @throws the signal's reason */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(signal.reason);
		const abort = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener('abort', abort);
			resolve();
		}, ms);
		signal.addEventListener('abort', abort, { once: true });
	});
}
