import PQueue from 'p-queue';
import { NexusError } from '../errors/index.ts';

/** Who goes first. */
const URGENCIES = ['owner', 'sign-in', 'registration'] as const;
type Urgency = (typeof URGENCIES)[number];

export interface QueuePlace {
	/** Who asks: those who ask for much stand behind their own requests, not others behind theirs. */
	caller: string;
	urgency: Urgency;
}

export interface QueueLimits {
	/** Pieces of work under way at once. */
	atOnce: number;
	/** Of one urgency, waiting and under way. */
	waiting: number;
	/** Of one caller, waiting and under way. */
	waitingPerCaller: number;
}

export interface BoundedQueue {
	/** @throws NexusError server_busy at once, without doing the work, when too many wait already */
	run<Result>(place: QueuePlace, work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which a caller who finds the queue full may try again. */
const RETRY_SECONDS = 2;

/**
 * A bounded queue for work that costs much. What is more urgent goes first; of the same urgency, a caller's first request
 * goes before another's second, so that nobody waits behind a crowd.
 */
export function createBoundedQueue({ atOnce, waiting, waitingPerCaller }: QueueLimits): BoundedQueue {
	const queue = new PQueue({ concurrency: atOnce });
	const present = new Map<string, number>();
	const count = (key: string, change: number): void => {
		const left = (present.get(key) ?? 0) + change;
		if (left > 0) present.set(key, left);
		else present.delete(key);
	};
	return {
		async run({ caller, urgency }, work) {
			const own = `${urgency} ${caller}`;
			const before = present.get(own) ?? 0;
			if (before >= waitingPerCaller || (present.get(urgency) ?? 0) >= waiting) {
				throw new NexusError('server_busy', { seconds: RETRY_SECONDS });
			}
			count(own, 1);
			count(urgency, 1);
			try {
				return await queue.add(work, { priority: -(URGENCIES.indexOf(urgency) * waitingPerCaller + before) });
			} finally {
				count(own, -1);
				count(urgency, -1);
			}
		},
	};
}
