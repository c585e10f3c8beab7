import { randomUUID } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, PasswordHasher } from '../ports/index.ts';
import type { QueuePlace } from './bounded-queue.ts';
import { type CookieToken, hashToken, type Signers } from './issue-tokens.ts';
import type { PasswordWork } from './password-work.ts';
import type { UserRecord } from './types.ts';

export interface PasswordLinkServices {
	/** Whose password the link sets; it stays good. @throws NexusError link_ended */
	checkPasswordLink(token: string): Promise<{ email: string; username: string }>;
	/**
	 * Sets a new password, ends all sessions of the account and uses its links up. The device that did so is known to the
	 * account from then on, so that nobody's guesses keep its owner from signing in.
	 * @throws NexusError link_ended, common_password, server_busy
	 */
	resetPassword(wish: { token: string; password: string }): Promise<{ device: CookieToken }>;
}

/** Links with which people set a password; the terminal program makes them. */
export function createPasswordLinks(deps: {
	database: DatabaseFor<'accounts' | 'links', 'accounts' | 'links'>;
	hasher: PasswordHasher;
	passwords: PasswordWork;
	signers: Pick<Signers, 'device'>;
}): PasswordLinkServices {
	const { database, hasher, passwords, signers } = deps;

	async function accountBehind(token: string): Promise<UserRecord> {
		const link = await database.links.find(hashToken(token), 'password');
		const account = link?.userId ? await database.accounts.find(link.userId) : null;
		if (!account) throw new NexusError('link_ended');
		return account;
	}

	return {
		async checkPasswordLink(token) {
			const { email, username } = await accountBehind(token);
			return { email, username };
		},

		async resetPassword({ token, password }) {
			// A guessed token is refused here, before a password is hashed for it.
			const account = await accountBehind(token);
			const place: QueuePlace = { caller: account.id, urgency: 'owner' };
			await passwords.refuseGuessable(place, password, account);
			const passwordHash = await passwords.runQueued(place, () => hasher.hash(password));
			await database.transaction(async (tx) => {
				const link = await tx.links.take(hashToken(token), 'password');
				if (!link?.userId) throw new NexusError('link_ended');
				await tx.accounts.setPasswordHash(link.userId, passwordHash);
				await tx.accounts.endSessions(link.userId);
				await tx.links.removeAll(link.userId);
			});
			const deviceToken = await signers.device.sign({ userId: account.id, sessionId: randomUUID() });
			return { device: { token: deviceToken, lifetime: signers.device.lifetime } };
		},
	};
}
