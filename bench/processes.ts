import { readdirSync, readFileSync } from 'node:fs';

interface ProcessStatus {
	pid: number;
	parent: number;
	/** Processor time of it and of its ended children, in ticks. */
	ticks: number;
}

/** A process by /proc/<pid>/stat (proc(5)); null when it is gone. */
function statusOf(pid: number): ProcessStatus | null {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
		const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
		return { pid, parent: Number(fields[1]), ticks };
	} catch {
		return null;
	}
}

/** A process and all that descend from it. */
function family(root: number): ProcessStatus[] {
	const all = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((name) => statusOf(Number(name)) ?? []);
	const found = all.filter(({ pid }) => pid === root);
	for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
	return found;
}

/** Ids of the processes that descend from `root`. */
export function descendants(root: number): number[] {
	return family(root)
		.map(({ pid }) => pid)
		.filter((pid) => pid !== root);
}

/** A field of a file of /proc/<pid> that is given in kB, as MB (10^6 bytes); 0 when the process is gone. */
export function memoryOf(pid: number, file: 'status' | 'smaps_rollup', field: string): number {
	try {
		const found = new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
		return (Number(found?.[1] ?? 0) * 1024) / 1e6;
	} catch {
		return 0;
	}
}

interface Ticks {
	all: number;
	busy: number;
	own: number;
}

function ticksNow(): Ticks {
	const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
	const fields = line.trim().split(/\s+/).slice(1, 9).map(Number);
	const [, , , idle = 0, waiting = 0] = fields;
	const all = fields.reduce((sum, value) => sum + value, 0);
	const own = family(process.pid).reduce((sum, { ticks }) => sum + ticks, 0);
	return { all, busy: all - idle - waiting, own };
}

/** Begins to watch the machine. @returns the share of its processors (0 to 1) that other programs have used since. */
export function watchOthers(): () => number {
	const before = ticksNow();
	return () => {
		const now = ticksNow();
		const others = now.busy - before.busy - (now.own - before.own);
		return Math.max(0, others / Math.max(1, now.all - before.all));
	};
}
