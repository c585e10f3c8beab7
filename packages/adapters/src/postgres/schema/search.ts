import type { OwnedId } from '@nexus/core/ownership';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { documents } from './library.ts';

/** Pieces of documents, to be found by their words. `search_vector` is a function of the database (0023). */
export const documentPassages = pgTable(
	'document_passages',
	{
		documentId: uuid('document_id')
			.$type<OwnedId<'document'>>()
			.notNull()
			.references(() => documents.id, { onDelete: 'cascade' }),
		/** Where it begins in the document's text, in UTF-16 code units. */
		offset: integer('offset').notNull(),
		text: text('text').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.documentId, table.offset] }),
		index('document_passages_words').using('gin', sql`search_vector(${table.text})`),
	],
);
