import type { AnyColumn, SQL } from 'drizzle-orm';
import { or, sql } from 'drizzle-orm';
import { episodes } from './schema/index.ts';

/** Whether an episode is made of the document, alone or with others. */
export const madeOf = (documentId: string | AnyColumn): SQL =>
	or(sql`${episodes.documentId} = ${documentId}`, sql`${documentId} = any(${episodes.documentIds})`) as SQL;

/** The same of the episode `e` of a statement. */
export const isMadeOf = (documentId: string | SQL): SQL =>
	sql`(e.document_id = ${documentId} or ${documentId} = any(e.document_ids))`;
