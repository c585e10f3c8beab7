import { UPLOAD_EXTENSIONS } from '@nexus/contract';
import type { AccountLimitServices } from '../account-limits/index.ts';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { KeyedLock } from '../event-loop/index.ts';
import { newId } from '../ownership/index.ts';
import type { DatabaseFor, DocumentReader, ObjectStore } from '../ports/index.ts';
import { type DocumentRecord, documentKeys } from '../records/document.ts';
import { limitsOf } from '../settings/limits.ts';
import { cleanFilename } from './filename.ts';

export interface UploadDependencies {
	database: DatabaseFor<'cleanup' | 'documents' | 'imports' | 'settings', 'cleanup'>;
	objects: ObjectStore;
	reader: DocumentReader;
	limits: Pick<AccountLimitServices, 'reserveUpload'>;
	/** One document of an account is read at a time, however it came: reading takes processors that others need as well. */
	readings: KeyedLock;
}

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Keeps uploaded documents. See `DocumentServices.upload`. */
export function createUpload({ database, objects, reader, limits, readings }: UploadDependencies) {
	return async (
		actor: Actor,
		filename: string,
		content: Content,
		bytes: number,
		signal?: AbortSignal,
	): Promise<DocumentRecord> => {
		const name = cleanFilename(filename);
		const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
		if (!UPLOAD_EXTENSIONS.some((allowed) => allowed === extension)) throw new NexusError('upload_extension');
		const { maxFileSizeMb } = limitsOf(await database.settings.find(actor.userId));
		const id = newId<'document'>();
		const keys = documentKeys(actor.userId, id);
		const most = Math.min(bytes, maxFileSizeMb * BYTES_PER_MEGABYTE);
		const reserved = await limits.reserveUpload(actor.userId, most);
		try {
			// Most documents are their own text: they are stored once.
			const { size } = await objects.put(keys.text, atMost(content, maxFileSizeMb));
			const read = async () => {
				signal?.throwIfAborted();
				const { text, words: _, ...rest } = await reader.readObject({ key: keys.text, size }, name, signal);
				if (text === null) return { ...rest, textSize: 0 };
				await reserved.grow(text.length);
				await objects.put(keys.original, await objects.stream(keys.text));
				await objects.put(keys.text, text);
				return { ...rest, textSize: text.length };
			};
			const facts = await readings.run(actor.userId, read);
			return await database.documents.create({ id, userId: actor.userId, filename: name, size, ...facts });
		} catch (error) {
			await objects.deletePrefix(keys.folder);
			throw error;
		} finally {
			await reserved.end();
		}
	};
}

async function* atMost(content: Content, megabytes: number): AsyncGenerator<Uint8Array> {
	let size = 0;
	for await (const chunk of content) {
		size += chunk.length;
		if (size > megabytes * BYTES_PER_MEGABYTE) throw new NexusError('upload_too_large', { megabytes });
		yield chunk;
	}
}
