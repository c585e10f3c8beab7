/**
 * Every worker holds this advisory lock in shared mode on a connection that it keeps open. PostgreSQL releases it when the
 * worker's process ends, however it ends, so that presence depends on no clock.
 */
const WORKER_LOCK = 7_301_002;

export const HOLD_WORKER_LOCK = `select pg_advisory_lock_shared(${WORKER_LOCK})`;

export const HAS_WORKER = `select exists (
	select from pg_locks
	where locktype = 'advisory' and granted and classid = 0 and objid = ${WORKER_LOCK} and objsubid = 1
		and database = (select oid from pg_database where datname = current_database())
) as present`;
