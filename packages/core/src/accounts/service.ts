import { randomUUID } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, Page, Paged, PasswordHasher } from '../ports/index.ts';
import {
	countAttempt,
	passwordChangeLimits,
	type RegistrationLimits,
	registrationAttemptLimits,
	takenNameLimits,
	withinLimits,
} from './attempts.ts';
import type { QueuePlace } from './bounded-queue.ts';
import type { Signers } from './issue-tokens.ts';
import { networkOf } from './network.ts';
import { createPasswordLinks, type PasswordLinkServices } from './password-links.ts';
import type { PasswordWork } from './password-work.ts';
import { createRegistrationGate } from './registration-gate.ts';
import { createSignIn, type SignInServices } from './sign-in.ts';
import type { Actor, SessionRecord, UserRecord } from './types.ts';

export interface NewAccount {
	email: string;
	username: string;
	password: string;
	fullName: string;
	/** From the link that a closed server prints while it has no account. */
	invitation?: string | undefined;
}

export interface AccountServices extends SignInServices, PasswordLinkServices {
	/** Whether anybody may create an account. */
	readonly registration: 'open' | 'closed';
	/**
	 * @throws NexusError common_password, account_taken (never which of e-mail and name), too_many_attempts,
	 * server_busy, registration_closed, link_ended, admin_email_reserved
	 */
	register(account: NewAccount, client: { address: string }): Promise<UserRecord>;
	logout(actor: Actor): Promise<void>;
	sessions(actor: Actor, page: Page): Promise<Paged<SessionRecord>>;
	/** @throws NexusError not_found */
	endSession(actor: Actor, sessionId: string): Promise<void>;
	/**
	 * Ends all other sessions of the account.
	 * @throws NexusError wrong_password, common_password, too_many_attempts, server_busy
	 */
	changePassword(actor: Actor, passwords: { current: string; next: string }): Promise<void>;
	/** Null when the token is not (or no longer) good for this kind of call. */
	authenticate(kind: 'access' | 'media', token: string): Promise<{ actor: Actor; user: UserRecord } | null>;
	/** The account itself, for who acts by an API key. */
	user(userId: string): Promise<UserRecord | null>;
}

/** @throws NexusError session_required when an API key asks. */
function sessionOf({ sessionId }: Actor): string {
	if (sessionId === null) throw new NexusError('session_required');
	return sessionId;
}

export function createAccountServices(deps: {
	database: DatabaseFor<'accounts' | 'links', 'accounts' | 'links'>;
	hasher: PasswordHasher;
	passwords: PasswordWork;
	signers: Signers;
	adminEmails: string[];
	registration: 'open' | 'closed';
	registrationLimits: RegistrationLimits;
	now: () => Date;
}): AccountServices {
	const { database, hasher, passwords, signers, registration } = deps;
	const adminEmails = new Set(deps.adminEmails.map((email) => email.toLowerCase()));
	const asSeen = (user: UserRecord): UserRecord => ({
		...user,
		isAdmin: user.isAdmin || adminEmails.has(user.email.toLowerCase()),
	});
	const refuseTaken = async (address: string): Promise<never> => {
		await database.transaction((tx) => countAttempt(tx.accounts, takenNameLimits(address)));
		throw new NexusError('account_taken');
	};
	const gate = createRegistrationGate({ database, registration, adminEmails });

	return {
		registration,
		...createSignIn(deps),
		...createPasswordLinks({ database, hasher, passwords, signers }),

		async register({ email: given, username, password, fullName, invitation }, { address }) {
			const email = given.toLowerCase();
			await gate.admit(email, invitation);
			const limits = registrationAttemptLimits(address, deps.registrationLimits);
			const seconds = await database.accounts.waitSeconds(limits);
			if (seconds > 0) throw new NexusError('too_many_attempts', { seconds });
			const place: QueuePlace = { caller: networkOf(address), urgency: 'registration' };
			// Before it is looked up, so that nobody finds out with a bad password whether an account exists.
			await passwords.refuseGuessable(place, password, { email, username, fullName });
			if (await database.accounts.isTaken({ email, username })) return await refuseTaken(address);
			const created = await passwords.runQueued(place, async () => {
				const passwordHash = await hasher.hash(password);
				const user = { id: randomUUID(), email, username, fullName, passwordHash };
				return await database.transaction(async (tx) => {
					await countAttempt(tx.accounts, limits);
					return await gate.create(tx, user, invitation);
				});
			});
			return asSeen(created);
		},

		async logout(actor) {
			await database.accounts.endSession(actor.userId, sessionOf(actor));
		},

		sessions: (actor, page) => database.accounts.listSessions(actor.userId, page),

		async endSession(actor, sessionId) {
			if (!(await database.accounts.endSession(actor.userId, sessionId))) throw new NexusError('not_found');
		},

		async changePassword(actor, wanted) {
			const sessionId = sessionOf(actor);
			const current = await database.accounts.passwordHash(actor.userId);
			const place: QueuePlace = { caller: actor.userId, urgency: 'owner' };
			await passwords.runQueued(place, () =>
				withinLimits(database, passwordChangeLimits(actor.userId), async () => {
					if (!(await hasher.verify(current, wanted.current))) throw new NexusError('wrong_password');
				}),
			);
			const user = await database.accounts.find(actor.userId);
			if (!user) throw new NexusError('unauthenticated');
			await passwords.refuseGuessable(place, wanted.next, user);
			const next = await passwords.runQueued(place, () => hasher.hash(wanted.next));
			await database.transaction(async (tx) => {
				if ((await tx.accounts.passwordHash(actor.userId)) !== current) throw new NexusError('wrong_password');
				await tx.accounts.setPasswordHash(actor.userId, next);
				await tx.accounts.endOtherSessions(actor.userId, sessionId);
			});
		},

		async authenticate(kind, token) {
			const claims = await signers[kind].verify(token);
			const found = claims && (await database.accounts.findSession(claims.sessionId));
			if (!claims || !found || found.id !== claims.userId) return null;
			const user = asSeen(found);
			const { userId, sessionId } = claims;
			return { user, actor: { userId, sessionId, apiKeyId: null, isAdmin: user.isAdmin } };
		},

		async user(userId) {
			const found = await database.accounts.find(userId);
			return found && asSeen(found);
		},
	};
}
