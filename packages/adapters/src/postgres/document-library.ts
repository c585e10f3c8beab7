import type { ImportKind } from '@nexus/contract';
import type { DocumentLibrary, ShelvedDocument } from '@nexus/core/ports';
import type { DocumentRecord } from '@nexus/core/records';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { folded, plain } from './folded-text.ts';
import { ownedRow } from './owned-row.ts';
import { documentImports, documents, episodes } from './schema/index.ts';
import { usesDocument } from './uses-document.ts';

interface Row {
	document: DocumentRecord;
	kind: string | null;
	pages: number | null;
	url: string | null;
	episodes: number;
	rank: number;
}

const shelved = ({ kind, ...row }: Row): ShelvedDocument => ({ ...row, kind: kind as ImportKind | null });

export function documentLibrary(db: Connection): DocumentLibrary {
	const owned = (userId: string) => and(eq(documents.userId, userId), isNull(documents.cleanedAt));

	/** All of the user's, ranked before they are narrowed down: how old one is does not depend on what is looked for. */
	const ranked = (userId: string) =>
		db
			.select({
				id: documents.id,
				rank: sql<number>`row_number() over (order by ${documents.createdAt} desc, ${documents.id} desc)`
					.mapWith(Number)
					.as('rank'),
			})
			.from(documents)
			.where(owned(userId))
			.as('ranked');

	const matching = (search: string | undefined) => {
		if (!search) return undefined;
		const named = sql`${documents.filename} || ' ' || coalesce(${documents.title}, '')`;
		return sql`position(${folded(search)}::text in ${plain(named)}) > 0`;
	};

	function rows(userId: string) {
		const rank = ranked(userId);
		return db
			.select({
				document: documents,
				kind: sql<string | null>`${documentImports.facts} ->> 'kind'`,
				pages: sql<number | null>`(${documentImports.facts} ->> 'pages')::integer`,
				url: documentImports.url,
				episodes: db.$count(episodes, and(usesDocument(documents.id), eq(episodes.draft, false))),
				rank: rank.rank,
			})
			.from(documents)
			.innerJoin(rank, eq(rank.id, documents.id))
			.leftJoin(documentImports, eq(documentImports.id, documents.id))
			.$dynamic();
	}

	return {
		async shelf(userId, { limit, offset }, search) {
			const [items, [total]] = await Promise.all([
				rows(userId)
					.where(matching(search))
					.orderBy(desc(documents.createdAt), desc(documents.id))
					.limit(limit)
					.offset(offset),
				db
					.select({ count: count() })
					.from(documents)
					.where(and(owned(userId), matching(search))),
			]);
			return { items: items.map(shelved), total: total?.count ?? 0 };
		},
		async shelved(userId, id) {
			const [found] = await rows(userId).where(ownedRow(documents, userId, id));
			return found ? shelved(found) : null;
		},
		countKept: (userId) => db.$count(documents, and(owned(userId), eq(documents.kept, true))),
		async episodesMade(userId, id, limit) {
			return await db
				.select({ id: episodes.id, title: episodes.title })
				.from(episodes)
				.where(and(eq(episodes.userId, userId), usesDocument(id), eq(episodes.draft, false)))
				.orderBy(desc(episodes.createdAt), desc(episodes.id))
				.limit(limit);
		},
		async change(userId, id, changes) {
			if (Object.keys(changes).length === 0) return true;
			const changed = await db
				.update(documents)
				.set(changes)
				.where(and(ownedRow(documents, userId, id), isNull(documents.cleanedAt)))
				.returning({ id: documents.id });
			return changed.length > 0;
		},
	};
}
