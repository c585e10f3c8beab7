import type { CleanupTransaction } from '@nexus/core/ports';
import { SCRIPT_SHARE } from '@nexus/core/records';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../connection.ts';
import { idle } from './candidates.ts';

const DAYS_OF_ENDED_SESSIONS = 60;
const HOURS_OF_REPEATS = 24;

export function reconcilingStatements(
	db: Connection,
): Pick<CleanupTransaction, 'userIds' | 'references' | 'known' | 'forget' | 'purgeRecords'> {
	async function changed(statement: SQL): Promise<number> {
		return (await db.execute(statement)).rowCount ?? 0;
	}

	return {
		async userIds(after, limit) {
			const from = after === null ? sql`true` : sql`id > ${after}::uuid`;
			const { rows } = await db.execute<{ id: string }>(
				sql`select id from users where ${from} order by id limit ${limit}`,
			);
			return rows.map(({ id }) => id);
		},

		async references(userId, before, after, limit) {
			const time = before.toISOString();
			const from = after === null ? sql`true` : sql`key collate "C" > ${after}`;
			const { rows } = await db.execute<{ key: string }>(sql`
				select key from (
					select f.object_key as key from audio_files f join episodes e on e.id = f.episode_id
						where e.user_id = ${userId} and f.created_at < ${time}
					union
					select p.object_key from parts p join episodes e on e.id = p.episode_id
						where e.user_id = ${userId} and p.completed_at < ${time}
					union
					select object_key from clips where user_id = ${userId} and created_at < ${time}
					union
					select 'users/' || user_id || '/documents/' || id || '/' || name
						from documents cross join (values ('original'), ('text')) as files(name)
						where user_id = ${userId} and cleaned_at is null and created_at < ${time}
							and (name = 'text' or text_size is distinct from 0)
				) named where ${from} order by key collate "C" limit ${limit}`);
			return rows.map(({ key }) => key);
		},

		async known({ documents, episodes, clips }) {
			const ids = sql.param(episodes);
			const owners = sql.param(clips.map(({ userId }) => userId));
			const keys = sql.param(clips.map(({ key }) => key));
			const [documentRows, episodeRows, clipRows] = await Promise.all([
				db.execute<{ id: string; user_id: string; cleaned: boolean }>(sql`
					select id, user_id, cleaned_at is not null as cleaned from documents
						where id = any(${sql.param(documents)}::uuid[])
					union all select id, user_id, false from document_imports
						where id = any(${sql.param(documents)}::uuid[]) and status in ('pending', 'processing')`),
				db.execute<{ id: string; user_id: string; busy: boolean; audio: string[] | null; parts: string[] | null }>(sql`
					select e.id, e.user_id, not ${idle(sql`e.id`)} as busy,
						(select array_agg(object_key) from (
							select f.object_key from audio_files f where f.episode_id = e.id
							union select p.object_key from parts p where p.episode_id = e.id and p.completed_at is not null
						) named) as audio,
						(select array_agg(object_key) from (
							select p.object_key from parts p where p.episode_id = e.id and p.object_key is not null
							union select played ->> 'objectKey' from audio_files f
								cross join jsonb_array_elements(f.parts) as played where f.episode_id = e.id
						) named) as parts
					from episodes e where e.id = any(${ids}::uuid[])`),
				db.execute<{ user_id: string; key: string }>(sql`
					select c.user_id, c.key from clips c
						join unnest(${owners}::uuid[], ${keys}::text[]) as asked(user_id, key)
						on c.user_id = asked.user_id and c.key = asked.key`),
			]);
			return {
				documents: new Map(documentRows.rows.map((row) => [row.id, { userId: row.user_id, cleaned: row.cleaned }])),
				episodes: new Map(
					episodeRows.rows.map((row) => [
						row.id,
						{
							userId: row.user_id,
							busy: row.busy,
							audio: new Set(row.audio ?? []),
							parts: new Set(row.parts ?? []),
						},
					]),
				),
				clips: new Set(clipRows.rows.map(({ user_id, key }) => `${user_id}/${key}`)),
			};
		},

		async forget(lost, before) {
			const keys = sql`any(${sql.param(lost)}::text[])`;
			const time = before.toISOString();
			let mended = await changed(sql`delete from clips where object_key = ${keys} and created_at < ${time}`);
			const { rows: silenced } = await db.execute<{ episode_id: string }>(sql`
				delete from audio_files f where f.object_key = ${keys} and f.created_at < ${time}
					and ${idle(sql`f.episode_id`)} returning f.episode_id`);
			mended += silenced.length;
			await db.execute(sql`
				update episodes set duration_seconds = null
				where id = any(${sql.param(silenced.map(({ episode_id }) => episode_id))}::uuid[])`);
			mended += await changed(sql`
				update parts p set completed_at = null, progress = ${SCRIPT_SHARE}, seconds_left = null
				where p.object_key = ${keys} and p.completed_at < ${time} and ${idle(sql`p.episode_id`)}`);
			mended += await changed(sql`
				update documents set cleaned_at = now() where cleaned_at is null and created_at < ${time}
					and 'users/' || user_id || '/documents/' || id in (
						select regexp_replace(key, '/[^/]+$', '') from unnest(${sql.param(lost)}::text[]) as gone(key)
						where key like 'users/%/documents/%')`);
			return mended;
		},

		async purgeRecords(now) {
			const ago = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();
			const longAgo = ago(DAYS_OF_ENDED_SESSIONS * 24);
			await db.execute(sql`delete from idempotent_requests where created_at < ${ago(HOURS_OF_REPEATS)}`);
			await db.execute(sql`delete from one_time_links where expires_at < ${now.toISOString()}`);
			await db.execute(sql`delete from attempts where at < ${ago(24)}`);
			await db.execute(
				sql`delete from document_imports where finished_at < ${ago(24)} and status in ('failed', 'cancelled')`,
			);
			await db.execute(sql`delete from uploads_under_way where created_at < ${ago(24)}`);
			await db.execute(sql`delete from rate_counts where window_start < ${ago(24)}`);
			await db.execute(sql`delete from sessions where least(ended_at, expires_at) < ${longAgo}`);
			await db.execute(sql`delete from refresh_tokens where used_at < ${longAgo}`);
		},
	};
}
