import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, id, time } from './columns.ts';

export const documents = pgTable(
	'documents',
	{
		id: id(),
		userId: userId(),
		filename: text('filename').notNull(),
		size: integer('size').notNull(),
		characters: integer('characters').notNull(),
		encoding: text('encoding').$type<'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1'>().notNull(),
		language: text('language'),
		title: text('title'),
		estimatedParts: integer('estimated_parts').notNull(),
		createdAt: createdAt(),
		/** When its file was removed by a cleanup; the row stays for the episodes made of it. */
		cleanedAt: time('cleaned_at'),
	},
	(table) => [index('documents_user').on(table.userId, table.createdAt)],
);
