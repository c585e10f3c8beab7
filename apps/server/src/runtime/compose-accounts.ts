import { availableParallelism } from 'node:os';
import { createPasswordHasher, createTokenSigner } from '@nexus/adapters/credentials';
import { createPasswordEstimator } from '@nexus/adapters/password-strength';
import { type AccountServices, createAccountServices, createPasswordWork } from '@nexus/core/accounts';
import { type AdministrationServices, createAdministrationServices } from '@nexus/core/administration';
import type { Database, ObjectStore } from '@nexus/core/ports';
import type { Config } from './config.ts';

/** Passwords that are hashed at once: libuv has four threads, and files need one of them. */
const HASHES_AT_ONCE = Math.min(3, Math.max(2, availableParallelism()));

interface Accounts {
	accounts: AccountServices;
	administration: AdministrationServices;
	/** Judges how easily passwords are guessed, in a thread of its own. */
	estimator: ReturnType<typeof createPasswordEstimator>;
}

/** Who may sign in, and what the machine's owner does to accounts. */
export function composeAccounts({
	config,
	database,
	objects,
	secret,
}: {
	config: Pick<Config, 'registration' | 'adminEmails' | 'registrationLimits'>;
	database: Database;
	objects: ObjectStore;
	secret: string;
}): Accounts {
	const { adminEmails, registration, registrationLimits } = config;
	const hasher = createPasswordHasher();
	const estimator = createPasswordEstimator();
	const now = () => new Date();
	const accounts = createAccountServices({
		database,
		hasher,
		passwords: createPasswordWork({ estimator, hashesAtOnce: HASHES_AT_ONCE }),
		signers: {
			access: createTokenSigner('access', secret),
			media: createTokenSigner('media', secret),
			device: createTokenSigner('device', secret),
		},
		...{ registration, adminEmails, registrationLimits, now },
	});
	const administration = createAdministrationServices({ database, objects, hasher, adminEmails, now });
	return { accounts, administration, estimator };
}
