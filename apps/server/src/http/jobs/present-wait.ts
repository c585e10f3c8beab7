import type { JobWaitFields } from '@nexus/contract';
import type { JobRecord } from '@nexus/core/records';

/** The wait that ends first; the outage is as old as the oldest of its kind. */
export function presentWait(job: Pick<JobRecord, 'status' | 'waits'> | null): JobWaitFields {
	const isUnderWay = job?.status === 'pending' || job?.status === 'processing';
	const waits = isUnderWay ? Object.values(job.waits) : [];
	const [next] = waits.toSorted((a, b) => a.until.localeCompare(b.until));
	if (!next) return { waiting_for: null, waiting_reason: null, waiting_since: null, waiting_until: null };
	const alike = waits.filter((wait) => wait.for === next.for).map(({ since }) => since);
	return {
		waiting_for: next.for,
		waiting_reason: next.reason,
		waiting_since: alike.toSorted()[0] ?? next.since,
		waiting_until: next.until,
	};
}
