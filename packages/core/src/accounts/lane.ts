import PQueue from 'p-queue';
import { NexusError } from '../errors/index.ts';

/** Who goes first. */
const URGENCIES = ['owner', 'sign-in', 'registration'] as const;
type Urgency = (typeof URGENCIES)[number];

export interface Turn {
	/** Who asks: those who ask for much stand behind their own requests, not others behind theirs. */
	party: string;
	urgency: Urgency;
}

export interface LaneLimits {
	/** Pieces of work under way at once. */
	atOnce: number;
	/** Of one urgency, waiting and under way. */
	waiting: number;
	/** Of one party, waiting and under way. */
	waitingOfParty: number;
}

export interface Lane {
	/** @throws NexusError server_busy at once, without doing the work, when too many wait already */
	run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which whoever finds the lane full is asked to come back. */
const COME_BACK = 2;

/**
 * A bounded queue for work that costs much. What is more urgent goes first; of the same urgency, a party's first request
 * goes before another's second, so that nobody waits behind a crowd.
 */
export function createLane({ atOnce, waiting, waitingOfParty }: LaneLimits): Lane {
	const queue = new PQueue({ concurrency: atOnce });
	const present = new Map<string, number>();
	const count = (key: string, change: number): void => {
		const left = (present.get(key) ?? 0) + change;
		if (left > 0) present.set(key, left);
		else present.delete(key);
	};
	return {
		async run({ party, urgency }, work) {
			const own = `${urgency} ${party}`;
			const before = present.get(own) ?? 0;
			if (before >= waitingOfParty || (present.get(urgency) ?? 0) >= waiting) {
				throw new NexusError('server_busy', { seconds: COME_BACK });
			}
			count(own, 1);
			count(urgency, 1);
			try {
				return await queue.add(work, { priority: -(URGENCIES.indexOf(urgency) * waitingOfParty + before) });
			} finally {
				count(own, -1);
				count(urgency, -1);
			}
		},
	};
}
