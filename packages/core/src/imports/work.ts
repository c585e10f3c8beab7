import { NexusError } from '../errors/index.ts';
import type {
	ConvertedDocument,
	DatabaseFor,
	DocumentConverter,
	DocumentReader,
	ObjectStore,
	QueueHandlers,
	WebPageReader,
} from '../ports/index.ts';
import { documentKeys } from '../records/index.ts';
import type { ImportRecord } from './types.ts';

/** Beginnings after which an import is given up: whatever it holds ends the worker. */
const MOST_ATTEMPTS = 3;
/** Milliseconds between two looks whether it was cancelled, which also tell how far it is. */
const POLL_MILLISECONDS = 1_000;
/** Shares of the progress: what is fetched, and what is converted. */
const FETCHED = 0.1;
const CONVERTED = 0.95;

/** Works off imports: fetches pages, converts, keeps the result as a document. */
export function createImportWork(deps: {
	database: DatabaseFor<'imports' | 'limits', 'documents' | 'imports' | 'limits'>;
	objects: ObjectStore;
	converter: DocumentConverter;
	reader: DocumentReader;
	pages: WebPageReader;
	onError: (error: unknown, importId: string) => void;
}): Pick<QueueHandlers, 'document-import'> {
	const { database, objects, converter, reader, pages, onError } = deps;

	async function fail(found: ImportRecord, error: unknown): Promise<void> {
		if (!(error instanceof NexusError)) onError(error, found.id);
		const { code, values } = error instanceof NexusError ? error : new NexusError('internal');
		await database.imports.finish(found.id, { status: 'failed', errorCode: code, errorValues: values });
		await cleanUp(found);
	}

	async function cleanUp({ id, userId }: ImportRecord): Promise<void> {
		await objects.deletePrefix(documentKeys(userId, id).folder);
		await database.limits.endUpload(id);
	}

	/** The original's bytes; a page is fetched first. */
	async function originalOf(
		found: ImportRecord,
		signal: AbortSignal,
	): Promise<{ bytes: Uint8Array; url: string | null }> {
		const { original } = documentKeys(found.userId, found.id);
		if (found.url === null) return { bytes: await objects.read(original), url: null };
		const { bytes, url } = await pages.read(found.url, signal);
		await objects.put(original, bytes);
		await database.imports.report(found.id, { size: bytes.length, progress: FETCHED });
		return { bytes, url };
	}

	async function keep(
		found: ImportRecord,
		size: number,
		converted: ConvertedDocument,
		signal: AbortSignal,
	): Promise<void> {
		const { id, userId } = found;
		const name = nameOf(found, converted);
		const encode = () => new TextEncoder().encode(converted.markdown);
		const { text: changed, words, ...facts } = await reader.read(encode(), `${name}.md`, signal);
		const text = changed ?? encode();
		await objects.put(documentKeys(userId, id).text, text);
		const { kind, author, date, pages: count, marks, warnings } = converted;
		const isKept = await database.transaction(async (tx) => {
			const end = { kind, author, date, pages: count, words, marks, warnings };
			if (!(await tx.imports.finish(id, { status: 'completed', facts: end }))) return false;
			await tx.documents.create({ id, userId, filename: name, size, ...facts, textSize: text.length });
			await tx.limits.endUpload(id);
			return true;
		});
		if (!isKept) await cleanUp(found);
	}

	async function convert(found: ImportRecord, outer: AbortSignal): Promise<void> {
		const cancelled = new AbortController();
		const signal = AbortSignal.any([outer, cancelled.signal]);
		let share = 0;
		const look = async () => {
			const progress = FETCHED + (CONVERTED - FETCHED) * share;
			if (!(await database.imports.report(found.id, { progress }))) cancelled.abort(new NexusError('import_cancelled'));
		};
		const timer = setInterval(() => void look().catch((error: unknown) => onError(error, found.id)), POLL_MILLISECONDS);
		try {
			const { bytes, url } = await originalOf(found, signal);
			const onProgress = (done: number) => {
				share = done;
			};
			const converted = await converter.convert({ bytes, name: found.name, url }, { signal, onProgress });
			await keep(found, bytes.length, converted, signal);
		} catch (error) {
			if (outer.aborted) throw error;
			if (cancelled.signal.aborted) await cleanUp(found);
			else await fail(found, error);
		} finally {
			clearInterval(timer);
		}
	}

	return {
		async 'document-import'({ importId }, { signal }) {
			const found = await database.imports.begin(importId);
			if (!found) return;
			if (found.attempts > MOST_ATTEMPTS) await fail(found, new NexusError('import_too_complex'));
			else await convert(found, signal);
		},
	};
}

/** A page is called by its title; a file keeps its name. */
const nameOf = ({ name, url }: ImportRecord, { title }: ConvertedDocument): string =>
	url === null ? name : (title ?? name).slice(0, 200);
