import type { Bucket } from '@nexus/contract';

/** One stored file as its rows tell of it. */
export interface StoredFileRecord {
	bucket: Bucket;
	/** A document's id, a clip's key, or what names one audio file of an episode. */
	id: string;
	/** A document's file name, an episode's title, a clip's key. */
	title: string;
	/** Bytes. */
	size: number;
	createdAt: Date;
	documentId: string | null;
	episodeId: string | null;
	/** Which of the episode's finished files it is, from 0. */
	fileIndex: number | null;
	/** Which of the episode's parts it is, from 1. */
	partNumber: number | null;
}
