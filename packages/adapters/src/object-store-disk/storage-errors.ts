import { NexusError } from '@nexus/core/errors';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** What a file system answers that is read-only, broken, not mounted, or not ours to write to. */
const FAILING = new Set([
	...['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENXIO', 'ENODEV', 'ESTALE', 'ETIMEDOUT', 'EBUSY', 'ENOTCONN', 'ENOTDIR'],
	...['EMFILE', 'ENFILE', 'EEXIST'],
]);

const codeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/** The folder that holds all objects is gone: it was unmounted, moved or deleted. */
export const folderGone = (cause: unknown): NexusError => new NexusError('storage_unavailable', {}, { cause });

/** The file system's refusal in the domain's words; anything else as it is. */
export function storageError(error: unknown): unknown {
	const code = codeOf(error);
	if (error instanceof NexusError) return error;
	if (FULL.has(code)) return new NexusError('storage_full', {}, { cause: error });
	if (FAILING.has(code)) return new NexusError('storage_unavailable', {}, { cause: error });
	return error;
}
