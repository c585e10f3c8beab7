import { randomUUID } from 'node:crypto';
import { DEFAULT_MAX_FILE_SIZE_MB, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Database, DocumentReader, ObjectStore, Page, Paged } from '../ports/index.ts';
import { cleanFilename } from './filename.ts';
import { type DocumentRecord, documentKeys } from './types.ts';

export interface LibraryServices {
	/**
	 * Keeps a document as it was sent and as UTF-8 text. Reads `content` no further than the size limit.
	 * @throws NexusError upload_extension, upload_too_large, upload_not_text, upload_empty
	 */
	upload(
		actor: Actor,
		filename: string,
		content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	): Promise<DocumentRecord>;
	list(actor: Actor, page: Page): Promise<Paged<DocumentRecord>>;
}

export function createLibraryServices(deps: {
	database: Database;
	objects: ObjectStore;
	reader: DocumentReader;
}): LibraryServices {
	const { database, objects, reader } = deps;
	return {
		async upload(actor, filename, content) {
			const name = cleanFilename(filename);
			const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
			if (!UPLOAD_EXTENSIONS.some((allowed) => allowed === extension)) throw new NexusError('upload_extension');
			const bytes = await collect(content, UPLOAD_MAX_BYTES);
			const { text, ...facts } = await reader.read(bytes, name);
			const id = randomUUID();
			const keys = documentKeys(actor.userId, id);
			try {
				await objects.put(keys.original, bytes);
				await objects.put(keys.text, text);
				return await database.documents.create({
					id,
					userId: actor.userId,
					filename: name,
					size: bytes.length,
					...facts,
				});
			} catch (error) {
				await objects.deletePrefix(keys.folder);
				throw error;
			}
		},
		list: (actor, page) => database.documents.list(actor.userId, page),
	};
}

async function collect(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of content) {
		size += chunk.length;
		if (size > limit) throw new NexusError('upload_too_large', { megabytes: DEFAULT_MAX_FILE_SIZE_MB });
		chunks.push(chunk);
	}
	return Buffer.concat(chunks, size);
}
