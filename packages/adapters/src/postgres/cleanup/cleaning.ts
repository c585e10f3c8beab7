import { NexusError } from '@nexus/core/errors';
import type { CleanupTransaction } from '@nexus/core/ports';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../connection.ts';
import { productionRepository } from '../production-repository.ts';
import { aliasUsesDocument } from '../uses-document.ts';

interface KeyRow extends Record<string, unknown> {
	object_key: string;
	size: string;
}

const references = (rows: KeyRow[]) => rows.map(({ object_key, size }) => ({ key: object_key, size: Number(size) }));

/** Audio files and finished parts of the episode, each object once. */
const audioOf = (episodeId: string): SQL => sql`
	select object_key, max(size) as size from (
		select object_key, size from audio_files where episode_id = ${episodeId}
		union all
		select object_key, coalesce(size, 0) from parts where episode_id = ${episodeId} and completed_at is not null
	) audio group by object_key`;

const clipsOf = (episodeId: string): SQL => sql`
	select c.* from clips c join part_clips pc on pc.user_id = c.user_id and pc.clip_key = c.key
		join parts p on p.id = pc.part_id where p.episode_id = ${episodeId}`;

const UNUSED = sql`not exists (select 1 from part_clips pc where pc.user_id = c.user_id and pc.clip_key = c.key)`;

export function cleaningStatements(
	db: Connection,
): Pick<
	CleanupTransaction,
	| 'episodeObjects'
	| 'documentInUse'
	| 'episodesOf'
	| 'cleanEpisode'
	| 'cleanDocument'
	| 'deleteDocument'
	| 'removeUnusedClips'
> {
	/** Until the transaction's end no job can be made for, or taken up again on, the episodes that `which` selects. */
	async function lockAgainstJobs(which: SQL): Promise<{ busy: boolean; episodes: number }> {
		const { rows: locked } = await db.execute<{ id: string }>(
			sql`select id from episodes e where ${which} order by id for update`,
		);
		const ids = sql.param(locked.map(({ id }) => id));
		const { rows: jobs } = await db.execute<{ status: string }>(
			sql`select status from jobs where episode_id = any(${ids}::uuid[]) order by id for update`,
		);
		return { episodes: locked.length, busy: jobs.some(({ status }) => ['pending', 'processing'].includes(status)) };
	}

	async function note(values: {
		userId: string;
		episodeId: string | null;
		title: string;
		reason: string;
		bytes: number;
	}): Promise<Date> {
		const { userId, episodeId, title, reason, bytes } = values;
		const { rows } = await db.execute<{ cleaned_at: string }>(sql`
			insert into cleanups (user_id, episode_id, title, reason, freed_bytes)
			values (${userId}, ${episodeId}, ${title}, ${reason}, ${bytes}) returning cleaned_at`);
		return new Date(rows[0]?.cleaned_at ?? Date.now());
	}

	return {
		async episodeObjects(id) {
			const { rows } = await db.execute<KeyRow>(sql`
				${audioOf(id)} union select object_key, size from (${clipsOf(id)}) c`);
			return references(rows);
		},
		async documentInUse(id) {
			const { rows } = await db.execute(sql`
				select 1 from episodes e join jobs j on j.episode_id = e.id
				where ${aliasUsesDocument(id)} and j.status in ('pending', 'processing') limit 1`);
			return rows.length > 0;
		},
		async episodesOf(documentId) {
			const { rows } = await db.execute<{ id: string }>(
				sql`select id from episodes e where ${aliasUsesDocument(documentId)} and not draft order by created_at, id`,
			);
			return rows.map(({ id }) => id);
		},

		async cleanEpisode(id, reason) {
			const { busy, episodes } = await lockAgainstJobs(sql`e.id = ${id}`);
			if (episodes === 0) return { outcome: 'nothing' };
			if (busy) return { outcome: 'busy' };
			const { rows: audio } = await db.execute<KeyRow>(audioOf(id));
			const { rows: clips } = await db.execute<{ key: string }>(sql`select key from (${clipsOf(id)}) c`);
			if (audio.length === 0 && clips.length === 0) return { outcome: 'nothing' };
			await db.execute(sql`delete from audio_files where episode_id = ${id}`);
			await productionRepository(db).reopenParts(id);
			await db.execute(sql`
				delete from part_clips where part_id in (select id from parts where episode_id = ${id})`);
			const { rows: unused } = await db.execute<KeyRow>(sql`
				delete from clips c where c.user_id = (select user_id from episodes where id = ${id})
					and c.key = any(${sql.param(clips.map(({ key }) => key))}::text[]) and ${UNUSED}
				returning object_key, size`);
			const objects = references([...audio, ...unused]);
			if (audio.length === 0) return { outcome: 'cleaned', record: null, objects };
			const freedBytes = objects.reduce((sum, { size }) => sum + size, 0);
			const { rows } = await db.execute<{ user_id: string; title: string }>(sql`
				update episodes set cleaned_at = now(), cleanup_reason = ${reason} where id = ${id} returning user_id, title`);
			const [{ user_id, title } = { user_id: '', title: '' }] = rows;
			const cleanedAt = await note({ userId: user_id, episodeId: id, title, reason, bytes: freedBytes });
			return { outcome: 'cleaned', record: { episodeId: id, title, reason, freedBytes, cleanedAt }, objects };
		},

		async cleanDocument(id, reason) {
			const { rows } = await db.execute<{ user_id: string; filename: string; size: number }>(
				sql`select user_id, filename, size from documents where id = ${id} and cleaned_at is null for update`,
			);
			const [document] = rows;
			const { busy, episodes } = await lockAgainstJobs(aliasUsesDocument(id));
			if (!document || busy) return null;
			await db.execute(
				episodes > 0
					? sql`with passages as (delete from document_passages where document_id = ${id})
						update documents set cleaned_at = now() where id = ${id}`
					: sql`with facts as (delete from document_imports where id = ${id}) delete from documents where id = ${id}`,
			);
			const { user_id: userId, filename: title, size: bytes } = document;
			await note({ userId, episodeId: null, title, reason, bytes });
			return { bytes };
		},

		async deleteDocument(userId, id) {
			const { rows } = await db.execute(
				sql`select id from documents where id = ${id} and user_id = ${userId} for update`,
			);
			if (rows.length === 0) throw new NexusError('not_found');
			const { busy } = await lockAgainstJobs(aliasUsesDocument(id));
			if (busy) throw new NexusError('document_in_use');
			await db.execute(sql`delete from document_imports where id = ${id}`);
			await db.execute(sql`delete from documents where id = ${id}`);
		},

		async removeUnusedClips(userId, before, limit) {
			const owned = userId === null ? sql`true` : sql`c.user_id = ${userId}`;
			const { rows } = await db.execute<KeyRow>(sql`
				delete from clips where (user_id, key) in (
					select c.user_id, c.key from clips c
					where ${owned} and c.created_at < ${before.toISOString()} and ${UNUSED} limit ${limit}
				) returning object_key, size`);
			return references(rows);
		},
	};
}
