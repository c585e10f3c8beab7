import type { OwnedId } from '../ownership/index.ts';
import type { DocumentRecord } from '../records/document.ts';
import type { Page, Paged } from './page.ts';

export interface DocumentRepository {
	create(document: Omit<DocumentRecord, 'createdAt' | 'cleanedAt' | 'kept' | 'indexedAt'>): Promise<DocumentRecord>;
	find(userId: string, id: string): Promise<DocumentRecord | null>;
	list(userId: string, page: Page): Promise<Paged<DocumentRecord>>;
	/** What is known of its text, after that was edited. */
	setText(
		id: OwnedId<'document'>,
		facts: Pick<DocumentRecord, 'characters' | 'language' | 'title' | 'estimatedParts' | 'encoding' | 'textSize'>,
	): Promise<void>;
}
