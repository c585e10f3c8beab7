import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL writes into `postmaster.pid` (src/include/utils/pidfile.h). */
export interface PostmasterFile {
	pid: number;
	/** Undefined while the server is only starting. */
	port?: number;
}

const FILE_NAME = 'postmaster.pid';

/** Greater than any process id of a real system, so that no process ever has it. */
const IMPOSSIBLE_PID = 2_147_483_647;

/** Reads `postmaster.pid`. `undefined`: there is none. `'unreadable'`: it holds no process id. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | 'unreadable' | undefined> {
	const text = await readFile(join(cluster, FILE_NAME), 'utf8').catch(() => undefined);
	if (text === undefined) return undefined;
	const lines = text.split('\n');
	const pid = Number.parseInt(lines[0] ?? '', 10);
	const port = Number.parseInt(lines[3] ?? '', 10);
	if (!Number.isInteger(pid) || pid <= 0) return 'unreadable';
	return port > 0 ? { pid, port } : { pid };
}

/** Removes a file that holds no process id: PostgreSQL itself refuses to start over one. */
export async function removePostmasterFile(cluster: string): Promise<void> {
	await rm(join(cluster, FILE_NAME), { force: true });
}

/**
 * Replaces the process id in the file by an impossible one, for when another program has that id by now and PostgreSQL
 * would take it for a running server. The file is not deleted, because its other lines let PostgreSQL find processes of
 * the old server that are still attached to its shared memory. It is written in place, to keep its owner.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
	const path = join(cluster, FILE_NAME);
	const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
	await writeFile(path, [IMPOSSIBLE_PID, ...rest].join('\n'));
}
