import type { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from './config.ts';
import { redactLine } from './redact.ts';

export interface LoggerOptions {
	level: Config['logLevel'];
	/** Readable lines rather than JSON; by default in a terminal. */
	pretty?: boolean;
	/** Where the lines go; standard output by default. */
	destination?: Writable;
}

/** The program's logger (pino; Fastify takes it as `loggerInstance`). No line leaves it before secrets are taken out. */
export function createLogger({ level, pretty = process.stdout.isTTY, destination }: LoggerOptions): Logger {
	const end = destination ?? pino.destination({ fd: 1, sync: true });
	const stream = pretty ? PinoPretty({ destination: end, sync: true, ...prettyFormat }) : end;
	return pino(
		{
			level,
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError },
			formatters: { level: (label) => ({ level: label }) },
			hooks: { streamWrite: redactLine },
		},
		stream,
	);
}

/** What libraries hang onto their errors (connections, requests, whole clients) stays out of the log. */
function describeError(error: unknown): object {
	if (!(error instanceof Error)) return { message: String(error) };
	const { name: type, cause } = error;
	const { message, stack } = withoutValues(error);
	const code = 'code' in error ? { code: error.code } : {};
	return { type, message, ...code, stack, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** Of a failed SQL statement its text, without the values: hashes, addresses, whole documents. */
function withoutValues(error: Error): Pick<Error, 'message' | 'stack'> {
	const { message, stack = '' } = error;
	if (!('query' in error && 'params' in error)) return { message, stack };
	const statement = message.replace(/\nparams: .*/s, '');
	return { message: statement, stack: stack.replace(message, () => statement) };
}

const prettyFormat = { colorize: process.stdout.isTTY, translateTime: 'SYS:HH:MM:ss', ignore: 'source,reqId' };
