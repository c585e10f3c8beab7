import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

/** Behind everything else that runs, as the threads of the pool are. */
const NICENESS = 10;
/** The first to go where the machine runs out of memory (proc(5), oom_score_adj). */
const EXPENDABLE = '1000';

/**
 * Has a process that was just started stand behind all others. What it cannot have, because the process has ended or the
 * system has no such thing or does not let us, it goes without.
 * @param sessionNiceness of its whole session
 */
export function stepBehind(pid: number, sessionNiceness: number): void {
	attempt(() => setPriority(pid, NICENESS));
	if (process.platform !== 'linux') return;
	// Linux shares out processor time by thread: those that were there before the line above are told one by one.
	attempt(() => {
		for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), NICENESS);
	});
	// Or by session (sched(7), autogroup), of which only this number counts against others.
	writeFile(`/proc/${pid}/autogroup`, String(sessionNiceness)).catch(() => undefined);
	writeFile(`/proc/${pid}/oom_score_adj`, EXPENDABLE).catch(() => undefined);
}

function attempt(act: () => void): void {
	try {
		act();
	} catch {
		// It goes without.
	}
}
