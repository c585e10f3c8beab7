import type { ImportRecord } from '@nexus/core/imports';
import type { ImportRepository } from '@nexus/core/ports';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { ownedRow } from './owned-row.ts';
import { documentImports } from './schema/index.ts';

const UNDER_WAY = inArray(documentImports.status, ['pending', 'processing']);

export function importRepository(db: Connection): ImportRepository {
	return {
		async create(values) {
			const [created] = await db.insert(documentImports).values(values).returning();
			return created as ImportRecord;
		},
		async find(userId, id) {
			const [found] = await db
				.select()
				.from(documentImports)
				.where(ownedRow(documentImports, userId, id));
			return found ?? null;
		},
		async begin(id) {
			const [begun] = await db
				.update(documentImports)
				.set({ status: 'processing', attempts: sql`${documentImports.attempts} + 1` })
				.where(and(eq(documentImports.id, id), UNDER_WAY))
				.returning();
			return begun ?? null;
		},
		async report(id, { progress, size }) {
			const changed = await db
				.update(documentImports)
				.set({
					...(size !== undefined && { size }),
					progress: sql`greatest(${documentImports.progress}, ${progress ?? 0})`,
				})
				.where(and(eq(documentImports.id, id), eq(documentImports.status, 'processing')))
				.returning({ id: documentImports.id });
			return changed.length > 0;
		},
		async finish(id, end) {
			const ended = await db
				.update(documentImports)
				.set({ ...end, finishedAt: sql`now()`, ...(end.status === 'completed' && { progress: 1 }) })
				.where(and(eq(documentImports.id, id), UNDER_WAY))
				.returning({ id: documentImports.id });
			return ended.length > 0;
		},
		async setMarks(id, marks, words) {
			await db
				.update(documentImports)
				.set({ facts: sql`facts || ${JSON.stringify({ marks, words })}::jsonb` })
				.where(eq(documentImports.id, id));
		},
		async marksOf(id) {
			const [found] = await db
				.select({ facts: documentImports.facts })
				.from(documentImports)
				.where(eq(documentImports.id, id));
			return found?.facts?.marks ?? [];
		},
	};
}
