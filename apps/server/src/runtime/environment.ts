import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';

/** What the configuration table of the README says of a variable, beside its name. */
export interface VariableNotes {
	/** Its values, in Markdown. */
	values: string;
	description: string;
	/** The default in words, where the schema has none to show. */
	fallback?: string;
	/** Its value is never printed. */
	secret?: boolean;
}

const notes = z.registry<VariableNotes>();
const highestPort = 65_535;
const mostJobs = 256;

/** Every environment variable that the program knows; the one source of its validation and of its documentation. */
export const environment = z.object({
	HOST: z
		.string()
		.refine(
			(host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host),
			'deve ser um endereço IP ou um nome de máquina',
		)
		.default('127.0.0.1')
		.register(notes, {
			values: 'address or host name',
			description: 'Address to listen on. `0.0.0.0` for all network interfaces.',
		}),
	PORT: integer(0, highestPort)
		.default(3000)
		.register(notes, {
			values: `0 to ${highestPort}`,
			description: 'Port to listen on. `0` picks a free one, and the ready line tells it.',
		}),
	DATA_DIR: z.string().default('./data').register(notes, {
		values: 'folder',
		description:
			'Where everything is kept: database, objects and secret. Made when missing. One running server a folder.',
	}),
	PUBLIC_URL: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description: 'Address under which browsers reach the server, where a proxy stands before it.',
		fallback: 'the address it listens on',
	}),
	TRUSTED_PROXIES: z
		.string()
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.pipe(
			z.array(z.string().refine(isNetwork, 'deve ser uma lista de endereços IP ou redes (10.0.0.0/8), com vírgulas')),
		)
		.default([])
		.register(notes, {
			values: 'IP addresses or networks, comma between them',
			description:
				'Proxies whose `X-Forwarded-For` and `X-Forwarded-Host` are believed. Needed behind a proxy, so that attempts to sign in are counted for each caller and not for the proxy.',
			fallback: 'none',
		}),
	DATABASE_URL: z
		.string()
		.refine(
			(value) => hasScheme(value, ['postgres:', 'postgresql:']),
			'deve ser um endereço postgres://usuário:senha@máquina:porta/banco',
		)
		.optional()
		.register(notes, {
			values: '`postgres:` address',
			description: 'PostgreSQL 14 or later to use in place of the embedded one.',
			fallback: 'embedded PostgreSQL in `DATA_DIR/postgres`',
			secret: true,
		}),
	STORAGE_URL: z
		.string()
		.superRefine((value, context) => {
			if (hasScheme(value, ['s3:']))
				context.addIssue('o armazenamento S3 ainda não está disponível nesta versão; use uma pasta (file:///caminho)');
			else if (!isFolderAddress(value)) context.addIssue('deve ser uma pasta, como file:///var/lib/nexus/objects');
		})
		.optional()
		.register(notes, {
			values: '`file:` address',
			description: 'Folder for documents and audio.',
			fallback: '`DATA_DIR/objects`',
			secret: true,
		}),
	NEXUS_SECRET: z.string().min(32, 'deve ter pelo menos 32 caracteres').optional().register(notes, {
		values: 'at least 32 characters',
		description: 'Key that signs sessions and encrypts stored keys. The same on every server of an installation.',
		fallback: 'made once, kept in `DATA_DIR/secret`',
		secret: true,
	}),
	NEXUS_SECRET_PREVIOUS: z
		.string()
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.pipe(
			z.array(z.string().min(32, 'deve ser uma lista de segredos de pelo menos 32 caracteres, separados por vírgula')),
		)
		.default([])
		.register(notes, {
			values: 'secrets, comma between them',
			description:
				'Earlier values of `NEXUS_SECRET`. What was encrypted under them is read, and encrypted anew at the start.',
			fallback: 'none',
			secret: true,
		}),
	ROLE: choice(['all', 'api', 'worker']).default('all').register(notes, {
		values: '`all`, `api`, `worker`',
		description:
			'What this process does: answer requests, work off jobs, or both. Other than `all` needs `DATABASE_URL` to be of use.',
	}),
	WORKER_CONCURRENCY: integer(1, mostJobs)
		.default(() => availableParallelism())
		.register(notes, {
			values: `1 to ${mostJobs}`,
			description: 'Episode parts made at the same time.',
			fallback: 'number of cores',
		}),
	SCRIPT_ENGINE: engine().register(notes, {
		values: '`auto`, `embedded`',
		description:
			'Who writes the script. `auto` takes the best one that can serve. (`gemini` and `openai` are refused so far.)',
	}),
	SPEECH_ENGINE: engine().register(notes, {
		values: '`auto`, `embedded`',
		description: 'Who speaks it; as above.',
	}),
	GEMINI_API_KEY: z.string().optional().register(notes, {
		values: 'key',
		description: 'The installation’s own Gemini key.',
		fallback: 'none',
		secret: true,
	}),
	GEMINI_BASE_URL: webAddress().default('https://generativelanguage.googleapis.com').register(notes, {
		values: '`http:` or `https:` address',
		description: 'Where the Gemini API is.',
	}),
	LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info').register(notes, {
		values: '`trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`',
		description: 'The least severe messages to log. JSON lines, or readable ones in a terminal.',
	}),
	ADMIN_EMAILS: z
		.string()
		.transform((text) =>
			text
				.split(',')
				.map((part) => part.trim().toLowerCase())
				.filter(Boolean),
		)
		.pipe(z.array(z.email('deve ser uma lista de e-mails separados por vírgula')))
		.default([])
		.register(notes, {
			values: 'e-mails, comma between them',
			description: 'Accounts that administer the installation.',
			fallback: 'the first account registered',
		}),
});

export type VariableName = keyof typeof environment.shape;

/** What is noted of a variable. */
export function notesOf(name: VariableName): VariableNotes {
	const found = notes.get(environment.shape[name]);
	if (!found) throw new Error(`The variable ${name} has no notes`);
	return found;
}

function integer(least: number, most: number) {
	const message = `deve ser um número inteiro de ${least} a ${most}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, message)
		.transform(Number)
		.pipe(z.number().min(least, message).max(most, message));
}

function choice<const Values extends [string, ...string[]]>(values: Values) {
	return z.enum(values, `deve ser um destes: ${values.join(', ')}`);
}

function engine() {
	const later = ['gemini', 'openai'];
	return z
		.enum(['auto', 'embedded'], {
			error: ({ input }) =>
				later.includes(String(input))
					? `"${input}" ainda não está disponível nesta versão; use auto ou embedded`
					: 'deve ser um destes: auto, embedded',
		})
		.default('auto');
}

function isNetwork(value: string): boolean {
	const [address = '', bits, ...rest] = value.split('/');
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function webAddress() {
	return z
		.string()
		.refine((value) => hasScheme(value, ['http:', 'https:']), 'deve ser um endereço http:// ou https://')
		.transform((value) => value.replace(/\/+$/, ''));
}

function hasScheme(value: string, schemes: string[]): boolean {
	return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

function isFolderAddress(value: string): boolean {
	return hasScheme(value, ['file:']) && ['', 'localhost'].includes(new URL(value).host);
}
