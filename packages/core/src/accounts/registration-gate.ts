import { NexusError } from '../errors/index.ts';
import type { Database, NewUser, TransactionFor } from '../ports/index.ts';
import { hashToken } from './issue-tokens.ts';
import type { UserRecord } from './types.ts';

/** Decides who may create an account over HTTP. */
export interface RegistrationGate {
	/** Asked before anything costly is done. @throws NexusError registration_closed, link_ended, admin_email_reserved */
	admit(email: string, invitation: string | undefined): Promise<void>;
	/** Creates the account and uses the invitation up. @throws NexusError as `admit`, account_taken */
	create(tx: TransactionFor<'accounts' | 'links'>, user: NewUser, invitation: string | undefined): Promise<UserRecord>;
}

/**
 * Nobody can register an address of `adminEmails`: whoever came first would administer the installation. While
 * registration is closed, the invitation that the server prints at its start creates the first account and no other.
 */
export function createRegistrationGate({
	database,
	registration,
	adminEmails,
}: {
	database: Pick<Database, 'links'>;
	registration: 'open' | 'closed';
	/** In lower case. */
	adminEmails: ReadonlySet<string>;
}): RegistrationGate {
	return {
		async admit(email, invitation) {
			if (registration === 'closed') {
				if (invitation === undefined) throw new NexusError('registration_closed');
				if (!(await database.links.find(hashToken(invitation), 'first-account'))) throw new NexusError('link_ended');
			}
			if (adminEmails.has(email.toLowerCase())) throw new NexusError('admin_email_reserved');
		},

		async create(tx, user, invitation) {
			if (registration === 'open') return await tx.accounts.createUser(user);
			if (invitation === undefined || !(await tx.links.take(hashToken(invitation), 'first-account'))) {
				throw new NexusError('link_ended');
			}
			const created = await tx.accounts.createUser(user);
			// Only the first account administers without being told to: with any other the invitation came too late.
			if (!created.isAdmin) throw new NexusError('link_ended');
			await tx.links.removeAll(null);
			return created;
		},
	};
}
