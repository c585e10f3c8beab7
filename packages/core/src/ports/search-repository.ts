import type { OwnedId } from '../ownership/index.ts';

export type Found =
	| { kind: 'podcast'; episodeId: string; title: string }
	| {
			kind: 'line';
			episodeId: string;
			title: string;
			speaker: string;
			text: string;
			/** `text`, letter by letter, with MATCH_BEGINS and MATCH_ENDS around what matched. */
			marked: string;
			/** Where it is heard; null while it is not. */
			place: { fileIndex: number; seconds: number } | null;
	  }
	| { kind: 'document'; documentId: OwnedId<'document'>; title: string; heading: string | null }
	| { kind: 'passage'; documentId: OwnedId<'document'>; title: string; offset: number; text: string; marked: string };

export const MATCH_BEGINS = '\u0001';
export const MATCH_ENDS = '\u0002';

export interface SearchRepository {
	/** What of the user's holds all the words, the best first. @param limit of each kind */
	find(userId: string, query: string, limit: number): Promise<Found[]>;
	/** Documents whose passages are not indexed: how many, and the newest of them. */
	unindexed(userId: string, limit: number): Promise<{ count: number; ids: OwnedId<'document'>[] }>;
}

export interface SearchTransaction extends SearchRepository {
	/**
	 * Until the transaction's end the document is neither edited, cleaned nor deleted.
	 * @returns whether it is there and not indexed
	 */
	lockUnindexed(documentId: OwnedId<'document'>): Promise<boolean>;
	removePassages(documentId: OwnedId<'document'>): Promise<void>;
	addPassages(documentId: OwnedId<'document'>, passages: { offset: number; text: string }[]): Promise<void>;
	/** After all of its passages were added. */
	setIndexed(documentId: OwnedId<'document'>): Promise<void>;
}
