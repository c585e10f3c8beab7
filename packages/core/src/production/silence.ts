import type { JobRecord, JobWait } from '../episodes/types.ts';
import type { Database, SilenceListener } from '../ports/index.ts';
import type { Stage } from './engine-failure.ts';
import type { OutageTimings } from './outages.ts';

/** A provider's silence is told when half of what it may take is over, and at the latest after so many milliseconds. */
const MOST_BEFORE_TOLD = 45_000;

/**
 * Tells, while one beginning of work on a part lasts, that its provider is silent, and that what the part waited for is
 * back.
 */
export class Silence {
	readonly #deps: { database: Pick<Database, 'jobs'>; now: () => Date; timings: OutageTimings };
	readonly #job: Pick<JobRecord, 'id' | 'run'>;
	readonly #key: string;
	#earlier: JobWait | undefined;
	#telling: Promise<void> = Promise.resolve();
	#isOver = false;

	/** @param earlier what the part waited for before this beginning */
	constructor(
		deps: { database: Pick<Database, 'jobs'>; now: () => Date; timings: OutageTimings },
		job: Pick<JobRecord, 'id' | 'run' | 'waits'>,
		key: string,
	) {
		this.#deps = deps;
		this.#job = job;
		this.#key = key;
		this.#earlier = job.waits[key];
	}

	/** For one line of calls, one after another, to the provider of `stage`. */
	listener(stage: Stage): SilenceListener {
		let timer: ReturnType<typeof setTimeout> | undefined;
		return (limitMs) => {
			clearTimeout(timer);
			if (limitMs === null || this.#isOver) return;
			const since = this.#deps.now();
			const tell = () => {
				if (!this.#isOver)
					this.#telling = this.#telling.then(() => this.#tell(stage, since, limitMs)).catch(() => undefined);
			};
			timer = setTimeout(tell, Math.min(limitMs / 2, MOST_BEFORE_TOLD));
		};
	}

	/** Something came out of the work: nothing is waited for. */
	async ended(): Promise<void> {
		await this.#telling;
		if (this.#earlier === undefined) return;
		this.#earlier = undefined;
		await this.#deps.database.jobs.endWait(this.#job.id, this.#job.run, this.#key);
	}

	/** The work is over: what it ended with is told by others, and not taken back here. */
	async settled(): Promise<void> {
		this.#isOver = true;
		await this.#telling;
	}

	async #tell(stage: Stage, since: Date, limitMs: number): Promise<void> {
		const wait: JobWait = {
			for: `${stage}_provider`,
			reason: 'silent',
			since: since.toISOString(),
			until: new Date(since.getTime() + limitMs).toISOString(),
			failsAt: this.#earlier?.failsAt ?? new Date(since.getTime() + this.#deps.timings.limitMs).toISOString(),
			tries: this.#earlier?.tries ?? 0,
			message: null,
		};
		this.#earlier = wait;
		await this.#deps.database.jobs.wait(this.#job.id, this.#job.run, this.#key, wait);
	}
}
