import type { DocumentRecord } from '../records/document.ts';

export type ReadDocument = Pick<DocumentRecord, 'characters' | 'encoding' | 'language' | 'title' | 'estimatedParts'> & {
	/** The text as UTF-8, line ends normalised. */
	text: Uint8Array;
	words: number;
};

export interface DocumentReader {
	/** @throws NexusError upload_not_text, upload_empty */
	read(bytes: Uint8Array, filename: string): Promise<ReadDocument>;
}
