import type { PronunciationRepository } from '@nexus/core/ports';
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { pronunciations } from './schema/index.ts';

export function pronunciationRepository(db: Connection): PronunciationRepository {
	const ownedBy = (userId: string | null) =>
		userId === null ? isNull(pronunciations.userId) : eq(pronunciations.userId, userId);
	return {
		async list(userId) {
			const { createdAt: _, folded: __, ...columns } = pronunciations;
			const { id, word, said, language, matchCase } = columns;
			return await db
				.select({ id, userId: columns.userId, word, said, language, matchCase })
				.from(pronunciations)
				.where(or(ownedBy(userId), isNull(pronunciations.userId)))
				.orderBy(asc(pronunciations.language), asc(pronunciations.folded), asc(pronunciations.id));
		},
		async save(records) {
			// Of several for one word the last one counts; a statement may touch each row once.
			const rows = new Map(
				records.map((record) => {
					const folded = record.matchCase ? record.word : record.word.toLowerCase();
					return [JSON.stringify([record.language, record.matchCase, folded]), { ...record, folded }];
				}),
			);
			await db
				.insert(pronunciations)
				.values([...rows.values()])
				.onConflictDoUpdate({
					target: [pronunciations.userId, pronunciations.language, pronunciations.folded, pronunciations.matchCase],
					set: { word: sql`excluded.word`, said: sql`excluded.said` },
				});
		},
		async count(userId) {
			const [row] = await db.select({ entries: count() }).from(pronunciations).where(ownedBy(userId));
			return row?.entries ?? 0;
		},
		async remove(userId, id) {
			const removed = await db
				.delete(pronunciations)
				.where(and(ownedBy(userId), eq(pronunciations.id, id)))
				.returning({ id: pronunciations.id });
			return removed.length > 0;
		},
	};
}
