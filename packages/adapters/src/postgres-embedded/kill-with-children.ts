import { type ChildProcess, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Kills a server that answers no signal, and its processes first: those that are stopped as it is would not notice its
 * end, and would keep the next server from starting.
 */
export async function killWithChildren(server: ChildProcess): Promise<void> {
	const children = server.pid === undefined ? [] : await childrenOf(server.pid);
	server.kill('SIGKILL');
	for (const child of children) {
		try {
			process.kill(child, 'SIGKILL');
		} catch {
			// It has ended already.
		}
	}
}

async function childrenOf(parent: number): Promise<number[]> {
	const listed = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8').catch(() => askPs(parent));
	return listed.split(/\s+/).filter(Boolean).map(Number);
}

/** For systems without /proc. */
async function askPs(parent: number): Promise<string> {
	const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
	const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/));
	return pairs.flatMap(([pid, ppid]) => (Number(ppid) === parent ? (pid ?? []) : [])).join(' ');
}
