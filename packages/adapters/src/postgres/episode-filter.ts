import type { EpisodeFilter } from '@nexus/core/records';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { folded, plain } from './folded-text.ts';
import { audioFiles, episodes, jobs, series } from './schema/index.ts';

const plainTitle = plain(sql`${episodes.title}`);
const plainSeriesTitle = sql`(select ${plain(sql`${series.title}`)} from ${series}
	where ${series.id} = ${episodes.seriesId})`;

/** Milliseconds within which an episode without any job or audio counts as being made. */
const NEW_WITHIN = sql`interval '1 hour'`;

/** What `episodeCondition` looks for in the titles: the value of its placeholder `search`. */
export const searchedTitle = ({ search }: EpisodeFilter): string | undefined => search && folded(search);

/** What a list is narrowed down to; undefined where there is nothing to narrow. */
export function episodeCondition(db: Connection, { search, state }: EpisodeFilter): SQL | undefined {
	const ofEpisode = (more?: SQL) =>
		exists(
			db
				.select({ one: sql`1` })
				.from(jobs)
				.where(and(eq(jobs.episodeId, episodes.id), more)),
		);
	const audible = exists(db.select({ one: sql`1` }).from(audioFiles).where(eq(audioFiles.episodeId, episodes.id)));
	const generating = or(
		ofEpisode(inArray(jobs.status, ['pending', 'processing'])),
		and(not(ofEpisode()), not(audible), sql`${episodes.createdAt} > now() - ${NEW_WITHIN}`),
	);
	const over = generating && not(generating);
	const states: Record<NonNullable<EpisodeFilter['state']>, SQL | undefined> = {
		generating,
		cleaned: and(over, isNotNull(episodes.cleanedAt)),
		ready: and(over, isNull(episodes.cleanedAt), audible),
		failed: and(over, isNull(episodes.cleanedAt), not(audible)),
	};
	return and(
		state && states[state],
		search
			? sql`position(${sql.placeholder('search')}::text in concat_ws(' ', ${plainTitle}, ${plainSeriesTitle})) > 0`
			: undefined,
	);
}

/** A series counts as one, and its episodes, which were created in one instant, stand together in their own order. */
export function episodeOrder(order: EpisodeFilter['order']): SQL[] {
	const together = [asc(episodes.seriesId), asc(episodes.seriesPosition)];
	const newest = [desc(episodes.createdAt), ...together, desc(episodes.id)];
	const seconds = sql`coalesce(${episodes.durationSeconds}, ${episodes.estimatedSeconds})`;
	switch (order) {
		case 'oldest':
			return [asc(episodes.createdAt), ...together, asc(episodes.id)];
		case 'longest':
			return [
				sql`case when ${episodes.seriesId} is null then ${seconds} else sum(${seconds}) over (
					partition by ${episodes.seriesId}) end desc`,
				...newest,
			];
		case 'title':
			return [sql`coalesce(${plainSeriesTitle}, ${plainTitle})`, ...newest];
		default:
			return newest;
	}
}
