import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, id, ownedId, time } from './columns.ts';

export const documents = pgTable(
	'documents',
	{
		id: ownedId<'document'>(),
		userId: userId(),
		filename: text('filename').notNull(),
		size: integer('size').notNull(),
		/** Bytes of its text, where that is kept beside what was sent; 0 where they are the same; null where not known. */
		textSize: integer('text_size'),
		characters: integer('characters').notNull(),
		encoding: text('encoding').$type<'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1'>().notNull(),
		language: text('language'),
		title: text('title'),
		estimatedParts: integer('estimated_parts').notNull(),
		/** Cleanups leave it alone. */
		kept: boolean('kept').notNull().default(false),
		/** When its passages were indexed for the search; null before, and after its text was edited. */
		indexedAt: time('indexed_at'),
		createdAt: createdAt(),
		/** When its file was removed by a cleanup; the row stays for the episodes made of it. */
		cleanedAt: time('cleaned_at'),
	},
	(table) => [index('documents_user').on(table.userId, table.createdAt)],
);

/** Room for what is being uploaded, noted before it is stored. */
export const uploadsUnderWay = pgTable(
	'uploads_under_way',
	{
		id: id(),
		userId: userId(),
		bytes: bigint('bytes', { mode: 'number' }).notNull(),
		createdAt: createdAt(),
	},
	(table) => [index('uploads_under_way_user').on(table.userId)],
);
