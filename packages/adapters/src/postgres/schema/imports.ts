import type { ErrorCode, ErrorValues } from '@nexus/contract';
import type { ImportFacts, ImportRecord } from '@nexus/core/imports';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { userId } from './accounts.ts';
import { createdAt, ownedId, time } from './columns.ts';

/** Files and pages on their way to documents, and what is known of where a document came from. */
export const documentImports = pgTable(
	'document_imports',
	{
		/** Of the document, too, once there is one. */
		id: ownedId<'document'>(),
		userId: userId(),
		status: text('status').$type<ImportRecord['status']>().notNull().default('pending'),
		progress: doublePrecision('progress').notNull().default(0),
		attempts: integer('attempts').notNull().default(0),
		name: text('name').notNull(),
		/** Of a web page. */
		url: text('url'),
		/** Bytes of the original. */
		size: integer('size').notNull(),
		errorCode: text('error_code').$type<ErrorCode>(),
		errorValues: jsonb('error_values').$type<ErrorValues>().notNull().default({}),
		facts: jsonb('facts').$type<ImportFacts>(),
		createdAt: createdAt(),
		finishedAt: time('finished_at'),
	},
	(table) => [index('document_imports_user').on(table.userId, table.createdAt)],
);
