import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccountLimits } from '@nexus/core/account-limits';
import type { RegistrationLimits } from '@nexus/core/accounts';
import type { CleanupPolicy } from '@nexus/core/cleanup';
import type { EngineWish, SpeechWish } from '@nexus/core/engines';
import { PROVIDERS } from '@nexus/providers/registry';
import { missingForEngines } from './engine-variables.ts';
import { environment, notesOf, type VariableName } from './environment.ts';
import { StartupError } from './startup-error.ts';
import { type StorageConfig, storageConfig } from './storage-url.ts';

/** The natural voices on this machine. */
export interface VoicesConfig {
	/** Absolute path. */
	folder: string;
	/** A mirror, without a slash at its end. */
	source?: string | undefined;
	/** Undefined: the one that was installed first. */
	model?: string | undefined;
	quality: 'fast' | 'balanced' | 'best';
	threads: number;
	memoryMb: number;
}

export interface Config {
	host: string;
	/** 0: a free one is to be picked. */
	port: number;
	/** Absolute path. */
	dataDir: string;
	/** Without a slash at its end; undefined: the address listened on. */
	publicUrl?: string | undefined;
	/** Names under which the server is reached, in lower case, without ports. */
	hosts: string[];
	/** IP addresses and networks whose word on who calls is believed. */
	trustedProxies: string[];
	/** Undefined: the embedded PostgreSQL. */
	databaseUrl?: string | undefined;
	/** Connections to the database at most, all purposes together. */
	databasePoolSize: number;
	storage: StorageConfig;
	cleanup: CleanupPolicy;
	accountLimits: AccountLimits;
	imports: {
		/** Bytes of a file. */
		maxBytes: number;
		allowWeb: boolean;
		/** Where pages may be read beyond the public web. */
		webHosts: string[];
		/** Documents that one account may keep from cleanups. */
		keptMax: number;
	};
	/** Undefined: the one kept in the data folder. */
	secret?: string | undefined;
	/** Under which stored keys may still be encrypted. */
	previousSecrets: string[];
	role: 'all' | 'api' | 'worker';
	workerConcurrency: number;
	scriptEngine: EngineWish;
	speechEngine: SpeechWish;
	voices: VoicesConfig;
	gemini: { apiKey?: string | undefined; baseUrl: string };
	/** Values of the providers' variables. */
	providers: Readonly<Record<string, unknown>>;
	logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
	registration: 'open' | 'closed';
	/** In lower case. */
	adminEmails: string[];
	registrationLimits: RegistrationLimits;
}

/** Seven processes fit into the hundred connections that PostgreSQL takes by default. */
const SHARED_POOL = 12;
/** Nobody else uses the embedded PostgreSQL. */
const EMBEDDED_POOL = 20;

/**
 * Reads the configuration from the environment: the only place of the program that does. An empty variable counts as
 * unset. A relative `DATA_DIR` is taken from the current folder.
 * @throws StartupError that lists every problem at once, without the values of secrets
 */
export function loadConfig(variables: Record<string, string | undefined> = process.env): Config {
	const given = Object.fromEntries(
		Object.keys(environment.shape)
			.map((name) => [name, variables[name]?.trim()])
			.filter(([, value]) => value),
	);
	const parsed = environment.safeParse(given);
	const missing = missingForEngines(given);
	if (!parsed.success || missing.length > 0) {
		const issues = parsed.error?.issues ?? [];
		const problems = new Map([...missing, ...issues.map((issue) => [String(issue.path[0]), issue.message] as const)]);
		const lines = [...problems].map(([name, message]) => `  ${name}: ${message}${received(name, given[name])}`);
		throw new StartupError(`Configuração inválida:\n${lines.join('\n')}`);
	}
	const values = parsed.data;
	const dataDir = resolve(values.DATA_DIR);
	return {
		host: values.HOST,
		port: values.PORT,
		dataDir,
		publicUrl: values.PUBLIC_URL,
		hosts: [
			...(isIP(values.HOST) === 0 ? [values.HOST.toLowerCase()] : []),
			...(values.PUBLIC_URL === undefined ? [] : [new URL(values.PUBLIC_URL).hostname]),
			...values.ALLOWED_HOSTS,
		],
		trustedProxies: values.TRUSTED_PROXIES,
		databaseUrl: values.DATABASE_URL,
		databasePoolSize: values.DATABASE_POOL_SIZE ?? (values.DATABASE_URL === undefined ? EMBEDDED_POOL : SHARED_POOL),
		storage: storageConfig(values.STORAGE_URL, join(dataDir, 'objects')),
		cleanup: {
			enabled: values.CLEANUP_ENABLED,
			uploadsAfterDays: values.CLEANUP_UPLOADS_AFTER_DAYS,
			outputsAfterDays: values.CLEANUP_OUTPUTS_AFTER_DAYS,
			tempAfterDays: values.CLEANUP_TEMP_AFTER_DAYS,
			preserveRecent: values.CLEANUP_PRESERVE_RECENT_COUNT,
			cron: values.CLEANUP_SCHEDULE,
			timeZone: values.CLEANUP_TIME_ZONE,
			maxBytesPerUser: values.CLEANUP_MAX_BYTES_PER_USER,
		},
		imports: {
			maxBytes: values.IMPORT_MAX_BYTES,
			allowWeb: values.WEB_IMPORT,
			webHosts: values.WEB_IMPORT_HOSTS,
			keptMax: values.CLEANUP_KEPT_DOCUMENTS_MAX,
		},
		accountLimits: {
			bytes: values.ACCOUNT_MAX_BYTES,
			episodesPerMonth: values.ACCOUNT_MAX_EPISODES_PER_MONTH,
			runningJobs: values.ACCOUNT_MAX_RUNNING_JOBS,
			waitingJobs: values.ACCOUNT_MAX_WAITING_JOBS,
			usdPerMonth: values.ACCOUNT_MAX_USD_PER_MONTH,
		},
		secret: values.NEXUS_SECRET,
		previousSecrets: values.NEXUS_SECRET_PREVIOUS,
		role: values.ROLE,
		workerConcurrency: values.WORKER_CONCURRENCY,
		scriptEngine: values.SCRIPT_ENGINE,
		speechEngine: values.SPEECH_ENGINE,
		voices: {
			folder: values.VOICES_DIR === undefined ? join(dataDir, 'voices') : resolve(values.VOICES_DIR),
			source: values.VOICES_SOURCE,
			model: values.VOICES_MODEL,
			quality: values.VOICES_QUALITY,
			threads: values.VOICES_THREADS ?? Math.min(4, availableParallelism()),
			memoryMb: values.VOICES_MEMORY_MB,
		},
		gemini: { apiKey: values.GEMINI_API_KEY, baseUrl: values.GEMINI_BASE_URL },
		providers: Object.fromEntries(
			PROVIDERS.flatMap(({ variables }) => Object.keys(variables)).map((name) => [
				name,
				(values as Record<string, unknown>)[name],
			]),
		),
		logLevel: values.LOG_LEVEL,
		registration: values.REGISTRATION,
		adminEmails: values.ADMIN_EMAILS,
		registrationLimits: {
			perNetwork: values.REGISTRATIONS_PER_HOUR_PER_ADDRESS,
			inAll: values.REGISTRATIONS_PER_HOUR,
		},
	};
}

function received(name: string, value: string | undefined): string {
	return value === undefined || notesOf(name as VariableName).secret ? '' : ` (recebido: "${value}")`;
}

/** What the environment tells a program that calls a server that runs. */
export const callerVariables = (variables: Record<string, string | undefined> = process.env) => ({
	/** Undefined where none is set. */
	apiKey: variables.NEXUS_API_KEY || undefined,
	server: variables.PUBLIC_URL || `http://127.0.0.1:${variables.PORT || 3000}`,
});
