import type { PlainReading } from '@nexus/document-text';
import type { DocumentRecord } from '../records/document.ts';

export type ReadDocument = Pick<DocumentRecord, 'characters' | 'encoding' | 'language' | 'title' | 'estimatedParts'> & {
	/** The text as UTF-8, line ends normalised; null where the document is its own text, byte for byte. */
	text: Uint8Array | null;
	words: number;
};

export interface DocumentReader {
	/**
	 * Takes the bytes: whoever asks no longer has them.
	 * @throws NexusError upload_not_text, upload_empty
	 */
	read(bytes: Uint8Array, filename: string): Promise<ReadDocument>;
	/** What of a Markdown text is not read as it stands; see `readPlain`. */
	readPlain(text: string, atStart: boolean): Promise<PlainReading>;
}
