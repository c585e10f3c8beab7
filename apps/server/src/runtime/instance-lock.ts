import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';
import { fileFailure } from './startup-failure.ts';

export interface InstanceLock {
	/** Gives the folder free. May be called again. */
	release(): void;
}

/** Another process holds the lock of the data folder. */
export class DataFolderInUse extends StartupError {}

/** SQLite's result code SQLITE_BUSY. */
const busy = 5;

/**
 * Reserves the data folder for this process, and makes it when missing. The lock is the operating system's, on an empty
 * SQLite file, so that it ends with the process in whatever way that dies; no process id is trusted.
 * @param name `commands` for commands of the terminal program, which take turns and may run beside the server
 * @throws DataFolderInUse in one line when another process has the lock, StartupError when the folder cannot be used
 */
export async function acquireInstanceLock(
	dataDir: string,
	name: 'nexus' | 'commands' = 'nexus',
): Promise<InstanceLock> {
	const holder = join(dataDir, `${name}.pid`);
	let database: DatabaseSync | undefined;
	try {
		await mkdir(dataDir, { recursive: true, mode: 0o700 });
		database = new DatabaseSync(join(dataDir, `${name}.lock`));
		database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
		await writeFile(holder, `${process.pid}\n`);
	} catch (error) {
		if (database?.isOpen) database.close();
		if (isBusy(error)) {
			const pid = (await readFile(holder, 'utf8').catch(() => '')).trim();
			throw new DataFolderInUse(
				`O Nexus já está em execução com a pasta de dados ${dataDir}${pid && ` (processo ${pid})`}. Encerre-o ou escolha outra pasta com DATA_DIR.`,
			);
		}
		const reason = fileFailure(error)?.reason ?? (error instanceof Error ? error.message : String(error));
		throw new StartupError(`A pasta de dados ${dataDir} não pode ser usada: ${reason}`, { cause: error });
	}
	const held = database;
	return {
		release() {
			if (held.isOpen) held.close();
		},
	};
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
