import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { configuredEngines } from './engine-makers.ts';
import { StartupError } from './startup-error.ts';

const problemsOf = (variables: Record<string, string>): string => {
	try {
		loadConfig(variables);
	} catch (error) {
		if (error instanceof StartupError) return error.message;
		throw error;
	}
	return '';
};

describe('loadConfig', () => {
	it('needs no variable at all', () => {
		expect(loadConfig({})).toEqual({
			host: '127.0.0.1',
			port: 3000,
			dataDir: resolve('data'),
			publicUrl: undefined,
			hosts: [],
			trustedProxies: [],
			databasePoolSize: 20,
			databaseUrl: undefined,
			storage: { kind: 'folder', folder: resolve('data/objects') },
			cleanup: {
				enabled: true,
				uploadsAfterDays: 30,
				outputsAfterDays: 30,
				tempAfterDays: 1,
				preserveRecent: 10,
				cron: '0 1 * * *',
				timeZone: 'America/Sao_Paulo',
				maxBytesPerUser: 0,
			},
			imports: { maxBytes: 50 * 1024 ** 2, allowWeb: true, webHosts: [], keptMax: 20 },
			accountLimits: {
				bytes: 5 * 1024 ** 3,
				episodesPerMonth: null,
				runningJobs: 3,
				waitingJobs: 20,
				usdPerMonth: null,
			},
			secret: undefined,
			previousSecrets: [],
			role: 'all',
			workerConcurrency: availableParallelism() + 1,
			scriptEngine: 'auto',
			speechEngine: 'auto',
			voices: {
				folder: join(resolve('data'), 'voices'),
				source: undefined,
				model: undefined,
				quality: 'balanced',
				threads: Math.min(4, availableParallelism()),
				memoryMb: 2_048,
			},
			gemini: { apiKey: undefined, baseUrl: 'https://generativelanguage.googleapis.com' },
			providers: {
				GEMINI_BASE_URL: 'https://generativelanguage.googleapis.com',
				SPEECH_MODEL: 'kokoro',
				SPEECH_VOICES: [],
			},
			logLevel: 'info',
			registration: 'open',
			registrationLimits: { perNetwork: 30, inAll: 300 },
			adminEmails: [],
		});
	});

	it('reads every variable', () => {
		const config = loadConfig({
			HOST: '::1',
			PORT: '0',
			DATA_DIR: '/srv/nexus',
			TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
			PUBLIC_URL: 'https://podcasts.example.org/',
			ALLOWED_HOSTS: ' Nexus.local, casa.example.org ,',
			DATABASE_URL: 'postgresql://u:p@db:5432/nexus',
			DATABASE_POOL_SIZE: '30',
			STORAGE_URL: 'file:///srv/with%20space',
			CLEANUP_ENABLED: 'false',
			CLEANUP_UPLOADS_AFTER_DAYS: '90',
			CLEANUP_OUTPUTS_AFTER_DAYS: '60',
			CLEANUP_TEMP_AFTER_DAYS: '2',
			CLEANUP_PRESERVE_RECENT_COUNT: '0',
			CLEANUP_KEPT_DOCUMENTS_MAX: '3',
			CLEANUP_SCHEDULE: '30 3 * * 0',
			CLEANUP_TIME_ZONE: 'UTC',
			CLEANUP_MAX_BYTES_PER_USER: '5000000000',
			IMPORT_MAX_BYTES: '1048576',
			WEB_IMPORT: 'false',
			WEB_IMPORT_HOSTS: 'wiki.local:8080, 10.1.0.0/16',
			ACCOUNT_MAX_BYTES: '0',
			ACCOUNT_MAX_EPISODES_PER_MONTH: '30',
			ACCOUNT_MAX_RUNNING_JOBS: '1',
			ACCOUNT_MAX_WAITING_JOBS: '0',
			ACCOUNT_MAX_USD_PER_MONTH: '2.50',
			NEXUS_SECRET: 'x'.repeat(32),
			NEXUS_SECRET_PREVIOUS: `${'y'.repeat(32)} , ${'z'.repeat(40)},`,
			ROLE: 'worker',
			WORKER_CONCURRENCY: '3',
			SCRIPT_ENGINE: 'openai',
			SPEECH_ENGINE: 'openai',
			VOICES_DIR: '/srv/voices',
			VOICES_SOURCE: 'http://10.0.0.3/voices/',
			VOICES_MODEL: 'supertonic-3',
			VOICES_QUALITY: 'best',
			VOICES_THREADS: '3',
			VOICES_MEMORY_MB: '900',
			GEMINI_API_KEY: 'key',
			GEMINI_BASE_URL: 'http://127.0.0.1:9/',
			OPENAI_BASE_URL: 'http://10.0.0.2:11434/v1/',
			OPENAI_API_KEY: 'ollama',
			OPENAI_MODEL: 'qwen3:14b',
			SPEECH_BASE_URL: 'http://127.0.0.1:8880',
			SPEECH_API_KEY: 'kokoro-key',
			SPEECH_MODEL: 'tts-1',
			SPEECH_VOICES: ' puck=am_puck, pt-br:Kore = pf_dora(2)+pf_x(1),',
			LOG_LEVEL: 'debug',
			REGISTRATION: 'closed',
			ADMIN_EMAILS: ' Ana@Example.org, b@example.org ,',
		});
		expect(config).toEqual({
			host: '::1',
			port: 0,
			dataDir: '/srv/nexus',
			publicUrl: 'https://podcasts.example.org',
			hosts: ['podcasts.example.org', 'nexus.local', 'casa.example.org'],
			trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
			databasePoolSize: 30,
			databaseUrl: 'postgresql://u:p@db:5432/nexus',
			storage: { kind: 'folder', folder: '/srv/with space' },
			cleanup: {
				enabled: false,
				uploadsAfterDays: 90,
				outputsAfterDays: 60,
				tempAfterDays: 2,
				preserveRecent: 0,
				cron: '30 3 * * 0',
				timeZone: 'UTC',
				maxBytesPerUser: 5_000_000_000,
			},
			imports: { maxBytes: 1024 ** 2, allowWeb: false, webHosts: ['wiki.local:8080', '10.1.0.0/16'], keptMax: 3 },
			accountLimits: { bytes: null, episodesPerMonth: 30, runningJobs: 1, waitingJobs: 0, usdPerMonth: 2.5 },
			secret: 'x'.repeat(32),
			previousSecrets: ['y'.repeat(32), 'z'.repeat(40)],
			role: 'worker',
			workerConcurrency: 3,
			scriptEngine: 'openai',
			speechEngine: 'openai',
			voices: {
				folder: '/srv/voices',
				source: 'http://10.0.0.3/voices',
				model: 'supertonic-3',
				quality: 'best',
				threads: 3,
				memoryMb: 900,
			},
			gemini: { apiKey: 'key', baseUrl: 'http://127.0.0.1:9' },
			providers: {
				GEMINI_API_KEY: 'key',
				GEMINI_BASE_URL: 'http://127.0.0.1:9',
				OPENAI_BASE_URL: 'http://10.0.0.2:11434/v1',
				OPENAI_API_KEY: 'ollama',
				OPENAI_MODEL: 'qwen3:14b',
				SPEECH_BASE_URL: 'http://127.0.0.1:8880',
				SPEECH_API_KEY: 'kokoro-key',
				SPEECH_MODEL: 'tts-1',
				SPEECH_VOICES: [
					{ language: null, voice: 'Puck', name: 'am_puck' },
					{ language: 'pt-BR', voice: 'Kore', name: 'pf_dora(2)+pf_x(1)' },
				],
			},
			logLevel: 'debug',
			registration: 'closed',
			registrationLimits: { perNetwork: 30, inAll: 300 },
			adminEmails: ['ana@example.org', 'b@example.org'],
		});
	});

	it('reads the address of an S3 storage', () => {
		expect(
			loadConfig({ STORAGE_URL: 's3://chave:se%2Fgredo@minio:9000/nexus?region=sa-east-1&tls=false' }).storage,
		).toEqual({
			kind: 's3',
			endpoint: 'http://minio:9000',
			bucket: 'nexus',
			prefix: '',
			region: 'sa-east-1',
			pathStyle: true,
			redirect: true,
			publicEndpoint: undefined,
			credentials: { accessKeyId: 'chave', secretAccessKey: 'se/gredo' },
		});
		const options = 'path_style=false&redirect=false&public=https%3A%2F%2Fmedia.example.org%2F';
		expect(loadConfig({ STORAGE_URL: `s3://s3.example.org/nexus/a/b?${options}` }).storage).toEqual({
			kind: 's3',
			endpoint: 'https://s3.example.org',
			bucket: 'nexus',
			prefix: 'a/b/',
			region: 'us-east-1',
			pathStyle: false,
			redirect: false,
			publicEndpoint: 'https://media.example.org',
			credentials: undefined,
		});
	});

	it('takes an empty variable for one that is not set', () => {
		expect(loadConfig({ PORT: '', DATA_DIR: ' ', NEXUS_SECRET: '' })).toEqual(loadConfig({}));
	});

	it('lists all problems at once, one line each', () => {
		const message = problemsOf({ PORT: '70000', HOST: 'a b', ROLE: 'boss', WORKER_CONCURRENCY: '0', PUBLIC_URL: 'x' });
		expect(message.split('\n')).toHaveLength(6);
		for (const name of ['PORT', 'HOST', 'ROLE', 'WORKER_CONCURRENCY', 'PUBLIC_URL']) {
			expect(message).toContain(`\n  ${name}: `);
		}
	});

	it.each([
		['PORT', 'abc'],
		['PORT', '-1'],
		['PORT', '1.5'],
		['WORKER_CONCURRENCY', 'many'],
		['LOG_LEVEL', 'loud'],
		['REGISTRATION', 'ajar'],
		['ADMIN_EMAILS', 'ana'],
		['GEMINI_BASE_URL', 'ftp://example.org'],
		['DATABASE_URL', 'mysql://example.org'],
		['STORAGE_URL', '/srv/objects'],
		['STORAGE_URL', 'file://server/share'],
		['STORAGE_URL', 's3://bucket'],
		['STORAGE_URL', 's3://key@host/bucket'],
		['STORAGE_URL', 's3://host/bucket?tsl=false'],
		['STORAGE_URL', 's3://host/bucket?tls=no'],
		['STORAGE_URL', 's3://host/bucket/fol%20der'],
		['STORAGE_URL', 's3://host/bucket?public=ftp://x'],
		['CLEANUP_SCHEDULE', '0 25 * * *'],
		['CLEANUP_SCHEDULE', '@daily'],
		['CLEANUP_TIME_ZONE', 'Marte'],
		['CLEANUP_ENABLED', 'sim'],
		['CLEANUP_UPLOADS_AFTER_DAYS', '0'],
		['CLEANUP_MAX_BYTES_PER_USER', '-1'],
		['NEXUS_SECRET', 'short'],
		['NEXUS_SECRET_PREVIOUS', `${'x'.repeat(32)},short`],
		['SPEECH_ENGINE', 'radio'],
		['OPENAI_BASE_URL', 'localhost:11434'],
		['SPEECH_BASE_URL', 'ftp://example.org'],
		['SPEECH_VOICES', 'Ana=pf_dora'],
		['SPEECH_VOICES', 'fr-FR:Puck=ff_siwis'],
		['SPEECH_VOICES', 'Puck='],
		['ALLOWED_HOSTS', 'nexus.local:3000'],
		['ALLOWED_HOSTS', 'https://nexus.local'],
		['TRUSTED_PROXIES', 'proxy.example.org'],
		['TRUSTED_PROXIES', '10.0.0.0/33'],
	])('refuses %s=%s', (name, value) => {
		expect(problemsOf({ [name]: value })).toContain(`  ${name}: `);
	});

	it('names what an engine that is asked for lacks, one line each, beside the other problems', () => {
		const message = problemsOf({ SCRIPT_ENGINE: 'openai', SPEECH_ENGINE: 'openai', OPENAI_API_KEY: 'k', PORT: 'x' });
		expect(message.split('\n').slice(1)).toEqual([
			'  OPENAI_BASE_URL: falta o endereço do servidor, como http://127.0.0.1:11434/v1, que SCRIPT_ENGINE=openai usa',
			'  OPENAI_MODEL: falta o nome do modelo, como qwen3:14b, que SCRIPT_ENGINE=openai usa',
			'  SPEECH_BASE_URL: falta o endereço do servidor, como http://127.0.0.1:8880/v1, que SPEECH_ENGINE=openai usa',
			'  PORT: deve ser um número inteiro de 0 a 65535 (recebido: "x")',
		]);
	});

	it('leaves the keys and addresses of engines that nobody asked for alone', () => {
		const config = loadConfig({
			OPENAI_API_KEY: 'sk-of-some-other-program',
			OPENAI_BASE_URL: 'https://api.example.org/v1',
		});
		expect(configuredEngines(config.providers)).toEqual({ script: {}, speech: {} });
		expect(config.scriptEngine).toBe('auto');
		expect(loadConfig({ SCRIPT_ENGINE: 'gemini', SPEECH_ENGINE: 'gemini' }).gemini.apiKey).toBeUndefined();
	});

	it('does not print the values of secrets', () => {
		const message = problemsOf({ NEXUS_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:hunter3@h/d' });
		expect(message).toContain('NEXUS_SECRET');
		expect(message).not.toContain('hunter');
	});
});
