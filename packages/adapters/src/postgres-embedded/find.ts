import { join } from 'node:path';
import { readCluster } from './cluster.ts';
import { addressOf, askState } from './connection.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/**
 * Connection address of the embedded PostgreSQL that another process runs on `dataDir`, for a program that joins it.
 * Undefined while none answers there.
 */
export async function findEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
	const home = join(dataDir, 'postgres');
	const cluster = await readCluster(home);
	const file = cluster && (await readPostmasterFile(cluster.folder));
	if (!file || file === 'unreadable' || !file.port) return undefined;
	// The port may be another program's by now, if the file was left behind: its answer is as good as none.
	const state = await askState(cluster, file.port).catch(() => 'silent');
	return state === 'ready' ? addressOf(cluster, file.port) : undefined;
}
