import type { AccountLimitTransaction } from '@nexus/core/ports';
import { eq, sql } from 'drizzle-orm';
import { storedFiles } from './cleanup/stored-files.ts';
import type { Connection } from './connection.ts';
import { jobs, uploadsUnderWay, users } from './schema/index.ts';

interface TotalsRow extends Record<string, unknown> {
	stored: string;
	texts: string;
	uploads: string;
	uploading: string;
	jobs: string;
	expected_bytes: string;
	expected_usd: number;
	usd: number;
}

export function accountLimitRepository(db: Connection): AccountLimitTransaction {
	return {
		async totals(userId, since, uploadsSince) {
			const { rows } = await db.execute<TotalsRow>(sql`
				select stored.bytes as stored, texts.bytes as texts, uploads.count as uploads, uploads.bytes as uploading,
					under_way.count as jobs, under_way.bytes as expected_bytes, under_way.usd as expected_usd, spent.usd
				from (select coalesce(sum(size), 0) as bytes from ${storedFiles(userId)} files) stored,
					(select coalesce(sum(text_size), 0) as bytes from documents
						where user_id = ${userId} and cleaned_at is null) texts,
					(select count(*), coalesce(sum(bytes), 0) as bytes from uploads_under_way
						where user_id = ${userId} and created_at >= ${uploadsSince.toISOString()}) uploads,
					(select count(*), coalesce(sum(expected_bytes), 0) as bytes, coalesce(sum(greatest(0, expected_usd - (
							select coalesce(sum(system_usd), 0) from usage where job_id = jobs.id))), 0)::float8 as usd
						from jobs where user_id = ${userId} and status in ('pending', 'processing')) under_way,
					(select coalesce(sum(system_usd), 0)::float8 as usd from usage
						where user_id = ${userId} and at >= ${since.toISOString()}) spent`);
			const [row] = rows;
			if (!row) throw new Error('an aggregate has a row');
			return {
				bytes: Number(row.stored) + Number(row.texts) + Number(row.uploading),
				expectedBytes: Number(row.expected_bytes),
				uploadsUnderWay: Number(row.uploads),
				jobsUnderWay: Number(row.jobs),
				usd: row.usd,
				expectedUsd: row.expected_usd,
			};
		},
		async endUpload(id) {
			await db.delete(uploadsUnderWay).where(eq(uploadsUnderWay.id, id));
		},
		async lock(userId) {
			// Weaker than what a delete takes, so that rows that refer to the user can be added meanwhile.
			await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
		},
		async addUpload(upload) {
			await db
				.insert(uploadsUnderWay)
				.values(upload)
				.onConflictDoUpdate({
					target: uploadsUnderWay.id,
					set: { bytes: sql`${uploadsUnderWay.bytes} + excluded.bytes` },
				});
		},
		async expectOfJob(jobId, { bytes, usd }) {
			await db.update(jobs).set({ expectedBytes: bytes, expectedUsd: usd }).where(eq(jobs.id, jobId));
		},
		async jobsBefore({ id, userId, createdAt }) {
			const { rows } = await db.execute<{ processing: string; waiting: string }>(sql`
				select count(*) filter (where status = 'processing' and waits = '{}') as processing,
					count(*) filter (where status = 'pending' and (created_at, id) < (${createdAt.toISOString()}, ${id})) as waiting
				from jobs where user_id = ${userId} and status in ('pending', 'processing')`);
			return { processing: Number(rows[0]?.processing ?? 0), waiting: Number(rows[0]?.waiting ?? 0) };
		},
	};
}
