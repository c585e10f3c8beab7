import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Ids of the processes that `parent` has started and that run a program whose path ends so (proc(5)). */
export async function childrenOf(parent: number, program: string): Promise<number[]> {
	const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
	const isChild = await Promise.all(
		ids.map(async (id) => {
			const { status, command } = await read(id);
			return new RegExp(`^PPid:\\s+${parent}$`, 'm').test(status) && command.some((part) => part.endsWith(program));
		}),
	);
	return ids.filter((_, index) => isChild[index]);
}

/** The child of a process that runs such a program, as soon as there is one. @throws after five seconds */
export async function startedChild(parent: number, program: string): Promise<number> {
	for (const end = Date.now() + 5_000; Date.now() < end; await setTimeout(10)) {
		const [child] = await childrenOf(parent, program);
		if (child !== undefined) return child;
	}
	throw new Error(`no child runs ${program}`);
}

/** Whether a process is there and more than the entry of one that has ended. */
export async function isRunning(id: number): Promise<boolean> {
	const { status } = await read(id);
	return status !== '' && !/^State:\s+[ZX]/m.test(status);
}

/** Empty for a process that is gone. */
async function read(id: number): Promise<{ status: string; command: string[] }> {
	const [status, command] = await Promise.all(
		['status', 'cmdline'].map((name) => readFile(`/proc/${id}/${name}`, 'utf8').catch(() => '')),
	);
	return { status: status ?? '', command: (command ?? '').split('\0') };
}
