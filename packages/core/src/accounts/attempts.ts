import { createHash } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { Database, Pace } from '../ports/index.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Guesses at one account by one party. */
const ONE_PARTY: Pace = { free: 10, windowSeconds: 15 * MINUTE, pauseSeconds: MINUTE };
/** Guesses at one account from everywhere. */
const ONE_ACCOUNT: Pace = { free: 50, windowSeconds: HOUR, pauseSeconds: MINUTE };
/** Guesses at any accounts from one network. */
const ONE_NETWORK: Pace = { free: 100, windowSeconds: 15 * MINUTE, pauseSeconds: 5 };
/** Registrations from one network that were refused because the e-mail or the name is taken. */
const REGISTRATION: Pace = { free: 100, windowSeconds: HOUR, pauseSeconds: 30 };

/** Addresses are not kept in the clear beside attempts at accounts that may not exist. */
const keyOf = (kind: string, ...parts: string[]): string =>
	`${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

export interface SignInParty {
	email: string;
	address: string;
	/** The device that the account has been signed in from before, by its cookie. */
	knownDevice: string | null;
	/** Whether the account has been used from this address before. */
	knownAddress: boolean;
}

/**
 * What a sign-in is counted under. A party that is known to the account is counted by itself alone, so that no guessing
 * from elsewhere, or by others in the same network, locks the owner out (OWASP Authentication Cheat Sheet, "Device
 * Cookies").
 */
export function signInPaces({ email, address, knownDevice, knownAddress }: SignInParty): Map<string, Pace> {
	if (knownDevice) return new Map([[keyOf('login-device', knownDevice), ONE_PARTY]]);
	const network = networkOf(address);
	const party = [keyOf('login', network, email), ONE_PARTY] as const;
	if (knownAddress) return new Map([party]);
	return new Map([party, [keyOf('login-account', email), ONE_ACCOUNT], [keyOf('login-network', network), ONE_NETWORK]]);
}

export const registrationPaces = (address: string): Map<string, Pace> =>
	new Map([[keyOf('register', networkOf(address)), REGISTRATION]]);

export const passwordChangePaces = (userId: string): Map<string, Pace> =>
	new Map([[keyOf('password', userId), ONE_PARTY]]);

/**
 * Does `work` when its turn has come. Counted before it begins, so that many at once gain nothing; taken back when it
 * succeeds.
 * @throws NexusError too_many_attempts
 */
export async function withinPace<Result>(
	database: Database,
	paces: Map<string, Pace>,
	work: () => Promise<Result>,
): Promise<Result> {
	const attempt = await database.transaction((tx) => tx.accounts.attempt(paces));
	if ('waitSeconds' in attempt) throw new NexusError('too_many_attempts', { seconds: attempt.waitSeconds });
	const result = await work();
	await database.accounts.forgetAttempts(attempt.ids);
	return result;
}
