import type { ErrorCode, ErrorValues } from '@nexus/contract';
import type { ImportFacts, ImportRecord } from '../imports/types.ts';
import type { OwnedId } from '../ownership/index.ts';
import type { PageMark } from './document-converter.ts';

export interface ImportRepository {
	create(given: Pick<ImportRecord, 'id' | 'userId' | 'name' | 'url' | 'size'>): Promise<ImportRecord>;
	find(userId: string, id: string): Promise<ImportRecord | null>;
	/** Marks it as being worked on and counts the beginning; null when it is over or gone. */
	begin(id: OwnedId<'document'>): Promise<ImportRecord | null>;
	/** Notes the share that is done, 0 to 1, and the original's size. False when it is no longer being worked on. */
	report(id: OwnedId<'document'>, report: { progress?: number; size?: number }): Promise<boolean>;
	/** Ends it; false when it had ended already. */
	finish(
		id: OwnedId<'document'>,
		end:
			| { status: 'completed'; facts: ImportFacts }
			| { status: 'failed'; errorCode: ErrorCode; errorValues: ErrorValues }
			| { status: 'cancelled' },
	): Promise<boolean>;
	/** After the text was edited. */
	setMarks(id: OwnedId<'document'>, marks: PageMark[], words: number): Promise<void>;
	/** Of a document that was imported; empty for others. */
	marksOf(documentId: OwnedId<'document'>): Promise<PageMark[]>;
}
