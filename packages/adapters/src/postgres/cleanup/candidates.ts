import type { OwnedId, OwnedKind } from '@nexus/core/ownership';
import type { CleanupRepository } from '@nexus/core/ports';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../connection.ts';
import { aliasUsesDocument } from '../uses-document.ts';

/** No job is under way for the episode of the given id. */
export const idle = (episodeId: SQL): SQL => sql`not exists (
	select 1 from jobs j where j.episode_id = ${episodeId} and j.status in ('pending', 'processing'))`;

/** When the newest of what is stored of episode `e` was made; null when there is nothing. */
const MADE_AT = sql`coalesce(
	greatest(
		(select max(f.created_at) from audio_files f where f.episode_id = e.id),
		(select max(p.completed_at) from parts p where p.episode_id = e.id)),
	(select max(c.created_at) from parts p join part_clips pc on pc.part_id = p.id
		join clips c on c.user_id = pc.user_id and c.key = pc.clip_key where p.episode_id = e.id))`;

interface IdRow<Kind extends OwnedKind> extends Record<string, unknown> {
	id: OwnedId<Kind>;
	user_id: string;
}

const candidates = <Kind extends OwnedKind>(rows: IdRow<Kind>[]) =>
	rows.map(({ id, user_id }) => ({ id, userId: user_id }));
const ownedBy = (userId: string | null): SQL => (userId === null ? sql`true` : sql`user_id = ${userId}::uuid`);
const comesAfter = (after: string | null): SQL => (after === null ? sql`true` : sql`id > ${after}::uuid`);

export function candidateQueries(
	db: Connection,
): Pick<CleanupRepository, 'oldEpisodes' | 'oldDocuments' | 'oldestEpisodes'> {
	return {
		async oldEpisodes({ userId, before, preserveRecent, playedSince, after, limit }) {
			const { rows } = await db.execute<IdRow<'episode'>>(sql`
				with made as (
					select e.id, e.user_id, e.last_played_at, ${MADE_AT} as made_at
					from episodes e where ${ownedBy(userId)} and not e.draft
				), ranked as (
					select *, row_number() over (partition by user_id order by made_at desc, id desc) as rank
					from made where made_at is not null
				)
				select id, user_id from ranked r
				where made_at < ${before.toISOString()} and rank > ${preserveRecent} and ${comesAfter(after)}
					and (last_played_at is null or last_played_at < ${playedSince.toISOString()}) and ${idle(sql`r.id`)}
				order by id limit ${limit}`);
			return candidates(rows);
		},
		async oldDocuments({ userId, before, preserveRecent, after, limit }) {
			const { rows } = await db.execute<IdRow<'document'>>(sql`
				with ranked as (
					select id, user_id, created_at, kept,
						row_number() over (partition by user_id order by created_at desc, id desc) as rank
					from documents where cleaned_at is null and ${ownedBy(userId)}
				)
				select id, user_id from ranked r
				where created_at < ${before.toISOString()} and rank > ${preserveRecent} and not kept and ${comesAfter(after)}
					and not exists (select 1 from episodes e join jobs j on j.episode_id = e.id
						where ${aliasUsesDocument(sql`r.id`)} and j.status in ('pending', 'processing'))
				order by id limit ${limit}`);
			return candidates(rows);
		},
		async oldestEpisodes(userId, playedSince, limit) {
			const { rows } = await db.execute<IdRow<'episode'>>(sql`
				select id, user_id from (
					select e.id, e.user_id, e.last_played_at, ${MADE_AT} as made_at
					from episodes e where e.user_id = ${userId} and not e.draft
				) m
				where made_at is not null and ${idle(sql`m.id`)}
					and (last_played_at is null or last_played_at < ${playedSince.toISOString()})
				order by made_at, id limit ${limit}`);
			return candidates(rows);
		},
	};
}
