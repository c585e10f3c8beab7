import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import type { Config } from './config.ts';
import { createLogOutput, type LogOutput } from './log-output.ts';
import { redactFields, redactText, shortened } from './redact.ts';

export interface LoggerOptions {
	level: Config['logLevel'];
	/** Readable lines rather than JSON; by default in a terminal. */
	pretty?: boolean;
	/** Where the lines go; standard output by default. */
	destination?: LogOutput;
}

/** What a log line holds of a request's address and of its `Host` header. */
const ADDRESS_CHARACTERS_MAX = 300;
const STACK_CHARACTERS_MAX = 8_000;
const CAUSES_MAX = 5;

const SERIALIZERS = { err: describeError, req: describeRequest, res: describeReply };
const SERIALIZED = new Set(Object.keys(SERIALIZERS));

/** The program's logger (pino; Fastify takes it as `loggerInstance`). Nothing becomes a line before secrets are taken out. */
export function createLogger({ level, pretty = process.stdout.isTTY, destination }: LoggerOptions): Logger {
	const end =
		destination ?? createLogOutput(1, (lines) => logger.warn({ lines }, 'lines were lost: nobody read the log'));
	const readable = prettyFactory(prettyFormat);
	const logger: Logger = pino(
		{
			level,
			base: null,
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: SERIALIZERS,
			formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields, SERIALIZED) },
			hooks: {
				logMethod(parameters, method) {
					const [first, ...rest] = parameters as unknown[];
					if (typeof first === 'string') return method.call(this, redactText(format(first, ...rest)));
					const fields = first instanceof Error ? { err: first } : first;
					const message = rest.length > 0 ? redactText(format(...rest)) : messageOf(fields);
					return method.call(this, fields, message);
				},
			},
		},
		pretty ? { write: (line) => end.write(readable(line)) } : end,
	);
	const { child } = logger;
	// Children inherit this method. pino passes what they are bound to by every formatter.
	logger.child = function (bindings, options) {
		return child.call(this, redactFields(bindings, SERIALIZED), options) as never;
	};
	return logger;
}

/** Of a line that has no message of its own, the error's, as pino has it. */
function messageOf(fields: unknown): string | undefined {
	const error = typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
	return error instanceof Error ? withoutValues(error).message : undefined;
}

/** What libraries hang onto their errors (connections, requests, whole clients) stays out of the log. */
function describeError(error: unknown, causes = CAUSES_MAX): object {
	if (!(error instanceof Error)) return { message: redactText(String(error)) };
	const { name: type, cause } = error;
	const { message, stack } = withoutValues(error);
	const code = 'code' in error ? { code: error.code } : {};
	const isTold = cause !== undefined && causes > 0;
	return { type, message, ...code, stack, ...(isTold && { cause: describeError(cause, causes - 1) }) };
}

/** Of a failed SQL statement its text, without the values: hashes, addresses, whole documents. */
function withoutValues(error: Error): { message: string; stack: string } {
	const { message, stack = '' } = error;
	const values = 'query' in error && 'params' in error ? message.indexOf('\nparams: ') : -1;
	const told = values < 0 ? message : message.slice(0, values);
	return {
		message: redactText(told),
		stack: redactText(
			stack.replace(message, () => told),
			STACK_CHARACTERS_MAX,
		),
	};
}

/** @param request Fastify's */
function describeRequest({ method, url, host, ip }: { method: string; url: string; host: string; ip: string }): object {
	const address = redactText(url ?? '', ADDRESS_CHARACTERS_MAX);
	return { method, url: address, host: shortened(host ?? '', ADDRESS_CHARACTERS_MAX), remoteAddress: ip };
}

function describeReply({ statusCode }: { statusCode: number }): object {
	return { statusCode };
}

const prettyFormat = { colorize: process.stdout.isTTY, translateTime: 'SYS:HH:MM:ss', ignore: 'source,reqId' };
