import { createHash } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, Pace, Transaction } from '../ports/index.ts';
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
const TAKEN: Pace = { free: 100, windowSeconds: HOUR, pauseSeconds: 30 };
/** After as many accounts in an hour as are free, from one network and in all. Seconds. */
const REGISTRATION_PAUSE = { network: MINUTE, installation: 10 };

/** Addresses are not kept in the clear beside attempts at accounts that may not exist. */
const keyOf = (kind: string, ...parts: string[]): string =>
	`${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

export interface SignInParty {
	email: string;
	address: string;
	/** The device that the account has been signed in from before, by its cookie. */
	knownDevice: string | null;
	/** Whether the account has been used from this network before. */
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

/** How many accounts may be registered in an hour before the rest has to wait. */
export interface RegistrationLimits {
	perNetwork: number;
	inAll: number;
}

/** What an account that is made is counted under. */
export function registrationPaces(address: string, { perNetwork, inAll }: RegistrationLimits): Map<string, Pace> {
	const { network, installation } = REGISTRATION_PAUSE;
	return new Map([
		[keyOf('register', networkOf(address)), { free: perNetwork, windowSeconds: HOUR, pauseSeconds: network }],
		['register', { free: inAll, windowSeconds: HOUR, pauseSeconds: installation }],
	]);
}

/**
 * What a registration is counted under that was refused because the e-mail or the name is taken. Apart from those that
 * make an account: whoever looks for accounts holds up nobody who registers from the same network.
 */
export const takenPaces = (address: string): Map<string, Pace> =>
	new Map([[keyOf('taken', networkOf(address)), TAKEN]]);

export const passwordChangePaces = (userId: string): Map<string, Pace> =>
	new Map([[keyOf('password', userId), ONE_PARTY]]);

/** Counts an attempt. @throws NexusError too_many_attempts, and counts none, when one of the paces is exceeded */
export async function countAttempt(accounts: Transaction['accounts'], paces: Map<string, Pace>): Promise<number[]> {
	const attempt = await accounts.attempt(paces);
	if ('waitSeconds' in attempt) throw new NexusError('too_many_attempts', { seconds: attempt.waitSeconds });
	return attempt.ids;
}

/**
 * Does `work` when its turn has come. Counted before it begins, so that many at once gain nothing; taken back when it
 * succeeds.
 * @throws NexusError too_many_attempts
 */
export async function withinPace<Result>(
	database: DatabaseFor<'accounts', 'accounts'>,
	paces: Map<string, Pace>,
	work: () => Promise<Result>,
): Promise<Result> {
	const ids = await database.transaction((tx) => countAttempt(tx.accounts, paces));
	const result = await work();
	await database.accounts.forgetAttempts(ids);
	return result;
}
