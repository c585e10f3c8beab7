/**
 * Every worker holds this advisory lock, shared with the others, on a connection that it keeps open: PostgreSQL lets go of
 * it when the worker's process ends, however that ends, and no clock is asked.
 */
const WORKER_PRESENT = 7_301_002;

export const BE_PRESENT = `select pg_advisory_lock_shared(${WORKER_PRESENT})`;

export const IS_PRESENT = `select exists (
	select from pg_locks
	where locktype = 'advisory' and granted and classid = 0 and objid = ${WORKER_PRESENT} and objsubid = 1
		and database = (select oid from pg_database where datname = current_database())
) as present`;
