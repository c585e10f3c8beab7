import type { Config } from '@nexus/server/runtime/config';
import type { Nexus } from '@nexus/server/runtime/installation';

export interface Stack {
	/** Where it answers, without a slash at its end. */
	url: string;
	databaseUrl: string;
	dataDir: string;
	config: Config;
	nexus: Nexus;
	/** Ends it and removes its data. */
	close(): Promise<void>;
}
