import { NexusError, ProviderFailure } from '@nexus/core/errors';
import type { JobWait } from '@nexus/core/records';
import { EngineFailure } from './engine-failure.ts';

/** Milliseconds. */
export interface OutageTimings {
	/** No outage that is shorter fails a job. */
	limitMs: number;
	/** From the first failure to the next attempt; each further pause is twice as long. */
	firstPauseMs: number;
	/** The longest pause that is made up here. */
	mostPauseMs: number;
}

export const OUTAGE_TIMINGS: OutageTimings = { limitMs: 30 * 60_000, firstPauseMs: 2_000, mostPauseMs: 60_000 };

/** A provider that asks for a longer wait is not waited for: 26 hours hold a quota of any day. */
const MOST_ASKED_MS = 26 * 60 * 60_000;

/** What cannot be reached for now, and when it wants to be asked again, where it says so. */
export type Outage = Pick<JobWait, 'for' | 'reason'> & { askedUntil: Date | null };

/** The outage that an error tells of; null for what waiting does not mend. */
export function outageOf(error: unknown, now: Date): Outage | null {
	if (!(error instanceof NexusError)) return null;
	if (error.code === 'storage_unavailable') return { for: 'storage', reason: 'unavailable', askedUntil: null };
	if (error.code === 'storage_full') return { for: 'storage', reason: 'full', askedUntil: null };
	if (!(error instanceof EngineFailure)) return null;
	const provider = `${error.stage}_provider` as const;
	switch (error.code) {
		case 'provider_unavailable':
			return { for: provider, reason: 'unavailable', askedUntil: null };
		case 'provider_timeout':
			return { for: provider, reason: 'silent', askedUntil: null };
		case 'provider_quota_minute':
			return { for: provider, reason: 'busy', askedUntil: askedUntil(error, now) };
		case 'provider_quota_day':
			return { for: provider, reason: 'daily_quota', askedUntil: new Date(String(error.values.until)) };
		default:
			return null;
	}
}

function askedUntil({ cause }: NexusError, now: Date): Date | null {
	if (!(cause instanceof ProviderFailure) || cause.remedy.kind !== 'wait' || cause.remedy.ms === null) return null;
	return new Date(now.getTime() + cause.remedy.ms);
}

/**
 * How an outage is waited out: with growing pauses, or until the provider wants to be asked again. A wait that it asked
 * for and that outlasts the limit puts off the end of it. Null when it has lasted too long.
 */
export function nextWait(
	outage: Outage,
	{ earlier, now, timings }: { earlier: JobWait | undefined; now: Date; timings: OutageTimings },
): Omit<JobWait, 'message'> | null {
	const before = earlier?.for === outage.for ? earlier : undefined;
	const since = before?.since ?? now.toISOString();
	const failsAt = Date.parse(before?.failsAt ?? '') || now.getTime() + timings.limitMs;
	const tries = (before?.tries ?? 0) + 1;
	if (now.getTime() >= failsAt) return null;
	const told = { for: outage.for, reason: outage.reason, since, tries };
	if (outage.askedUntil) {
		const askedMs = outage.askedUntil.getTime() - now.getTime();
		if (outage.askedUntil.getTime() - Date.parse(since) > MOST_ASKED_MS) return null;
		const end = askedMs >= timings.limitMs ? outage.askedUntil.getTime() + timings.limitMs : failsAt;
		return { ...told, until: outage.askedUntil.toISOString(), failsAt: new Date(end).toISOString() };
	}
	const pause = Math.min(timings.mostPauseMs, timings.firstPauseMs * 2 ** (tries - 1));
	return {
		...told,
		until: new Date(now.getTime() + pause).toISOString(),
		failsAt: new Date(failsAt).toISOString(),
	};
}
