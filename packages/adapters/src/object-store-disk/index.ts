import { randomUUID } from 'node:crypto';
import { createReadStream, type Dir } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { NexusError } from '@nexus/core/errors';
import type { ObjectInfo, ObjectStore } from '@nexus/core/ports';
import { objectKey, objectPrefix } from '@nexus/core/storage';
import { folderGone, isMissing, storageError } from './storage-errors.ts';
import { syncFolders } from './sync-folder.ts';
import { writePieces, writeStream } from './write-file.ts';
import { writeJoined } from './write-joined.ts';

export { restrictToOwner } from './restrict-to-owner.ts';

const PENDING = '.pending';
/** For the account that the server runs as alone: the objects are users' documents. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/**
 * Objects as files under `folder`, which is made at the first put. When it is gone afterwards, it is not made again: an
 * empty folder in the place of one that was unmounted would take files that nobody finds later. A put is written aside,
 * synced if it is to be durable, and renamed, so that it is seen whole or not at all.
 */
export function createDiskObjectStore(folder: string): ObjectStore {
	const pending = join(folder, PENDING);
	/** What is there for as long as the storage is; null before anything was. An unmounted folder is an empty one. */
	let marker: string | null = null;
	const pathOf = (key: string): string => join(folder, objectKey(key));

	async function infoOf(key: string, path: string): Promise<ObjectInfo | null> {
		try {
			const found = await stat(path);
			await noteThere();
			return found.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : null;
		} catch (error) {
			if (!isMissing(error)) throw storageError(error);
			await refuseGone(error);
			return null;
		}
	}

	async function noteThere(): Promise<void> {
		// With a dot at its end the path is of a folder, and never of a file in its place.
		marker ??= (await isThere(pending)) ? pending : `${folder}${sep}.`;
	}

	/** @throws NexusError storage_unavailable when what is missing is the folder of all objects, or all that it held */
	async function refuseGone(missing: unknown): Promise<void> {
		if (marker !== null && !(await isThere(marker))) throw folderGone(missing);
	}

	async function found<Result>(work: () => Promise<Result>): Promise<Result> {
		try {
			const result = await work();
			await noteThere();
			return result;
		} catch (error) {
			if (!isMissing(error)) throw storageError(error);
			await refuseGone(error);
			throw new NexusError('not_found', {}, { cause: error });
		}
	}

	/** @param write writes and closes the file, and answers with its size */
	async function putFile(key: string, durable: boolean, write: (file: FileHandle) => Promise<number>) {
		const path = pathOf(key);
		const aside = join(pending, randomUUID());
		try {
			const { done: file } = await inFolder(pending, () => open(aside, 'wx', FILE_MODE));
			marker = pending;
			const size = await write(file);
			const { made } = await inFolder(dirname(path), () => rename(aside, path));
			if (durable) await syncFolders(dirname(path), made);
			return { size };
		} catch (error) {
			await rm(aside, { force: true }).catch(() => undefined);
			throw storageError(error);
		}
	}

	/**
	 * Does what needs a folder, which is made when it turns out to be missing: nearly always it is there.
	 * @returns the uppermost folder that was made, if any
	 */
	async function inFolder<Done>(below: string, work: () => Promise<Done>): Promise<{ done: Done; made?: string }> {
		try {
			return { done: await work() };
		} catch (error) {
			if (!isMissing(error)) throw error;
			await refuseGone(error);
			const made = await mkdir(below, { recursive: true, mode: FOLDER_MODE });
			return { done: await work(), ...(made !== undefined && { made }) };
		}
	}

	return {
		kind: 'folder',
		put: async (key, data, { durable = true } = {}) =>
			putFile(key, durable, (file) =>
				Symbol.asyncIterator in data
					? writeStream(file, data, durable)
					: writePieces(file, data instanceof Uint8Array ? [data] : data, durable),
			),
		join: async (key, head, tails, signal) =>
			putFile(key, true, (file) =>
				writeJoined(
					file,
					head,
					tails.map((tail) => ({ open: () => found(() => open(pathOf(tail.key))), start: tail.start })),
					signal,
				),
			),
		read: (key) => found(() => readFile(pathOf(key))),
		stream: (key, range) =>
			found(async () => {
				const file = await open(pathOf(key));
				return createReadStream('', { fd: file, ...range });
			}),
		info: (key) => infoOf(key, pathOf(key)),
		async delete(key) {
			await rm(pathOf(key), { force: true }).catch(rethrow);
		},
		async deletePrefix(prefix) {
			await rm(pathOf(prefix.replace(/\/$/, '')), { recursive: true, force: true }).catch(rethrow);
		},
		async *list(prefix) {
			for await (const path of filesUnder(join(folder, objectPrefix(prefix)))) {
				const key = relative(folder, path).split(sep).join('/');
				const info = key.startsWith(`${PENDING}/`) ? null : await infoOf(key, path);
				if (info) yield info;
			}
		},
		signedUrl: async () => null,
		async removeUnfinished(before) {
			const removed = { count: 0, bytes: 0 };
			for await (const path of filesUnder(pending)) {
				const info = await infoOf(path, path);
				if (!info || info.modifiedAt >= before) continue;
				await rm(path, { force: true }).catch(rethrow);
				removed.count++;
				removed.bytes += info.size;
			}
			return removed;
		},
	};
}

const isThere = (path: string): Promise<boolean> =>
	stat(path).then(
		() => true,
		() => false,
	);

/** One folder's handle is open for each level; entries are read a few at a time. */
async function* filesUnder(folder: string): AsyncGenerator<string> {
	let entries: Dir;
	try {
		entries = await opendir(folder);
	} catch (error) {
		if (isMissing(error)) return;
		throw storageError(error);
	}
	for await (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesUnder(path);
		else if (entry.isFile()) yield path;
	}
}

function rethrow(error: unknown): void {
	if (!isMissing(error)) throw storageError(error);
}
