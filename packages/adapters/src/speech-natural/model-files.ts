import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of files together. */
export async function bytesOf(folder: string, names: readonly string[]): Promise<number> {
	const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
	return sizes.reduce((sum, size) => sum + size, 0);
}

/** The first bytes of a file: fewer when it is shorter. */
export async function readHead(path: string, length: number): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/** Paths by the names that the runtime has for them. */
export const within = (folder: string, names: Record<string, string>): Record<string, string> =>
	Object.fromEntries(Object.entries(names).map(([key, name]) => [key, join(folder, name)]));
