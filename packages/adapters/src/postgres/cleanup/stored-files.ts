import type { Bucket } from '@nexus/contract';
import type { CleanupRepository } from '@nexus/core/ports';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../connection.ts';

/**
 * Every stored file as its rows tell, of one user or of all. An episode of one part has one file under two names: it
 * is told once.
 */
export function storedFiles(userId: string | null): SQL {
	const owned = (column: SQL): SQL => (userId === null ? sql`true` : sql`${column} = ${userId}::uuid`);
	return sql`(
		select 'uploads' as bucket, d.id::text as id, d.user_id, d.filename as title, d.size::bigint as size, d.created_at,
			d.id as document_id, null::uuid as episode_id, null::int as file_index, null::int as part_number
		from documents d where d.cleaned_at is null and ${owned(sql`d.user_id`)}
		union all
		select 'outputs', e.id || ':' || f.file_index, e.user_id, e.title, f.size, f.created_at,
			null, e.id, f.file_index, case when f.first_part = f.last_part and s.files > 1 then f.first_part end
		from episodes e join audio_files f on f.episode_id = e.id
			cross join lateral (select count(*) as files from audio_files a where a.episode_id = e.id) s
		where ${owned(sql`e.user_id`)}
		union all
		select 'outputs', e.id || ':parte-' || p.number, e.user_id, e.title, coalesce(p.size, 0), p.completed_at,
			null, e.id, null, p.number
		from episodes e join parts p on p.episode_id = e.id
		where ${owned(sql`e.user_id`)} and p.completed_at is not null
			and not exists (select 1 from audio_files f where f.episode_id = e.id and f.object_key = p.object_key)
		union all
		select 'clips', c.key, c.user_id, c.key, c.size, c.created_at, null, null, null, null
		from clips c where ${owned(sql`c.user_id`)}
	)`;
}

interface StoredRow extends Record<string, unknown> {
	bucket: Bucket;
	id: string;
	title: string;
	size: string;
	created_at: string;
	document_id: string | null;
	episode_id: string | null;
	file_index: number | null;
	part_number: number | null;
}

export function storedFileQueries(
	db: Connection,
): Pick<CleanupRepository, 'stored' | 'files' | 'usersAbove' | 'statistics' | 'history'> {
	return {
		async stored(userId) {
			const { rows } = await db.execute<{ bucket: Bucket; files: string; bytes: string }>(sql`
				select bucket, count(*) as files, sum(size) as bytes from ${storedFiles(userId)} stored group by bucket`);
			const bytesIn = { uploads: 0, outputs: 0, clips: 0 };
			for (const { bucket, bytes } of rows) bytesIn[bucket] = Number(bytes);
			return {
				files: rows.reduce((sum, { files }) => sum + Number(files), 0),
				bytes: bytesIn.uploads + bytesIn.outputs + bytesIn.clips,
				bytesIn,
			};
		},
		async files(userId, { limit, offset }, bucket) {
			const wanted = bucket === undefined ? sql`true` : sql`bucket = ${bucket}`;
			const [{ rows }, { rows: counted }] = await Promise.all([
				db.execute<StoredRow>(sql`
					select * from ${storedFiles(userId)} stored where ${wanted}
					order by created_at desc, bucket, id limit ${limit} offset ${offset}`),
				db.execute<{ total: string }>(sql`select count(*) as total from ${storedFiles(userId)} stored where ${wanted}`),
			]);
			const items = rows.map((row) => ({
				bucket: row.bucket,
				id: row.id,
				title: row.title,
				size: Number(row.size),
				createdAt: new Date(row.created_at),
				documentId: row.document_id,
				episodeId: row.episode_id,
				fileIndex: row.file_index,
				partNumber: row.part_number,
			}));
			return { items, total: Number(counted[0]?.total ?? 0) };
		},
		async usersAbove(bytes, userId) {
			const { rows } = await db.execute<{ user_id: string; bytes: string }>(sql`
				select user_id, sum(size) as bytes from ${storedFiles(userId)} stored
				group by user_id having sum(size) > ${bytes}::bigint`);
			return rows.map((row) => ({ userId: row.user_id, bytes: Number(row.bytes) }));
		},
		async statistics(userId) {
			const { rows } = await db.execute<{ episodes: string; cleaned: string; freed: string }>(sql`
				select count(*) as episodes, count(cleaned_at) as cleaned,
					(select coalesce(sum(freed_bytes), 0) from cleanups where user_id = ${userId}) as freed
				from episodes where user_id = ${userId} and not draft`);
			const [found] = rows;
			return {
				episodes: Number(found?.episodes ?? 0),
				cleaned: Number(found?.cleaned ?? 0),
				freedBytes: Number(found?.freed ?? 0),
			};
		},
		async history(userId, { limit, offset }) {
			const wanted = sql`user_id = ${userId} and episode_id is not null`;
			const [{ rows }, { rows: counted }] = await Promise.all([
				db.execute<CleanupRow>(sql`
					select episode_id, title, reason, freed_bytes, cleaned_at from cleanups where ${wanted}
					order by cleaned_at desc, id desc limit ${limit} offset ${offset}`),
				db.execute<{ total: string }>(sql`select count(*) as total from cleanups where ${wanted}`),
			]);
			const items = rows.map((row) => ({
				episodeId: row.episode_id,
				title: row.title,
				reason: row.reason,
				freedBytes: Number(row.freed_bytes),
				cleanedAt: new Date(row.cleaned_at),
			}));
			return { items, total: Number(counted[0]?.total ?? 0) };
		},
	};
}

interface CleanupRow extends Record<string, unknown> {
	episode_id: string;
	title: string;
	reason: 'auto_age' | 'manual' | 'user_request' | 'storage_limit';
	freed_bytes: string;
	cleaned_at: string;
}
