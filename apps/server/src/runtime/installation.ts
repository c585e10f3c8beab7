import type { AdministrationServices } from '@nexus/core/administration';
import type { CpuPool } from '@nexus/core/ports';
import type { EpisodeServices } from '@nexus/episodes';
import type { OutageTimings } from '@nexus/production';
import type { LocalServers } from '@nexus/providers/openai';
import type { ProviderTimings } from '@nexus/providers/registry';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Timeouts } from '../http/plugins/connections.ts';
import type { Config } from './config.ts';

/** What the product is put together from. */
export interface Installation {
	config: Config;
	logger: Logger;
	databaseUrl: string;
	secret: string;
	/** Earlier secrets, under which stored keys can still be read. */
	previousSecrets?: string[];
	/** Where the built web app lies; null to serve the API alone. */
	webFolder: string | null;
	/** True when no other process can be working on this database. */
	alone: boolean;
	/** For slow senders; by default as in TIMEOUTS. */
	timeouts?: Timeouts | undefined;
	providers?: ProviderTimings | undefined;
	/** How outages are waited out; by default as OUTAGE_TIMINGS. */
	outages?: Partial<OutageTimings> | undefined;
	/** Of the workers; the system's unless given. */
	now?: (() => Date) | undefined;
	/** Where servers of language models are looked for on this machine; by default where they listen by themselves. */
	localServers?: LocalServers | undefined;
	/** Worker threads that outlive it; by default its own. */
	pool?: CpuPool | undefined;
}

/** The product as it runs. */
export interface Nexus {
	app: FastifyInstance;
	administration: AdministrationServices;
	/** For what runs by the clock. */
	episodes: EpisodeServices;
	/** Has the worker threads load and compile what a first episode would otherwise wait for. */
	warmUp(): Promise<void>;
	/** Hands work back or finishes it, then ends all connections and threads. May be called again. */
	close(): Promise<void>;
}
