import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts the folder's entries on the disk: a renamed file survives a power cut only then. */
async function syncFolder(folder: string): Promise<void> {
	// Windows has no such call for folders; its file system keeps entries in a journal.
	if (process.platform === 'win32') return;
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** The folder, and those above it up to the one that `made` was made in. */
export async function syncFolders(folder: string, made: string | undefined): Promise<void> {
	await syncFolder(folder);
	if (made === undefined) return;
	const top = dirname(made);
	for (let above = folder; above !== top && above !== dirname(above); ) {
		above = dirname(above);
		await syncFolder(above);
	}
}
