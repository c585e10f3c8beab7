import type { AnyColumn, SQL } from 'drizzle-orm';
import { or, sql } from 'drizzle-orm';
import { episodes } from './schema/index.ts';

/** SQL: whether a row of `episodes` is made of the document, alone or with others. */
export const usesDocument = (documentId: string | AnyColumn): SQL =>
	or(sql`${episodes.documentId} = ${documentId}`, sql`${documentId} = any(${episodes.documentIds})`) as SQL;

/** The same for a statement in which `episodes` has the alias `e`. */
export const aliasUsesDocument = (documentId: string | SQL): SQL =>
	sql`(e.document_id = ${documentId} or ${documentId} = any(e.document_ids))`;
