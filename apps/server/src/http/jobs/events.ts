import { jobEvents } from '@nexus/contract';
import type { JobRecord } from '@nexus/core/records';
import { isOver } from '@nexus/episodes';
import { presentJob, presentStep } from './present-job.ts';

/** How far a client has followed a job: the ids of the events say so. */
interface Seen {
	run: number;
	/** Steps of the history. */
	steps: number;
	/** Of the last state that was sent; empty when only steps were. */
	state: string;
}

/** Asks the browser to come back after so many milliseconds when the connection breaks. */
const RETRY = 2000;

/** The event id that a client sends back; null for none, and for what is not one of ours. */
export function lastSeen(id: string | undefined): Seen | null {
	const match = /^(\d{1,9})\.(\d{1,9})\.([a-z]*[\d.]*)$/.exec(id ?? '');
	return match && { run: Number(match[1]), steps: Number(match[2]), state: match[3] ?? '' };
}

/** Waits are told apart by their ends, in milliseconds of the epoch. */
function stateOf({ status, progress, generatedParts, waits }: JobRecord): string {
	const next = Object.values(waits).map(({ until }) => Date.parse(until));
	const wait = next.length > 0 ? `.${Math.min(...next)}` : '';
	return `${status}${progress.toFixed(1)}.${generatedParts}${wait}`;
}

/** Whether the job is over and the client was told. */
export const hasSeenEnd = (seen: Seen, job: JobRecord): boolean =>
	isOver(job) && seen.run === job.run && seen.state === stateOf(job);

function event(name: keyof typeof jobEvents, id: Seen, data: unknown): string {
	return `event: ${name}\nid: ${id.run}.${id.steps}.${id.state}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * The events of the states that are read: the steps that the client has not seen, then how the job is now; `end` last.
 * Comments in between when nothing happens.
 */
export async function* eventsOf(
	first: IteratorResult<JobRecord | null>,
	states: AsyncGenerator<JobRecord | null>,
	seen: Seen | null,
): AsyncGenerator<string> {
	let { run, steps, state }: Seen = seen ?? { run: 0, steps: 0, state: '' };
	yield `retry: ${RETRY}\n\n`;
	try {
		for (let next = first; !next.done; next = await states.next()) {
			const job = next.value;
			if (job === null) {
				yield ': \n\n';
				continue;
			}
			const isNews = stateOf(job) !== state || job.run !== run;
			run = job.run;
			for (const step of job.stepsHistory.slice(steps)) {
				steps++;
				yield event('step', { run, steps, state: '' }, jobEvents.step.encode(presentStep(step)));
			}
			if (!isNews && !isOver(job)) continue;
			state = stateOf(job);
			const [name, schema] = isOver(job)
				? (['end', jobEvents.end] as const)
				: (['progress', jobEvents.progress] as const);
			yield event(name, { run, steps, state }, schema.encode(presentJob(job)));
		}
	} finally {
		await states.return(undefined);
	}
}
