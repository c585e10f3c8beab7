import type { Upload } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';

/** A document that a user uploaded. Its text lies in the object store, as UTF-8. */
export interface DocumentRecord {
	id: OwnedId<'document'>;
	userId: string;
	filename: string;
	/** Bytes, as sent. */
	size: number;
	/** Bytes of its text where that is kept beside what was sent; 0 where they are the same; null where not known. */
	textSize: number | null;
	/** UTF-16 code units of the text. */
	characters: number;
	encoding: Upload['encoding'];
	language: string | null;
	title: string | null;
	estimatedParts: number;
	/** Cleanups leave it alone. */
	kept: boolean;
	/** When its passages were indexed for the search. */
	indexedAt: Date | null;
	createdAt: Date;
	/** When its file was removed by a cleanup. */
	cleanedAt: Date | null;
}

/** `original` is there only where the text is not the document as it was sent. */
export const documentKeys = (userId: string, documentId: string) => ({
	folder: `users/${userId}/documents/${documentId}/`,
	original: `users/${userId}/documents/${documentId}/original`,
	text: `users/${userId}/documents/${documentId}/text`,
});
