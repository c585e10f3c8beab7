import { chmod, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, storageError } from './storage-errors.ts';

/** Permission bits of the owner's group and of everybody else. */
const OTHERS = 0o077;
/** Entries of the storage's folder that hold objects or unfinished ones. */
const OWN_ENTRIES = ['users', 'probe', '.pending'];

/**
 * Takes the permissions of all other accounts away from the objects under `folder`, which earlier versions left readable.
 * `folder` itself stays as it is: it may hold what is not ours. Once done, it costs one look at each entry of `folder`.
 * @returns paths that are still open, since they belong to another account or the file system has no permissions
 */
export async function closeToOthers(folder: string): Promise<string[]> {
	if (process.platform === 'win32') return [];
	const open: string[] = [];
	for (const name of OWN_ENTRIES) {
		const path = join(folder, name);
		if (!(await isOpen(path))) continue;
		// The upper folder last: until then, a start that was killed here begins again.
		await closeUnder(path, open);
		await close(path, open);
	}
	return open;
}

async function closeUnder(folder: string, open: string[]): Promise<void> {
	for await (const entry of await opendir(folder)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) await closeUnder(path, open);
		if (entry.isDirectory() || entry.isFile()) await close(path, open);
	}
}

async function close(path: string, open: string[]): Promise<void> {
	try {
		const { mode } = await stat(path);
		if ((mode & OTHERS) === 0) return;
		await chmod(path, mode & 0o700);
		if (await isOpen(path)) open.push(path);
	} catch (error) {
		if (!isMissing(error)) open.push(path);
	}
}

async function isOpen(path: string): Promise<boolean> {
	try {
		return ((await stat(path)).mode & OTHERS) !== 0;
	} catch (error) {
		if (isMissing(error)) return false;
		throw storageError(error);
	}
}
