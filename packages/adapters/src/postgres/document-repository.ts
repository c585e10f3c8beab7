import type { DocumentRepository } from '@nexus/core/ports';
import type { DocumentRecord } from '@nexus/core/records';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { ownedRow } from './owned-row.ts';
import { documents } from './schema/index.ts';

export function documentRepository(db: Connection): DocumentRepository {
	return {
		async create(values) {
			const [created] = await db.insert(documents).values(values).returning();
			return created as DocumentRecord;
		},
		async find(userId, id) {
			const [found] = await db
				.select()
				.from(documents)
				.where(ownedRow(documents, userId, id));
			return found ?? null;
		},
		async list(userId, { limit, offset }) {
			const owned = and(eq(documents.userId, userId), isNull(documents.cleanedAt));
			const [items, [total]] = await Promise.all([
				db
					.select()
					.from(documents)
					.where(owned)
					.orderBy(desc(documents.createdAt), desc(documents.id))
					.limit(limit)
					.offset(offset),
				db.select({ count: count() }).from(documents).where(owned),
			]);
			return { items, total: total?.count ?? 0 };
		},
		async setText(id, facts) {
			await db
				.update(documents)
				.set({ ...facts, indexedAt: null })
				.where(eq(documents.id, id));
		},
	};
}
