import type { SeriesTransaction } from '@nexus/core/ports';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { ownedRow } from './owned-row.ts';
import { episodes, series } from './schema/index.ts';
import { seriesOverviews } from './series-overviews.ts';

export function seriesRepository(db: Connection): SeriesTransaction {
	return {
		async create(values) {
			await db.insert(series).values(values);
		},
		async overview(userId, id) {
			const [found] = await seriesOverviews(db).where(ownedRow(series, userId, id));
			return found ?? null;
		},
		async list(userId, { limit, offset }) {
			const theirs = eq(series.userId, userId);
			const notEmpty = exists(db.select({ one: sql`1` }).from(episodes).where(eq(episodes.seriesId, series.id)));
			const [items, total] = await Promise.all([
				seriesOverviews(db).where(theirs).orderBy(desc(series.createdAt), desc(series.id)).limit(limit).offset(offset),
				db.$count(series, and(theirs, notEmpty)),
			]);
			return { items, total };
		},
		async rename(userId, id, title) {
			const renamed = await db
				.update(series)
				.set({ title })
				.where(ownedRow(series, userId, id))
				.returning({ id: series.id });
			return renamed.length > 0;
		},
		async arrange(id, episodeIds) {
			const position = sql`array_position(${sql.param(episodeIds)}::uuid[], ${episodes.id}) - 1`;
			await db
				.update(episodes)
				.set({ seriesPosition: position })
				.where(and(eq(episodes.seriesId, id), sql`${episodes.id} = any(${sql.param(episodeIds)}::uuid[])`));
		},
		async lock(userId, id) {
			const [found] = await db
				.select({ id: series.id })
				.from(series)
				.where(ownedRow(series, userId, id))
				.for('update');
			return found !== undefined;
		},
	};
}
