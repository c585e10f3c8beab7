import { randomUUID } from 'node:crypto';
import type { ChangePasswordBody, RegisterBody } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { Database, Page, Paged, PasswordHasher } from '../ports/index.ts';
import { passwordChangePaces, registrationPaces, withinPace } from './attempts.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Signers } from './issue-tokens.ts';
import { createPasswordLinks, type PasswordLinkServices } from './password-links.ts';
import { createRegistrationGate } from './registration-gate.ts';
import { createSignIn, type SignInServices } from './sign-in.ts';
import type { Actor, SessionRecord, UserRecord } from './types.ts';

export interface AccountServices extends SignInServices, PasswordLinkServices {
	/** Whether anybody may create an account. */
	readonly registration: 'open' | 'closed';
	/**
	 * @throws NexusError common_password, account_taken (never which of e-mail and name), too_many_attempts,
	 * registration_closed, link_ended, admin_email_reserved
	 */
	register(body: RegisterBody, party: { address: string }): Promise<UserRecord>;
	logout(actor: Actor): Promise<void>;
	sessions(actor: Actor, page: Page): Promise<Paged<SessionRecord>>;
	/** @throws NexusError not_found */
	endSession(actor: Actor, sessionId: string): Promise<void>;
	/** Ends all other sessions of the account. @throws NexusError wrong_password, common_password, too_many_attempts */
	changePassword(actor: Actor, body: ChangePasswordBody): Promise<void>;
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
	database: Database;
	passwords: PasswordHasher;
	signers: Signers;
	adminEmails: string[];
	registration: 'open' | 'closed';
	now: () => Date;
}): AccountServices {
	const { database, passwords, signers, registration } = deps;
	const adminEmails = new Set(deps.adminEmails.map((email) => email.toLowerCase()));
	const asSeen = (user: UserRecord): UserRecord => ({
		...user,
		isAdmin: user.isAdmin || adminEmails.has(user.email.toLowerCase()),
	});
	const refuseCommon = async (password: string): Promise<void> => {
		if (await isCommonPassword(password)) throw new NexusError('common_password');
	};
	const gate = createRegistrationGate({ database, registration, adminEmails });

	return {
		registration,
		...createSignIn(deps),
		...createPasswordLinks({ database, passwords, refuseWeakPassword: refuseCommon }),

		async register({ email, username, password, full_name, invitation }, { address }) {
			await gate.admit(email, invitation);
			await refuseCommon(password);
			return await withinPace(database, registrationPaces(address), async () => {
				const passwordHash = await passwords.hash(password);
				const user = { id: randomUUID(), email: email.toLowerCase(), username, fullName: full_name, passwordHash };
				return asSeen(await database.transaction((tx) => gate.create(tx, user, invitation)));
			});
		},

		async logout(actor) {
			await database.accounts.endSession(actor.userId, sessionOf(actor));
		},

		sessions: (actor, page) => database.accounts.listSessions(actor.userId, page),

		async endSession(actor, sessionId) {
			if (!(await database.accounts.endSession(actor.userId, sessionId))) throw new NexusError('not_found');
		},

		async changePassword(actor, { current_password, new_password }) {
			const sessionId = sessionOf(actor);
			const current = await database.accounts.passwordHash(actor.userId);
			await withinPace(database, passwordChangePaces(actor.userId), async () => {
				if (!(await passwords.verify(current, current_password))) throw new NexusError('wrong_password');
			});
			await refuseCommon(new_password);
			const next = await passwords.hash(new_password);
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
