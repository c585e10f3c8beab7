import { eq, exists, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { audioFiles, episodes, jobs, series } from './schema/index.ts';

/** Series with what is told of their episodes, still to be narrowed down. What can be heard counts as made. */
export function seriesOverviews(db: Connection) {
	const audible = exists(db.select({ one: sql`1` }).from(audioFiles).where(eq(audioFiles.episodeId, episodes.id)));
	const reached = sql`(select ${jobs.progress} from ${jobs}
		where ${jobs.episodeId} = ${episodes.id} and ${jobs.kind} = 'episode' order by ${jobs.createdAt} desc limit 1)`;
	return db
		.select({
			...getTableColumns(series),
			episodeIds: sql<string[]>`array_agg(${episodes.id}::text order by ${episodes.seriesPosition}, ${episodes.id})`,
			ready: sql<number>`(count(*) filter (where ${audible}))::int`,
			progress: sql<number>`avg(case when ${audible} then 100 else coalesce(${reached}, 0) end)::float8`,
		})
		.from(series)
		.innerJoin(episodes, eq(episodes.seriesId, series.id))
		.groupBy(series.id)
		.$dynamic();
}
