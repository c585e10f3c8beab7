/** The part of a logger that the embedded database uses; a pino logger fits as it is. */
export interface DatabaseLog {
	debug(details: object, message: string): void;
	info(details: object, message: string): void;
	warn(details: object, message: string): void;
	error(details: object, message: string): void;
}

export interface EmbeddedDatabaseOptions {
	/** The data folder; the cluster lives in its folder `postgres`. Made when missing. */
	dataDir: string;
	logger: DatabaseLog;
	/** 100 where not told. */
	connections?: number;
	/**
	 * Aborted, PostgreSQL is ended at once, also while it is being made or started: sessions are cut, nothing is written
	 * any more, and the next start recovers.
	 */
	endNow?: AbortSignal | undefined;
}

export interface EmbeddedDatabase {
	/**
	 * Connection address of the database `nexus` as its owner, on 127.0.0.1, password included: not to be logged.
	 * It stays the same for as long as the server runs, also over a restart of a crashed PostgreSQL.
	 */
	url: string;
	/** Ends PostgreSQL (fast mode: sessions are cut, all data is on disk) and waits for it. May be called again. */
	stop(): Promise<void>;
}
