import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NexusError } from '@nexus/core/errors';

/** Paths of locks that this process holds. */
const inThisProcess = new Set<string>();

/** Runs work that changes the models, one at a time on this machine. @throws NexusError voices_installing */
export async function withInstallLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
	await mkdir(folder, { recursive: true });
	const path = join(folder, 'installing.lock');
	if (!(await createLockFile(path))) {
		if (await isHeld(path)) throw new NexusError('voices_installing');
		await rm(path, { force: true });
		if (!(await createLockFile(path))) throw new NexusError('voices_installing');
	}
	inThisProcess.add(path);
	try {
		return await work();
	} finally {
		inThisProcess.delete(path);
		await rm(path, { force: true });
	}
}

async function createLockFile(path: string): Promise<boolean> {
	try {
		await writeFile(path, String(process.pid), { flag: 'wx' });
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
		throw error;
	}
}

/** A process that was killed leaves its file behind. */
async function isHeld(path: string): Promise<boolean> {
	const holder = Number(await readFile(path, 'utf8').catch(() => ''));
	if (!Number.isInteger(holder) || holder <= 0) return false;
	// A process that is this one's number again, after a restart in a container, is this one.
	if (holder === process.pid) return inThisProcess.has(path);
	try {
		process.kill(holder, 0);
		return true;
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM';
	}
}
