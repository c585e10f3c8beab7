import { addressOf } from '@nexus/server/runtime/address';
import { composeAdministration } from '@nexus/server/runtime/compose-administration';
import { type Config, loadConfig } from '@nexus/server/runtime/config';
import { createLogger } from '@nexus/server/runtime/logger';
import { openDatabase } from '@nexus/server/runtime/open-database';
import { closeOnSignals } from '@nexus/server/runtime/shutdown';
import { StartupError } from '@nexus/server/runtime/startup-error';
import { startupFailure } from '@nexus/server/runtime/startup-failure';
import type { Installation } from './command.ts';
import { InputError } from './input-error.ts';

/**
 * Opens the installation that the configuration names, beside its running server or without one.
 * @param variables the environment's unless given
 * @throws StartupError
 */
export async function openInstallation(
	variables?: Record<string, string>,
	endNow?: AbortSignal,
): Promise<Installation> {
	const config = loadConfig(variables);
	const logger = createLogger({ level: 'error', destination: process.stderr });
	const { administration, close } = await compose(config, logger, endNow).catch((error: unknown) => {
		const reason = startupFailure(error, config.databaseUrl);
		throw reason === undefined ? error : new StartupError(reason, { cause: error });
	});
	return {
		administration,
		serverAddress() {
			if (config.publicUrl === undefined && config.port === 0) {
				throw new InputError('Com PORT=0 não se sabe o endereço do servidor. Informe-o em PUBLIC_URL.');
			}
			return addressOf(config, config.port);
		},
		close,
	};
}

async function compose(config: Config, logger: ReturnType<typeof createLogger>, endNow: AbortSignal | undefined) {
	const database = await openDatabase(config, { logger, endNow });
	try {
		const { services, close } = await composeAdministration({ config, logger, databaseUrl: database.url });
		return {
			administration: services,
			async close() {
				await close();
				await database.close();
			},
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}

/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Opens the installation of the environment for this process, and closes it when a signal ends the process. */
export async function openForProcess(): Promise<Installation> {
	const endDatabaseNow = new AbortController();
	const opening = openInstallation(undefined, endDatabaseNow.signal);
	const opened = () => opening.catch(() => undefined);
	closeOnSignals({
		close: async () => (await opened())?.close(),
		async endNow() {
			endDatabaseNow.abort();
			await opened();
		},
		onError: (error) => process.stderr.write(`${error}\n`),
		exit: (code) => process.exit(code || INTERRUPTED),
	});
	return await opening;
}
