import type { AccountTransaction, AttemptLimit } from '@nexus/core/ports';
import { and, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { attempts } from './schema/index.ts';

/** Attempts older than this count for no limit; a few are removed with every new one. */
const FORGOTTEN_AFTER = sql`interval '1 day'`;
const FORGOTTEN_AT_ONCE = 20;

/** How many seconds the next attempt under the key has to wait. */
async function waitOf(
	db: Connection,
	key: string,
	{ free, windowSeconds, pauseSeconds }: AttemptLimit,
): Promise<number> {
	const [past] = await db
		.select({
			total: count(),
			sinceLast: sql<number>`extract(epoch from clock_timestamp() - ${max(attempts.at)})::float8`,
		})
		.from(attempts)
		.where(
			and(eq(attempts.key, key), sql`${attempts.at} > clock_timestamp() - make_interval(secs => ${windowSeconds})`),
		);
	if (!past || past.total < free) return 0;
	return Math.max(0, Math.ceil(pauseSeconds - past.sinceLast));
}

export async function waitSeconds(db: Connection, limits: ReadonlyMap<string, AttemptLimit>): Promise<number> {
	const waits = await Promise.all([...limits].map(([key, limit]) => waitOf(db, key, limit)));
	return Math.max(0, ...waits);
}

/** Keys are held until the transaction ends. */
export async function attempt(
	db: Connection,
	limits: ReadonlyMap<string, AttemptLimit>,
): ReturnType<AccountTransaction['attempt']> {
	const inOrder = [...limits].sort(([one], [other]) => (one < other ? -1 : 1));
	const waits: number[] = [];
	for (const [key, limit] of inOrder) {
		await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
		waits.push(await waitOf(db, key, limit));
	}
	const longest = Math.max(...waits);
	if (longest > 0) return { waitSeconds: longest };
	await db.execute(sql`
		delete from ${attempts} where ${attempts.at} < clock_timestamp() - ${FORGOTTEN_AFTER}
		and ${attempts.id} in (select id from ${attempts} order by id limit ${FORGOTTEN_AT_ONCE})`);
	const added = await db
		.insert(attempts)
		.values(inOrder.map(([key]) => ({ key, at: sql`clock_timestamp()` })))
		.returning({ id: attempts.id });
	return { ids: added.map(({ id }) => id) };
}

export async function forgetAttempts(db: Connection, ids: number[]): Promise<void> {
	await db.delete(attempts).where(inArray(attempts.id, ids));
}
