import type { ImportKind } from '@nexus/contract';
import type { DocumentRecord } from '../records/document.ts';
import type { Page, Paged } from './page.ts';

/** A document with what its user's lists tell of it. */
export interface ShelvedDocument {
	document: DocumentRecord;
	kind: ImportKind | null;
	url: string | null;
	pages: number | null;
	/** Drafts are not counted. */
	episodes: number;
	/** Which of the user's documents it is, from 1, the newest first. */
	rank: number;
}

/** The documents of a user whose files are there. */
export interface DocumentLibrary {
	/** The newest first. @param search in the name or the title, whatever its case and accents */
	shelf(userId: string, page: Page, search: string | undefined): Promise<Paged<ShelvedDocument>>;
	shelved(userId: string, id: string): Promise<ShelvedDocument | null>;
	/** How many the user keeps. */
	countKept(userId: string): Promise<number>;
	/** The newest episodes made of it; no drafts. */
	episodesMade(userId: string, id: string, limit: number): Promise<{ id: string; title: string }[]>;
	/** False when the user has no such document. */
	change(userId: string, id: string, changes: { filename?: string; kept?: boolean }): Promise<boolean>;
}
