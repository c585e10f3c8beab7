import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { IMPORT_MAX_BYTES } from '@nexus/contract';
import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { accountLimitVariables } from './account-limit-variables.ts';
import { engineVariables } from './engine-variables.ts';
import { storageUrlProblem } from './storage-url.ts';
import { choice, hasScheme, integer, list, notes, type VariableNotes, webAddress } from './variables.ts';

const highestPort = 65_535;
const mostJobs = 256;
const mostDays = 3650;
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const mostRegistrations = 1_000_000;

/** Every environment variable that the program knows; the one source of its validation and of its documentation. */
export const environment = z.object({
	HOST: z
		.string()
		.refine((host) => isIP(host) !== 0 || HOST_NAME.test(host), 'deve ser um endereço IP ou um nome de máquina')
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
			'Where everything is kept: database, objects and secret. Made when missing. One running server per folder.',
	}),
	PUBLIC_URL: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description: 'Address under which browsers reach the server, where a proxy stands before it.',
		fallback: 'the address it listens on',
	}),
	ALLOWED_HOSTS: list(
		z.string().toLowerCase().regex(HOST_NAME, 'deve ser uma lista de nomes de máquina, sem porta, com vírgulas'),
	).register(notes, {
		values: 'host names, comma between them',
		description:
			'Other names under which browsers reach the server, such as `nexus.local`. Any other name is refused; IP addresses, `localhost`, `HOST` and the host of `PUBLIC_URL` always work.',
		fallback: 'none',
	}),
	TRUSTED_PROXIES: list(
		z.string().refine(isNetwork, 'deve ser uma lista de endereços IP ou redes (10.0.0.0/8), com vírgulas'),
	).register(notes, {
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
	DATABASE_POOL_SIZE: integer(8, 500).optional().register(notes, {
		values: '8 to 500',
		description:
			'Connections to the database that this process opens at most. See `docs/operations.md` for the sum of several.',
		fallback: '12; 20 with the embedded PostgreSQL',
	}),
	STORAGE_URL: z
		.string()
		.superRefine((value, context) => {
			const problem = storageUrlProblem(value);
			if (problem) context.addIssue(problem);
		})
		.optional()
		.register(notes, {
			values: '`file:` or `s3:` address',
			description:
				'Folder, or S3-compatible storage, for documents and audio: `s3://key:secret@host:port/bucket?region=…&tls=false`. See `docs/operations.md`.',
			fallback: '`DATA_DIR/objects`',
			secret: true,
		}),
	CLEANUP_ENABLED: choice(['true', 'false'])
		.default('true')
		.transform((value) => value === 'true')
		.register(notes, {
			values: '`true`, `false`',
			description: 'Whether old files are removed by the schedule.',
			fallback: '`true`',
		}),
	CLEANUP_UPLOADS_AFTER_DAYS: integer(1, mostDays)
		.default(30)
		.register(notes, {
			values: `1 to ${mostDays}`,
			description: 'Age at which uploaded documents go.',
		}),
	CLEANUP_OUTPUTS_AFTER_DAYS: integer(1, mostDays)
		.default(30)
		.register(notes, {
			values: `1 to ${mostDays}`,
			description: 'Age at which the audio of podcasts goes. Script and details stay.',
		}),
	CLEANUP_TEMP_AFTER_DAYS: integer(1, mostDays)
		.default(1)
		.register(notes, {
			values: `1 to ${mostDays}`,
			description: 'Age at which unused clips and what broken uploads left go.',
		}),
	CLEANUP_PRESERVE_RECENT_COUNT: integer(0, 10_000).default(10).register(notes, {
		values: '0 to 10000',
		description: 'So many of each user’s newest documents and podcasts stay, however old.',
	}),
	CLEANUP_KEPT_DOCUMENTS_MAX: integer(0, 10_000).default(20).register(notes, {
		values: '0 to 10000',
		description: 'So many documents each user may keep from cleanups by hand.',
	}),
	CLEANUP_SCHEDULE: z
		.string()
		.refine(isCron, 'deve ser uma agenda cron de cinco campos, como "0 1 * * *"')
		.default('0 1 * * *')
		.register(notes, { values: 'cron, five fields', description: 'When the cleanup runs.' }),
	CLEANUP_TIME_ZONE: z
		.string()
		.refine(isTimeZone, 'deve ser um fuso horário, como America/Sao_Paulo ou UTC')
		.default('America/Sao_Paulo')
		.register(notes, { values: 'IANA time zone', description: 'The zone that `CLEANUP_SCHEDULE` is in.' }),
	CLEANUP_MAX_BYTES_PER_USER: z
		.string()
		.regex(/^\d{1,15}$/, 'deve ser um número de bytes; 0 para nenhum limite')
		.transform(Number)
		.default(0)
		.register(notes, {
			values: 'bytes; `0` for no limit',
			description: 'Above it, the cleanup removes a user’s oldest podcast audio, also what is preserved otherwise.',
		}),
	IMPORT_MAX_BYTES: integer(1024 * 1024, 500 * 1024 * 1024)
		.default(IMPORT_MAX_BYTES)
		.register(notes, {
			values: '1048576 to 524288000',
			description: 'The largest file of any kind that can be brought (PDF, Word, EPUB and so on), in bytes.',
		}),
	WEB_IMPORT: choice(['true', 'false'])
		.default('true')
		.transform((value) => value === 'true')
		.register(notes, {
			values: '`true`, `false`',
			description: 'Whether users may have pages of the public web read by their address.',
			fallback: '`true`',
		}),
	WEB_IMPORT_HOSTS: list(
		z
			.string()
			.regex(/^[a-z0-9.:[\]/-]{1,253}$/i, 'deve ser uma lista de máquinas, endereços IP ou redes, com vírgulas'),
	).register(notes, {
		values: 'hosts, IP addresses or networks, with a port where it is neither 80 nor 443, comma between them',
		description:
			'Where pages may be read although it is not the public web, such as `wiki.local:8080` or `10.1.0.0/16`.',
		fallback: 'none',
	}),
	...accountLimitVariables,
	NEXUS_SECRET: z.string().min(32, 'deve ter pelo menos 32 caracteres').optional().register(notes, {
		values: 'at least 32 characters',
		description: 'Key that signs sessions and encrypts stored keys. The same on every server of an installation.',
		fallback: 'made once, kept in `DATA_DIR/secret`',
		secret: true,
	}),
	NEXUS_SECRET_PREVIOUS: list(
		z.string().min(32, 'deve ser uma lista de segredos de pelo menos 32 caracteres, separados por vírgula'),
	).register(notes, {
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
		.default(() => Math.min(availableParallelism() + 1, mostJobs))
		.register(notes, {
			values: `1 to ${mostJobs}`,
			description:
				'Episode parts made at the same time. One more than cores, so that none waits while a part is stored.',
			fallback: 'number of cores and one',
		}),
	...engineVariables,
	LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info').register(notes, {
		values: '`trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`',
		description: 'The least severe messages to log. JSON lines, or readable ones in a terminal.',
	}),
	REGISTRATION: choice(['open', 'closed']).default('open').register(notes, {
		values: '`open`, `closed`',
		description:
			'Whether anybody may create an account. `closed`: accounts are made with `npm run nexus -- user create`, and a server without accounts prints a link that makes the first.',
	}),
	REGISTRATIONS_PER_HOUR_PER_ADDRESS: integer(1, mostRegistrations)
		.default(30)
		.register(notes, {
			values: `1 to ${mostRegistrations}`,
			description:
				'Accounts that may be registered in an hour from one address (of IPv6, one /64 network). Beyond, one a minute.',
		}),
	REGISTRATIONS_PER_HOUR: integer(1, mostRegistrations)
		.default(300)
		.register(notes, {
			values: `1 to ${mostRegistrations}`,
			description: 'Accounts that may be registered in an hour from all addresses. Beyond, one every ten seconds.',
		}),
	ADMIN_EMAILS: list(
		z.string().toLowerCase().pipe(z.email('deve ser uma lista de e-mails separados por vírgula')),
	).register(notes, {
		values: 'e-mails, comma between them',
		description:
			'Accounts that administer the installation. Nobody can register these addresses: such accounts are made with `npm run nexus -- user create`.',
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

function isNetwork(value: string): boolean {
	const [address = '', bits, ...rest] = value.split('/');
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isCron(value: string): boolean {
	try {
		return value.split(/\s+/).length === 5 && Boolean(CronExpressionParser.parse(value));
	} catch {
		return false;
	}
}

function isTimeZone(value: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: value }));
	} catch {
		return false;
	}
}
