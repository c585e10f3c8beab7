import type { Nexus } from '@nexus/server/runtime/compose';
import type { Config } from '@nexus/server/runtime/config';

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
