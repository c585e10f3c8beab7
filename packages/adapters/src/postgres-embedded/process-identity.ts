import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Whether the process is a PostgreSQL server on the given data directory. Ids are recycled, so the process itself is
 * asked: its working directory and command line in /proc where there is one, else the command line that `ps` shows.
 * A dead process that nobody has collected (a zombie) is not a server.
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
	const commandLine = await readCommandLine(pid);
	if (!commandLine.includes('/postgres -D ')) return false;
	const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
	if (workingFolder) return workingFolder === (await realpath(cluster));
	return commandLine.includes(`/postgres -D ${cluster} `);
}

/** Whether any process has the id, a zombie included. */
export function isTaken(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
	}
}

async function readCommandLine(pid: number): Promise<string> {
	const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
	if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ');
	const ps = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => undefined);
	return ps ? `${ps.stdout.trim()} ` : '';
}
