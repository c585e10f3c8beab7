import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { askState } from './connection.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import {
	disownPostmasterFile,
	type PostmasterFile,
	readPostmasterFile,
	removePostmasterFile,
} from './postmaster-file.ts';
import { isPostmasterOf, isTaken } from './process-identity.ts';
import type { DatabaseLog } from './types.ts';

const pollMs = 25;
const unreadableGraceMs = 1_000;
/** Signals from gentle to hard (fast shutdown, immediate shutdown, kill), and how long each is waited for. */
const steps: [NodeJS.Signals, number][] = [
	['SIGINT', 30_000],
	['SIGQUIT', 5_000],
	['SIGKILL', 5_000],
];

/**
 * Clears the way for a new server on the cluster after this program was killed. A server that it left behind is
 * stopped, after it has finished recovering, so that the recovery is not begun again; a `postmaster.pid` whose process
 * is gone, or whose id another program has by now, is put out of force.
 * @throws EmbeddedDatabaseError when the server cannot be ended
 */
export async function clearOrphan(cluster: Cluster, logger: DatabaseLog): Promise<void> {
	const file = await readSettled(cluster.folder);
	if (!file) return;
	if (file === 'unreadable') return removePostmasterFile(cluster.folder);
	if (await isPostmasterOf(file.pid, cluster.folder)) {
		logger.warn({ pid: file.pid }, 'ending the PostgreSQL that an interrupted run left behind');
		await waitUntilSettled(cluster, file);
		await endProcess(cluster.folder, file.pid);
	}
	if (isTaken(file.pid) && (await readPostmasterFile(cluster.folder))) await disownPostmasterFile(cluster.folder);
}

/** An unreadable file may be one that is being written this moment by a server that is just starting. */
async function readSettled(folder: string): Promise<PostmasterFile | 'unreadable' | undefined> {
	const deadline = performance.now() + unreadableGraceMs;
	for (;;) {
		const file = await readPostmasterFile(folder);
		if (file !== 'unreadable' || performance.now() > deadline) return file;
		await pause(pollMs);
	}
}

async function waitUntilSettled(cluster: Cluster, file: PostmasterFile): Promise<void> {
	if (!file.port) return;
	while (await isPostmasterOf(file.pid, cluster.folder)) {
		const state = await askState(cluster, file.port).catch(() => 'ready');
		if (state !== 'busy') return;
		await pause(pollMs * 4);
	}
}

async function endProcess(folder: string, pid: number): Promise<void> {
	for (const [signal, patience] of steps) {
		const deadline = performance.now() + patience;
		try {
			process.kill(pid, signal);
		} catch {
			// It ended by itself, or belongs to somebody else: the check below tells which.
		}
		while (performance.now() < deadline) {
			if (!(await isPostmasterOf(pid, folder))) return;
			await pause(pollMs);
		}
	}
	throw new EmbeddedDatabaseError(
		`O PostgreSQL de uma execução anterior (processo ${pid}) ainda usa ${folder} e não pôde ser encerrado. Encerre esse processo e tente de novo.`,
	);
}
