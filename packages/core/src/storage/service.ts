import type { Bucket, DocumentInfo, StorageHealth, StoredFile } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import type { MediaObject } from '../episodes/media.ts';
import { NexusError } from '../errors/index.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';
import type { Database, ObjectStore, Page, Paged } from '../ports/index.ts';
import type { StorageState } from './probe.ts';
import type { StoredFileRecord } from './types.ts';

export interface StorageServices {
	health(actor: Actor): Promise<StorageHealth>;
	/** @throws NexusError not_found */
	document(actor: Actor, id: string): Promise<DocumentInfo>;
	files(actor: Actor, page: Page, bucket: Bucket | undefined): Promise<Paged<StoredFile>>;
	/** Episodes made of it stay as they are. @throws NexusError not_found, document_in_use */
	deleteDocument(actor: Actor, id: string): Promise<void>;
	/** The document as it was sent, under its own name. @throws NexusError not_found, document_cleaned */
	original(actor: Actor, id: string): Promise<MediaObject>;
}

export function createStorageServices(deps: {
	database: Database;
	objects: ObjectStore;
	probe: () => Promise<StorageState>;
}): StorageServices {
	const { database, objects, probe } = deps;

	async function find(actor: Actor, id: string): Promise<DocumentRecord> {
		const found = await database.documents.find(actor.userId, id);
		if (!found) throw new NexusError('not_found');
		return found;
	}

	return {
		async health(actor) {
			const { reachable, writable, checkedAt } = await probe();
			return {
				status: writable ? 'ok' : reachable ? 'read_only' : 'unavailable',
				kind: objects.kind,
				reachable,
				writable,
				checked_at: checkedAt.toISOString(),
				totals: actor.isAdmin ? await database.cleanup.stored(null) : null,
			};
		},

		async document(actor, id) {
			const document = await find(actor, id);
			const [inUse, podcastIds] = await Promise.all([
				database.cleanup.documentInUse(id),
				database.cleanup.episodesOf(id),
			]);
			const available = document.cleanedAt === null;
			return {
				id,
				filename: document.filename,
				size: document.size,
				characters: document.characters,
				encoding: document.encoding,
				detected_language: document.language,
				estimated_parts: document.estimatedParts,
				created_at: document.createdAt.toISOString(),
				bucket: 'uploads',
				available,
				cleaned_at: document.cleanedAt?.toISOString() ?? null,
				in_use: inUse,
				podcast_ids: podcastIds,
				download_url: available ? documentUrl(id) : null,
			};
		},

		async files(actor, page, bucket) {
			const { items, total } = await database.cleanup.files(actor.userId, page, bucket);
			return { items: items.map(presentFile), total };
		},

		async deleteDocument(actor, id) {
			// The row first: what a crash leaves are objects that nobody sees and the next cleanup removes, not a
			// document that cannot be read.
			await database.transaction((tx) => tx.cleanup.deleteDocument(actor.userId, id));
			await objects.deletePrefix(documentKeys(actor.userId, id).folder);
		},

		async original(actor, id) {
			const document = await find(actor, id);
			const keys = documentKeys(actor.userId, id);
			const key = document.textSize === 0 ? keys.text : keys.original;
			const info = document.cleanedAt ? null : await objects.info(key);
			if (!info) throw new NexusError('document_cleaned');
			const contentType = contentTypeOf(document);
			return {
				size: info.size,
				modifiedAt: info.modifiedAt,
				contentType,
				filename: document.filename,
				download: true,
				open: (range) => objects.stream(info.key, range),
				signedUrl: async () => null,
			};
		},
	};
}

function contentTypeOf({ filename, encoding }: DocumentRecord): string {
	const type = filename.toLowerCase().endsWith('.md') ? 'text/markdown' : 'text/plain';
	return `${type}; charset=${encoding === 'latin1' ? 'iso-8859-1' : encoding}`;
}

const documentUrl = (id: string): string => `/api/v1/storage/download/document/${id}`;

function presentFile(file: StoredFileRecord): StoredFile {
	const { bucket, id, title, size, createdAt, documentId, episodeId, fileIndex, partNumber } = file;
	const part = partNumber === null ? '' : ` - parte ${partNumber}`;
	return {
		id,
		name: bucket === 'uploads' ? title : bucket === 'clips' ? `${title}.wav` : `${title}${part}.mp3`,
		bucket,
		size,
		created_at: createdAt.toISOString(),
		document_id: documentId,
		podcast_id: episodeId,
		file_index: fileIndex,
		download_url: downloadUrl(file),
	};
}

function downloadUrl({ bucket, documentId, episodeId, fileIndex, partNumber }: StoredFileRecord): string | null {
	if (bucket === 'uploads' && documentId) return documentUrl(documentId);
	if (fileIndex !== null) return `/api/v1/storage/download/audio/${episodeId}?file_index=${fileIndex}`;
	if (partNumber !== null) return `/api/v1/podcasts/${episodeId}/parts/${partNumber}/audio?download=1`;
	return null;
}
