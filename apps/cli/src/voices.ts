import { loadConfig } from '@nexus/server/runtime/config';
import { createLogger } from '@nexus/server/runtime/logger';
import { type OpenVoices, openVoices } from '@nexus/server/runtime/open-voices';

/** The natural voices of the environment's configuration. @throws StartupError */
export async function openVoicesForProcess(): Promise<OpenVoices> {
	return await openVoices(loadConfig(), createLogger({ level: 'error', destination: process.stderr }));
}
