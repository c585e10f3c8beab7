import { type DocumentImport, errorMessage, importWarningText } from '@nexus/contract';
import type { AccountLimitServices } from '../account-limits/index.ts';
import type { Actor } from '../accounts/types.ts';
import { cleanFilename } from '../documents/filename.ts';
import { NexusError } from '../errors/index.ts';
import type { KeyedLock } from '../event-loop/index.ts';
import { newId } from '../ownership/index.ts';
import type { DatabaseFor, DocumentReader, ObjectStore, TransactionFor } from '../ports/index.ts';
import { documentKeys } from '../records/document.ts';
import { moveMarks } from './page-marks.ts';
import type { ImportRecord } from './types.ts';

export interface ImportServices {
	/**
	 * Keeps a file as it was sent and asks for its conversion.
	 * @param bytes the most that `content` can hold; Infinity where it is not known
	 * @throws NexusError import_too_large, account_storage_limit, too_many_uploads
	 */
	importFile(
		actor: Actor,
		filename: string,
		content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
		bytes: number,
	): Promise<ImportRecord>;
	/** @throws NexusError web_import_off, web_address_invalid, account_storage_limit, too_many_uploads */
	importPage(actor: Actor, address: string): Promise<ImportRecord>;
	/** @throws NexusError not_found */
	find(actor: Actor, id: string): Promise<DocumentImport>;
	/** The same at its end, or as it is when `signal` aborts. @throws NexusError not_found */
	wait(actor: Actor, id: string, signal: AbortSignal): Promise<DocumentImport>;
	/** @throws NexusError not_found, import_not_cancellable */
	cancel(actor: Actor, id: string): Promise<DocumentImport>;
	/**
	 * Replaces the text of a document that no episode was made of yet. Answers it as it is kept.
	 * @throws NexusError not_found, document_has_podcasts, document_cleaned, upload_empty, account_storage_limit,
	 * too_many_uploads, import_too_complex, import_timeout; and the signal's reason
	 */
	editText(actor: Actor, id: string, markdown: string, signal?: AbortSignal): Promise<string>;
	/** The document's text. @throws NexusError not_found, document_cleaned */
	text(actor: Actor, id: string): Promise<string>;
}

/** Bytes of a page that room is reserved for before it is fetched. */
const PAGE_BYTES = 5 * 1024 * 1024;
/** Milliseconds between two looks of who waits: at first, and at most. */
const POLL_MILLISECONDS = { first: 250, most: 2_000 };
const MEGABYTE = 1024 * 1024;

export function createImportServices(deps: {
	database: DatabaseFor<'documents' | 'imports' | 'limits', 'documents' | 'enqueue' | 'episodes' | 'imports'>;
	objects: ObjectStore;
	reader: DocumentReader;
	limits: Pick<AccountLimitServices, 'reserveUpload'>;
	/** One document of an account is read at a time. */
	readings: KeyedLock;
	/** Bytes of a file. */
	maxBytes: number;
	allowWeb: boolean;
}): ImportServices {
	const { database, objects, reader, limits, readings, maxBytes, allowWeb } = deps;

	async function record(actor: Actor, id: string): Promise<ImportRecord> {
		const found = await database.imports.find(actor.userId, id);
		if (!found) throw new NexusError('not_found');
		return found;
	}

	async function readText(actor: Actor, id: string): Promise<string> {
		const document = await database.documents.find(actor.userId, id);
		if (!document) throw new NexusError('not_found');
		const key = documentKeys(actor.userId, id).text;
		if (document.cleanedAt !== null || !(await objects.info(key))) throw new NexusError('document_cleaned');
		return new TextDecoder().decode(await objects.read(key));
	}

	async function present(actor: Actor, found: ImportRecord): Promise<DocumentImport> {
		const { facts, status, errorCode } = found;
		const document = status === 'completed' ? await database.documents.find(actor.userId, found.id) : null;
		if (status === 'completed' && !document) throw new NexusError('not_found');
		return {
			id: found.id,
			status,
			progress: Math.round(found.progress * 100),
			error: errorCode === null ? null : { code: errorCode, message: errorMessage(errorCode, found.errorValues) },
			title: document?.title ?? null,
			markdown: document && document.cleanedAt === null ? await readText(actor, found.id) : null,
			author: facts?.author ?? null,
			date: facts?.date ?? null,
			source:
				document && facts
					? { kind: facts.kind, name: found.url ?? found.name, pages: facts.pages, language: document.language }
					: null,
			words: facts?.words ?? null,
			warnings: (facts?.warnings ?? []).map((warning) => ({ ...warning, message: importWarningText(warning) })),
		};
	}

	/** The room stays reserved until the import ends, under its id: whoever ends it gives it back. */
	async function enqueue(given: Pick<ImportRecord, 'id' | 'userId' | 'name' | 'url' | 'size'>): Promise<ImportRecord> {
		return await database.transaction(async (tx) => {
			const created = await tx.imports.create(given);
			await tx.enqueue([
				{ queue: 'document-import', payload: { importId: given.id }, group: given.userId, priority: 0 },
			]);
			return created;
		});
	}

	return {
		async importFile(actor, filename, content, bytes) {
			const id = newId<'document'>();
			const { userId } = actor;
			const keys = documentKeys(userId, id);
			const reserved = await limits.reserveUpload(userId, Math.min(bytes, maxBytes), id);
			try {
				const { size } = await objects.put(keys.original, atMost(content, maxBytes));
				return await enqueue({ id, userId, name: cleanFilename(filename), url: null, size });
			} catch (error) {
				await reserved.end();
				await objects.deletePrefix(keys.folder);
				throw error;
			}
		},
		async importPage(actor, address) {
			if (!allowWeb) throw new NexusError('web_import_off');
			const url = addressOf(address);
			const id = newId<'document'>();
			const reserved = await limits.reserveUpload(actor.userId, PAGE_BYTES, id);
			try {
				return await enqueue({ id, userId: actor.userId, name: url.slice(0, 200), url, size: 0 });
			} catch (error) {
				await reserved.end();
				throw error;
			}
		},
		find: async (actor, id) => await present(actor, await record(actor, id)),
		async wait(actor, id, signal) {
			let found = await record(actor, id);
			for (
				let pause = POLL_MILLISECONDS.first;
				!isOver(found) && !signal.aborted;
				pause = Math.min(pause * 1.5, POLL_MILLISECONDS.most)
			) {
				await pauseFor(pause, signal);
				found = await record(actor, id);
			}
			return await present(actor, found);
		},
		async cancel(actor, id) {
			const found = await record(actor, id);
			if (!(await database.imports.finish(found.id, { status: 'cancelled' })))
				throw new NexusError('import_not_cancellable');
			await database.limits.endUpload(id);
			await objects.deletePrefix(documentKeys(actor.userId, id).folder);
			return await present(actor, await record(actor, id));
		},
		async editText(actor, id, markdown, signal) {
			const { userId } = actor;
			const keys = documentKeys(userId, id);
			const document = await database.documents.find(userId, id);
			if (!document) throw new NexusError('not_found');
			if (document.cleanedAt !== null) throw new NexusError('document_cleaned');
			const checkUntold = async (tx: TransactionFor<'episodes'>) => {
				if ((await tx.episodes.countOfDocument(userId, id)) > 0) throw new NexusError('document_has_podcasts');
			};
			await database.transaction(checkUntold);
			const reserved = await limits.reserveUpload(userId, Buffer.byteLength(markdown));
			try {
				const read = await readings.run(userId, async () => {
					signal?.throwIfAborted();
					return await reader.read(new TextEncoder().encode(markdown), `${document.filename}.md`, signal);
				});
				const { text: changed, words, ...facts } = read;
				const text = changed ?? new TextEncoder().encode(markdown);
				const before = await readText(actor, id);
				const after = new TextDecoder().decode(text);
				const marks = moveMarks(await database.imports.marksOf(document.id), before, after);
				await database.transaction(async (tx) => {
					await checkUntold(tx);
					// What was sent stays as it was sent, also where the document was its own text until now.
					if (document.textSize === 0) await objects.put(keys.original, new TextEncoder().encode(before));
					await objects.put(keys.text, text);
					await tx.documents.setText(document.id, { ...facts, encoding: document.encoding, textSize: text.length });
					await tx.imports.setMarks(document.id, marks, words);
				});
				return after;
			} finally {
				await reserved.end();
			}
		},
		text: readText,
	};
}

const isOver = ({ status }: ImportRecord): boolean => status !== 'pending' && status !== 'processing';

/** @throws NexusError web_address_invalid */
function addressOf(text: string): string {
	const trimmed = text.trim();
	const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
	if (
		!url ||
		!/^https?:$/.test(url.protocol) ||
		!url.hostname.includes('.') ||
		url.username !== '' ||
		url.password !== ''
	) {
		throw new NexusError('web_address_invalid');
	}
	return url.href;
}

async function* atMost(
	content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
	bytes: number,
): AsyncGenerator<Uint8Array> {
	let size = 0;
	for await (const chunk of content) {
		size += chunk.length;
		if (size > bytes) throw new NexusError('import_too_large', { megabytes: Math.floor(bytes / MEGABYTE) });
		yield chunk;
	}
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const over = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', over);
			resolve();
		};
		const timer = setTimeout(over, milliseconds);
		signal.addEventListener('abort', over, { once: true });
	});
}
