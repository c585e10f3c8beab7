import { randomBytes, randomUUID } from 'node:crypto';
import { createOneTimeLink, type OneTimeLink } from '../accounts/one-time-links.ts';
import type { UserRecord } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { AccountOverview, PasswordHasher, TransactionFor } from '../ports/index.ts';
import { type AdministrationDependencies, cancelJobs, deleteAccount } from './delete-account.ts';

/**
 * What the machine's owner does to accounts, by e-mail.
 * Calls that name an account throw NexusError account_unknown when there is none.
 */
export interface AdministrationServices {
	/** All accounts, the oldest first. */
	accounts(): Promise<AccountOverview[]>;
	account(email: string): Promise<AccountOverview>;
	/** Creates an account that has no password until its owner sets one with the link. @throws NexusError account_taken */
	create(account: {
		email: string;
		username: string;
		fullName: string;
		isAdmin: boolean;
	}): Promise<{ user: UserRecord; link: OneTimeLink }>;
	/** Makes a link that sets a new password; earlier ones end. @throws NexusError account_disabled */
	createPasswordLink(email: string): Promise<OneTimeLink>;
	/** Ends sessions and jobs; from then on nobody signs in and no API key works. */
	disable(email: string): Promise<{ sessions: number; jobs: number }>;
	/** @throws NexusError account_being_deleted */
	enable(email: string): Promise<void>;
	makeAdministrator(email: string): Promise<void>;
	/** Deletes the account with its documents, audio and clips. Takes up a deletion that was broken off. */
	delete(email: string): Promise<void>;
	/** Finishes the deletions that were broken off. Answers how many. */
	finishDeletions(signal: AbortSignal): Promise<number>;
	/** Ends the sessions of one account, or of all (null). Answers how many were open. */
	endSessions(email: string | null): Promise<number>;
	/** A link that creates the first account; null when there is an account already. */
	createFirstAccountLink(): Promise<OneTimeLink | null>;
}

const PAGE = 500;

export function createAdministrationServices(
	deps: AdministrationDependencies & {
		hasher: Pick<PasswordHasher, 'hash'>;
		/** Whom the configuration makes administrators. */
		adminEmails: string[];
	},
): AdministrationServices {
	const { database, hasher, now } = deps;

	const asSeen = (found: AccountOverview): AccountOverview => ({
		...found,
		isAdmin: found.isAdmin || deps.adminEmails.includes(found.email.toLowerCase()),
	});

	async function account(email: string): Promise<AccountOverview> {
		const found = await database.administration.findAccount(email);
		if (!found) throw new NexusError('account_unknown', { email });
		return asSeen(found);
	}

	async function passwordLink(tx: TransactionFor<'links'>, userId: string): Promise<OneTimeLink> {
		await tx.links.removeAll(userId);
		return await createOneTimeLink(tx, 'password', { userId, now: now() });
	}

	return {
		account,

		async accounts() {
			const all: AccountOverview[] = [];
			for (;;) {
				const page = await database.administration.accounts(all.at(-1)?.id ?? null, PAGE);
				all.push(...page);
				if (page.length < PAGE) {
					return all.map(asSeen).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
				}
			}
		},

		async create({ email, ...rest }) {
			// Nobody knows this password, so that only the link opens the account.
			const passwordHash = await hasher.hash(randomBytes(32).toString('base64url'));
			return await database.transaction(async (tx) => {
				const user = await tx.accounts.createUser({
					id: randomUUID(),
					email: email.toLowerCase(),
					...rest,
					passwordHash,
				});
				return { user, link: await passwordLink(tx, user.id) };
			});
		},

		async createPasswordLink(email) {
			const { id, disabledAt } = await account(email);
			if (disabledAt) throw new NexusError('account_disabled');
			return await database.transaction((tx) => passwordLink(tx, id));
		},

		async disable(email) {
			const { id } = await account(email);
			return await database.transaction(async (tx) => {
				await tx.administration.setDisabled(id, now());
				const sessions = await tx.accounts.endSessions(id);
				await tx.links.removeAll(id);
				return { sessions, jobs: await cancelJobs(tx, id, 'Conta desativada') };
			});
		},

		async enable(email) {
			const { id, deletionBeganAt } = await account(email);
			if (deletionBeganAt) throw new NexusError('account_being_deleted', { email });
			await database.administration.setDisabled(id, null);
		},

		async makeAdministrator(email) {
			await database.administration.setAdministrator((await account(email)).id);
		},

		async delete(email) {
			await deleteAccount(deps, (await account(email)).id);
		},

		async finishDeletions(signal) {
			const unfinished = await database.administration.unfinishedDeletions();
			for (const id of unfinished) {
				signal.throwIfAborted();
				await deleteAccount(deps, id);
			}
			return unfinished.length;
		},

		async endSessions(email) {
			return await database.accounts.endSessions(email === null ? null : (await account(email)).id);
		},

		async createFirstAccountLink() {
			if (!(await database.administration.isEmpty())) return null;
			return await createOneTimeLink(database, 'first-account', { userId: null, now: now() });
		},
	};
}
