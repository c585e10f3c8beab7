import { NexusError } from '@nexus/core/errors';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * SQLSTATE of a server that cannot answer now: connection exceptions (class 08), shutting down or starting (57P),
 * no connection left (53300), out of memory (53200), input/output error (58030), a standby that takes no writes (25006).
 */
const UNAVAILABLE = /^(08...|57P0\d|53300|53200|58030|25006)$/;
const DISK_FULL = '53100';

/**
 * What kept a statement of a repository from being answered, in the domain's words: NexusError `unavailable` or
 * `storage_full`. Any other error as it is.
 */
export function databaseError(error: unknown): unknown {
	return error instanceof DrizzleQueryError ? (refusal(error.cause, error) ?? error) : error;
}

/** The driver's answer, with its failures translated in the same way. */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
	try {
		return await asked;
	} catch (error) {
		throw refusal(error, error) ?? error;
	}
}

/** The driver's errors other than the server's own have no code to go by: they all mean that it could not be asked. */
function refusal(error: unknown, cause: unknown): NexusError | null {
	if (error instanceof pg.DatabaseError) {
		if (error.code === DISK_FULL) return new NexusError('storage_full', {}, { cause });
		return UNAVAILABLE.test(error.code ?? '') ? new NexusError('unavailable', {}, { cause }) : null;
	}
	const isOfTheDriver = error instanceof Error && !(error instanceof NexusError || error instanceof TypeError);
	return isOfTheDriver ? new NexusError('unavailable', {}, { cause }) : null;
}

/** The repository with its failures translated by `databaseError`. */
export function inDomainWords<Repository extends object>(repository: Repository): Repository {
	return new Proxy(repository, {
		get(target, name) {
			const member: unknown = Reflect.get(target, name);
			if (typeof member !== 'function') return member;
			return async (...values: unknown[]) => {
				try {
					return await Reflect.apply(member, target, values);
				} catch (error) {
					throw databaseError(error);
				}
			};
		},
	});
}
