import type { ImportKind } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Page, Paged } from '../ports/index.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';
import type { MediaObject } from '../storage/media-object.ts';
import { type Beginning, linesOf } from './beginning.ts';
import { readRange } from './texts.ts';
import { type Content, createUpload, type UploadDependencies } from './upload.ts';

/** A document with what is made of it. */
export interface DocumentDetails {
	document: DocumentRecord;
	/** Whether an episode that is being made needs it. */
	inUse: boolean;
	episodeIds: string[];
}

export interface DocumentServices {
	/**
	 * Keeps a document as it was sent and as UTF-8 text. Reads `content` no further than the user's size limit, straight
	 * into the object store: however many uploads arrive at once, few are in memory.
	 * @param bytes the most that `content` can hold; Infinity where it is not known
	 * @throws NexusError upload_extension, upload_too_large, upload_not_text, upload_empty, account_storage_limit,
	 * too_many_uploads, import_too_complex, import_timeout; and the signal's reason, if it aborts while the document is read
	 */
	upload(
		actor: Actor,
		filename: string,
		content: Content,
		bytes: number,
		signal?: AbortSignal,
	): Promise<DocumentRecord>;
	list(actor: Actor, page: Page): Promise<Paged<DocumentRecord>>;
	/** @throws NexusError not_found */
	details(actor: Actor, id: string): Promise<DocumentDetails>;
	/** The document as it was sent, under its own name. @throws NexusError not_found, document_cleaned */
	original(actor: Actor, id: string): Promise<MediaObject>;
	/** @throws NexusError not_found, document_cleaned */
	beginning(actor: Actor, id: string): Promise<Beginning>;
	/** Episodes made of it stay as they are. @throws NexusError not_found, document_in_use */
	delete(actor: Actor, id: string): Promise<void>;
}

/** Characters of a document's beginning, and the most bytes of UTF-8 that one takes. */
const BEGINNING = 6_000;
const BYTES_PER_UNIT = 3;

export function createDocumentServices(deps: UploadDependencies): DocumentServices {
	const { database, objects, reader } = deps;

	async function find(actor: Actor, id: string): Promise<DocumentRecord> {
		const found = await database.documents.find(actor.userId, id);
		if (!found) throw new NexusError('not_found');
		return found;
	}

	return {
		upload: createUpload(deps),
		list: (actor, page) => database.documents.list(actor.userId, page),

		async details(actor, id) {
			const document = await find(actor, id);
			const [inUse, episodeIds] = await Promise.all([
				database.cleanup.documentInUse(document.id),
				database.cleanup.episodesOf(document.id),
			]);
			return { document, inUse, episodeIds };
		},

		async original(actor, id) {
			const document = await find(actor, id);
			const keys = documentKeys(actor.userId, id);
			const key = document.textSize === 0 ? keys.text : keys.original;
			const info = document.cleanedAt ? null : await objects.info(key);
			if (!info) throw new NexusError('document_cleaned');
			const kind = (await database.imports.find(actor.userId, id))?.facts?.kind;
			return {
				size: info.size,
				modifiedAt: info.modifiedAt,
				contentType: (kind && CONTENT_TYPES[kind]) ?? contentTypeOf(document),
				filename: document.filename,
				download: true,
				open: (range) => objects.stream(info.key, range),
				signedUrl: async () => null,
			};
		},

		async beginning(actor, id) {
			const { cleanedAt, characters } = await find(actor, id);
			const info = cleanedAt ? null : await objects.info(documentKeys(actor.userId, id).text);
			if (!info) throw new NexusError('document_cleaned');
			const bytes = { start: 0, end: Math.min(info.size, BEGINNING * BYTES_PER_UNIT) - 1 };
			const text = bytes.end < 0 ? '' : await readRange(objects, info.key, bytes);
			const shown = text.slice(0, BEGINNING).replace(/[\ud800-\udbff]$/, '');
			return { lines: linesOf(shown, await reader.readPlain(shown, true)), isWhole: characters <= BEGINNING };
		},

		async delete(actor, id) {
			// The row first: what a crash leaves are objects that nobody sees and the next cleanup removes, not a
			// document that cannot be read.
			await database.transaction((tx) => tx.cleanup.deleteDocument(actor.userId, id));
			await objects.deletePrefix(documentKeys(actor.userId, id).folder);
		},
	};
}

/** Of files that were brought; text is served in the encoding that it came in. */
const CONTENT_TYPES: Partial<Record<ImportKind, string>> = {
	pdf: 'application/pdf',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	doc: 'application/msword',
	odt: 'application/vnd.oasis.opendocument.text',
	rtf: 'application/rtf',
	epub: 'application/epub+zip',
	pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
	odp: 'application/vnd.oasis.opendocument.presentation',
	html: 'text/html',
	web: 'text/html; charset=utf-8',
};

function contentTypeOf({ filename, encoding }: DocumentRecord): string {
	const type = filename.toLowerCase().endsWith('.md') ? 'text/markdown' : 'text/plain';
	return `${type}; charset=${encoding === 'latin1' ? 'iso-8859-1' : encoding}`;
}
