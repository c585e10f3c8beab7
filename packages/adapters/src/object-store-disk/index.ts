import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NexusError } from '@nexus/core/errors';
import type { ObjectInfo, ObjectStore } from '@nexus/core/ports';

const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const PENDING = '.pending';

const isMissing = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Objects as files under `folder`. A put is written aside, synced and renamed, so that it is seen whole or not at all. */
export function createDiskObjectStore(folder: string): ObjectStore {
	const pathOf = (key: string): string => {
		if (!KEY.test(key)) throw new Error(`not an object key: ${JSON.stringify(key)}`);
		return join(folder, key);
	};
	const infoOf = async (key: string): Promise<ObjectInfo | null> => {
		try {
			const { size, mtime } = await stat(pathOf(key));
			return { key, size, modifiedAt: mtime };
		} catch (error) {
			if (isMissing(error)) return null;
			throw error;
		}
	};

	return {
		async put(key, data) {
			const path = pathOf(key);
			const aside = join(folder, PENDING, randomUUID());
			await mkdir(dirname(aside), { recursive: true });
			await mkdir(dirname(path), { recursive: true });
			try {
				const source = data instanceof Uint8Array ? [data] : data;
				await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(aside, { flush: true }));
				const { size } = await stat(aside);
				await rename(aside, path);
				return { size };
			} catch (error) {
				await rm(aside, { force: true });
				throw error;
			}
		},
		async read(key) {
			try {
				return await readFile(pathOf(key));
			} catch (error) {
				if (isMissing(error)) throw new NexusError('not_found', {}, { cause: error });
				throw error;
			}
		},
		async stream(key, range) {
			try {
				const file = await open(pathOf(key));
				return createReadStream('', { fd: file, ...range });
			} catch (error) {
				if (isMissing(error)) throw new NexusError('not_found', {}, { cause: error });
				throw error;
			}
		},
		info: infoOf,
		async delete(key) {
			await rm(pathOf(key), { force: true });
		},
		async deletePrefix(prefix) {
			await rm(pathOf(prefix.replace(/\/$/, '')), { recursive: true, force: true });
		},
		async *list(prefix) {
			const root = join(folder, prefix === '' ? '' : pathOf(prefix.replace(/\/$/, '')).slice(folder.length));
			let entries: Awaited<ReturnType<typeof opendir>>;
			try {
				entries = await opendir(root, { recursive: true });
			} catch (error) {
				if (isMissing(error)) return;
				throw error;
			}
			for await (const entry of entries) {
				if (!entry.isFile()) continue;
				const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
				const info = key.startsWith(PENDING) ? null : await infoOf(key);
				if (info) yield info;
			}
		},
	};
}
