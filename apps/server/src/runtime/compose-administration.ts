import { createPasswordHasher } from '@nexus/adapters/credentials';
import { createDatabase } from '@nexus/adapters/postgres';
import { type AdministrationServices, createAdministrationServices } from '@nexus/core/administration';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { updateSchema } from './database-setup.ts';
import { createObjectStore } from './object-store.ts';

export interface Administration {
	services: AdministrationServices;
	close(): Promise<void>;
}

/** Puts together what the terminal program works with: the core services of an installation, without a server. */
export async function composeAdministration({
	config,
	logger,
	databaseUrl,
}: {
	config: Pick<Config, 'storage' | 'adminEmails'>;
	logger: Logger;
	databaseUrl: string;
}): Promise<Administration> {
	await updateSchema(databaseUrl);
	const database = createDatabase({
		url: databaseUrl,
		enqueue: async () => {
			throw new Error('Commands put no work into the queues');
		},
		hasten: async () => undefined,
		onError: (error) => logger.warn({ err: error }, 'database'),
		poolSize: 2,
	});
	const objects = await createObjectStore(config.storage, logger);
	return {
		services: createAdministrationServices({
			database,
			objects,
			hasher: createPasswordHasher(),
			adminEmails: config.adminEmails,
			now: () => new Date(),
		}),
		close: () => database.close(),
	};
}
