import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	/** Microseconds. */
	ts: number;
	dur?: number;
	/** Of these, what the thread had the processor for. */
	tdur?: number;
	args: { name?: string; data?: { functionName?: string; url?: string } };
}

export interface Tasks {
	count: number;
	/** The longest ones, milliseconds, longest first, with what each spent most of its time on. */
	longest: { ms: number; on: string }[];
	/** Milliseconds that the busiest one had the processor for: as long as it takes when nothing else runs. */
	busiest: number;
}

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata'];
const MAIN_THREAD = 'CrRendererMain';

/** What the page's main thread does while `work` goes on. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<Tasks> {
	await browser.startTracing(page, { categories: CATEGORIES });
	await work();
	const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
	const events = trace.traceEvents;
	const mains = events
		.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
		.map(({ pid, tid }) => `${pid} ${tid}`);
	const onMain = events.filter(({ pid, tid, ph }) => ph === 'X' && mains.includes(`${pid} ${tid}`));
	const tasks = onMain.filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask');
	const longest = tasks.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).slice(0, 5);
	return {
		count: tasks.length,
		busiest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
		longest: longest.map((task) => ({ ms: (task.dur ?? 0) / 1000, on: contentOf(task, onMain) })),
	};
}

/** The largest things inside of a task. */
function contentOf(task: TraceEvent, events: TraceEvent[]): string {
	const end = task.ts + (task.dur ?? 0);
	return events
		.filter(
			(event) =>
				event !== task &&
				event.pid === task.pid &&
				event.tid === task.tid &&
				event.ts >= task.ts &&
				event.ts + (event.dur ?? 0) <= end &&
				(event.dur ?? 0) > 3_000,
		)
		.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
		.slice(0, 6)
		.map(({ name, dur = 0, args }) => `${name}${args.data?.functionName ?? ''} ${(dur / 1000).toFixed(0)}`)
		.join(', ');
}
