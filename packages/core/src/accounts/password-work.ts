import { NexusError } from '../errors/index.ts';
import type { PasswordEstimator } from '../ports/index.ts';
import { createLane, type Turn } from './lane.ts';
import { ownWords } from './own-words.ts';
import type { UserRecord } from './types.ts';

/** Guesses below which a password is refused: so many are tried in five weeks at the pace of one account. */
const GUESSES_LEAST = 100_000;

/** Work with passwords, in lanes of its own: hashing one takes tens of milliseconds of a core and 19 MiB. */
export interface PasswordWork {
	/** Does what hashes one password. @throws NexusError server_busy */
	inTurn<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>;
	/** The rule for every new password. @throws NexusError common_password, server_busy */
	refuseGuessable(
		turn: Turn,
		password: string,
		user: Pick<UserRecord, 'email' | 'username' | 'fullName'>,
	): Promise<void>;
}

const WAITING = { waiting: 100, waitingOfParty: 20 };

/** @param hashesAtOnce from 2 on: registrations leave one for those who sign in */
export function createPasswordWork(deps: { estimator: PasswordEstimator; hashesAtOnce: number }): PasswordWork {
	const { estimator, hashesAtOnce } = deps;
	const estimates = createLane({ atOnce: 1, ...WAITING });
	const hashes = createLane({ atOnce: hashesAtOnce, ...WAITING });
	const registrations = createLane({ atOnce: hashesAtOnce - 1, ...WAITING });
	return {
		inTurn(turn, work) {
			const hashing = () => hashes.run(turn, work);
			return turn.urgency === 'registration' ? registrations.run(turn, hashing) : hashing();
		},
		async refuseGuessable(turn, password, user) {
			const guesses = await estimates.run(turn, () => estimator.guesses(password, ownWords(user)));
			if (guesses < GUESSES_LEAST) throw new NexusError('common_password');
		},
	};
}
