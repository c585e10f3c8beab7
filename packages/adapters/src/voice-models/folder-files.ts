import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NexusError } from '@nexus/core/errors';

export interface FolderFile {
	/** Where it is. */
	from: string;
	/** Within the folder. */
	path: string;
	bytes: number;
}

/** Files of one model; eSpeak's data beside it are some hundred. */
const MOST_FILES = 5_000;

/**
 * All files in a folder and in those within it. Links count as what they point to, wherever that is: Hugging Face keeps
 * the files of a model beside the folder that names them.
 * @throws NexusError voices_not_a_model for a link to nothing, for folders within themselves and for too many files
 */
export async function filesIn(folder: string): Promise<FolderFile[]> {
	const files: FolderFile[] = [];
	await collect(folder, '', [], files).catch((error: unknown) => {
		if (error instanceof NexusError) throw error;
		throw new NexusError('voices_not_a_model', { from: folder }, { cause: error });
	});
	return files;
}

async function collect(folder: string, within: string, above: readonly string[], files: FolderFile[]): Promise<void> {
	const here = join(folder, within);
	const real = await realpath(here);
	if (above.includes(real)) throw new Error(`${here} is a folder within itself`);
	for (const name of await readdir(here)) {
		const path = join(within, name);
		const from = join(folder, path);
		const found = await stat(from);
		if (found.isDirectory()) await collect(folder, path, [...above, real], files);
		else if (found.isFile()) files.push({ from, path, bytes: found.size });
		if (files.length > MOST_FILES) throw new Error(`${folder} has more than ${MOST_FILES} files`);
	}
}
