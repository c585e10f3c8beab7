import type { EpisodeFilter } from '@nexus/core/records';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { folded, plain } from './folded-text.ts';
import { audioFiles, episodes, jobs } from './schema/index.ts';

const plainTitle = plain(sql`${episodes.title}`);

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
		search ? sql`position(${sql.placeholder('search')}::text in ${plainTitle}) > 0` : undefined,
	);
}

export function episodeOrder(order: EpisodeFilter['order']): SQL[] {
	const newest = [desc(episodes.createdAt), desc(episodes.id)];
	switch (order) {
		case 'oldest':
			return [asc(episodes.createdAt), asc(episodes.id)];
		case 'longest':
			return [sql`coalesce(${episodes.durationSeconds}, ${episodes.estimatedSeconds}) desc`, ...newest];
		case 'title':
			return [asc(plainTitle), ...newest];
		default:
			return newest;
	}
}
