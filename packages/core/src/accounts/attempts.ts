import { createHash } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { AttemptLimit, DatabaseFor, Transaction } from '../ports/index.ts';
import { networkOf } from './network.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Guesses at one account by one client. */
const ONE_CLIENT: AttemptLimit = { free: 10, windowSeconds: 15 * MINUTE, pauseSeconds: MINUTE };
/** Guesses at one account from everywhere. */
const ONE_ACCOUNT: AttemptLimit = { free: 50, windowSeconds: HOUR, pauseSeconds: MINUTE };
/** Guesses at any accounts from one network. */
const ONE_NETWORK: AttemptLimit = { free: 100, windowSeconds: 15 * MINUTE, pauseSeconds: 5 };
/** Registrations from one network that were refused because the e-mail or the name is taken. */
const TAKEN: AttemptLimit = { free: 100, windowSeconds: HOUR, pauseSeconds: 30 };
/** After as many accounts in an hour as are free, from one network and in all. Seconds. */
const REGISTRATION_PAUSE = { network: MINUTE, installation: 10 };

/** Addresses are not kept in the clear beside attempts at accounts that may not exist. */
const keyOf = (kind: string, ...parts: string[]): string =>
	`${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

export interface SignInAttempt {
	email: string;
	address: string;
	/** The device that the account has been signed in from before, by its cookie. */
	knownDevice: string | null;
	/** Whether the account has been used from this network before. */
	knownAddress: boolean;
}

/**
 * The limits that apply to a sign-in. A client that the account knows is counted by itself alone, so that guesses from
 * elsewhere, or by others in the same network, never lock the owner out (OWASP Authentication Cheat Sheet, "Device
 * Cookies").
 */
export function signInLimits({ email, address, knownDevice, knownAddress }: SignInAttempt): Map<string, AttemptLimit> {
	if (knownDevice) return new Map([[keyOf('login-device', knownDevice), ONE_CLIENT]]);
	const network = networkOf(address);
	const client = [keyOf('login', network, email), ONE_CLIENT] as const;
	if (knownAddress) return new Map([client]);
	return new Map([
		client,
		[keyOf('login-account', email), ONE_ACCOUNT],
		[keyOf('login-network', network), ONE_NETWORK],
	]);
}

/** How many accounts may be registered in an hour before the rest has to wait. */
export interface RegistrationLimits {
	perNetwork: number;
	inAll: number;
}

/** The limits that apply to a registration that creates an account. */
export function registrationAttemptLimits(
	address: string,
	{ perNetwork, inAll }: RegistrationLimits,
): Map<string, AttemptLimit> {
	const { network, installation } = REGISTRATION_PAUSE;
	return new Map([
		[keyOf('register', networkOf(address)), { free: perNetwork, windowSeconds: HOUR, pauseSeconds: network }],
		['register', { free: inAll, windowSeconds: HOUR, pauseSeconds: installation }],
	]);
}

/**
 * The limits that apply to a registration refused because its e-mail or name is taken. They are separate from those of
 * successful registrations: somebody who probes for accounts does not block others who register from the same network.
 */
export const takenNameLimits = (address: string): Map<string, AttemptLimit> =>
	new Map([[keyOf('taken', networkOf(address)), TAKEN]]);

export const passwordChangeLimits = (userId: string): Map<string, AttemptLimit> =>
	new Map([[keyOf('password', userId), ONE_CLIENT]]);

/** Counts an attempt. @throws NexusError too_many_attempts, and counts none, when one of the limits is exceeded */
export async function countAttempt(
	accounts: Transaction['accounts'],
	limits: Map<string, AttemptLimit>,
): Promise<number[]> {
	const attempt = await accounts.attempt(limits);
	if ('waitSeconds' in attempt) throw new NexusError('too_many_attempts', { seconds: attempt.waitSeconds });
	return attempt.ids;
}

/**
 * Does `work` if the limits allow another attempt. The attempt is counted before it begins, so that many at once gain
 * nothing, and uncounted when it succeeds.
 * @throws NexusError too_many_attempts
 */
export async function withinLimits<Result>(
	database: DatabaseFor<'accounts', 'accounts'>,
	limits: Map<string, AttemptLimit>,
	work: () => Promise<Result>,
): Promise<Result> {
	const ids = await database.transaction((tx) => countAttempt(tx.accounts, limits));
	const result = await work();
	await database.accounts.forgetAttempts(ids);
	return result;
}
