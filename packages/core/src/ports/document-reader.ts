import type { PlainReading } from '@nexus/document-text';
import type { DocumentRecord } from '../records/document.ts';
import type { ObjectInfo } from './object-store.ts';

export type ReadDocument = Pick<DocumentRecord, 'characters' | 'encoding' | 'language' | 'title' | 'estimatedParts'> & {
	/** The text as UTF-8, line ends normalised; null where the document is its own text, byte for byte. */
	text: Uint8Array | null;
	words: number;
};

export interface DocumentReader {
	/**
	 * Takes the bytes: whoever asks no longer has them.
	 * @throws NexusError upload_not_text, upload_empty, and of large documents import_too_complex, import_timeout and the
	 * signal's reason
	 */
	read(bytes: Uint8Array, filename: string, signal?: AbortSignal): Promise<ReadDocument>;
	/** The same of an object, whose bytes this process does not take into its memory where they are many. */
	readObject(object: Pick<ObjectInfo, 'key' | 'size'>, filename: string, signal?: AbortSignal): Promise<ReadDocument>;
	/** What of a Markdown text is not read as it stands; see `readPlain`. */
	readPlain(text: string, atStart: boolean): Promise<PlainReading>;
}
