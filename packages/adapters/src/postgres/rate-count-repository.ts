import type { RateCountRepository } from '@nexus/core/ports';
import { sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { rateCounts } from './schema/index.ts';

export function rateCountRepository(db: Connection): RateCountRepository {
	return {
		async count(key, windowSeconds) {
			const { windowStart, count } = rateCounts;
			const over = sql`${windowStart} <= now() - make_interval(secs => ${windowSeconds})`;
			const [row] = await db
				.insert(rateCounts)
				.values({ key, windowStart: sql`now()`, count: 1 })
				.onConflictDoUpdate({
					target: rateCounts.key,
					set: {
						windowStart: sql`case when ${over} then now() else ${windowStart} end`,
						count: sql`case when ${over} then 1 else ${count} + 1 end`,
					},
				})
				.returning({
					count,
					resetSeconds: sql<number>`ceil(extract(epoch from ${windowStart} - now()) + ${windowSeconds})::int`,
				});
			if (!row) throw new Error('The request was not counted');
			// A window can begin after a request that is counted in it: of two at once, the later may come first to the row.
			return { count: row.count, resetSeconds: Math.min(windowSeconds, Math.max(1, row.resetSeconds)) };
		},
	};
}
