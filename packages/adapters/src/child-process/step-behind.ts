import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';

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
	void niceSession(pid, sessionNiceness);
	writeFile(`/proc/${pid}/oom_score_adj`, EXPENDABLE).catch(() => undefined);
}

/** Who is not root may change one session in a tenth of a second on the whole machine, and is told to try again. */
async function niceSession(pid: number, niceness: number): Promise<void> {
	for (let time = 0; time < 5; time++) {
		try {
			return await writeFile(`/proc/${pid}/autogroup`, String(niceness));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
			await setTimeout(150);
		}
	}
}

function attempt(act: () => void): void {
	try {
		act();
	} catch {
		// It goes without.
	}
}
