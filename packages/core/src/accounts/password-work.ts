import { NexusError } from '../errors/index.ts';
import type { PasswordEstimator } from '../ports/index.ts';
import { createBoundedQueue, type QueuePlace } from './bounded-queue.ts';
import { personalWords } from './personal-words.ts';
import type { UserRecord } from './types.ts';

/** Guesses below which a password is refused: so many are tried in five weeks within the limit of one account. */
const GUESSES_LEAST = 100_000;

/** Work with passwords, in queues of its own: hashing one takes tens of milliseconds of a core and 19 MiB. */
export interface PasswordWork {
	/** Does what hashes one password. @throws NexusError server_busy */
	runQueued<Result>(place: QueuePlace, work: () => Promise<Result>): Promise<Result>;
	/** The rule for every new password. @throws NexusError common_password, server_busy */
	refuseGuessable(
		place: QueuePlace,
		password: string,
		user: Pick<UserRecord, 'email' | 'username' | 'fullName'>,
	): Promise<void>;
}

const WAITING = { waiting: 100, waitingPerCaller: 20 };

/** @param hashesAtOnce from 2 on: registrations leave one for those who sign in */
export function createPasswordWork(deps: { estimator: PasswordEstimator; hashesAtOnce: number }): PasswordWork {
	const { estimator, hashesAtOnce } = deps;
	const estimates = createBoundedQueue({ atOnce: 1, ...WAITING });
	const hashes = createBoundedQueue({ atOnce: hashesAtOnce, ...WAITING });
	const registrations = createBoundedQueue({ atOnce: hashesAtOnce - 1, ...WAITING });
	return {
		runQueued(place, work) {
			const hashing = () => hashes.run(place, work);
			return place.urgency === 'registration' ? registrations.run(place, hashing) : hashing();
		},
		async refuseGuessable(place, password, user) {
			const guesses = await estimates.run(place, () => estimator.guesses(password, personalWords(user)));
			if (guesses < GUESSES_LEAST) throw new NexusError('common_password');
		},
	};
}
