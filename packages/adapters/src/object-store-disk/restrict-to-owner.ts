import { chmod, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, storageError } from './storage-errors.ts';

/** Permission bits of the owner's group and of everybody else. */
const OTHERS_BITS = 0o077;
/** Entries of the storage's folder that hold objects or unfinished ones. */
const OWN_ENTRIES = ['users', 'probe', '.pending'];

/**
 * Makes the objects under `folder` accessible to their owner only; earlier versions left them readable by others. `folder`
 * itself is not changed: it may hold other files. Once done, later runs only check each entry of `folder`.
 * @returns paths that others can still read, because they belong to another account or the file system has no permissions
 */
export async function restrictToOwner(folder: string): Promise<string[]> {
	if (process.platform === 'win32') return [];
	const open: string[] = [];
	for (const name of OWN_ENTRIES) {
		const path = join(folder, name);
		if (!(await isReadableByOthers(path))) continue;
		// The upper folder last, so that a start that is killed before then begins again.
		await restrictFolder(path, open);
		await restrict(path, open);
	}
	return open;
}

async function restrictFolder(folder: string, open: string[]): Promise<void> {
	for await (const entry of await opendir(folder)) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) await restrictFolder(path, open);
		if (entry.isDirectory() || entry.isFile()) await restrict(path, open);
	}
}

async function restrict(path: string, open: string[]): Promise<void> {
	try {
		const { mode } = await stat(path);
		if ((mode & OTHERS_BITS) === 0) return;
		await chmod(path, mode & 0o700);
		if (await isReadableByOthers(path)) open.push(path);
	} catch (error) {
		if (!isMissing(error)) open.push(path);
	}
}

async function isReadableByOthers(path: string): Promise<boolean> {
	try {
		return ((await stat(path)).mode & OTHERS_BITS) !== 0;
	} catch (error) {
		if (isMissing(error)) return false;
		throw storageError(error);
	}
}
