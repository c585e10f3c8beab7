import type { JobRecord, JobWait } from '../episodes/types.ts';
import type { Database } from '../ports/index.ts';
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

	/** Does the work, and tells when it takes longer than it should. @param limitMs null: of this machine's own engines */
	async watch<Result>(stage: Stage, limitMs: number | null, work: () => Promise<Result>): Promise<Result> {
		if (limitMs === null) return await work();
		const since = this.#deps.now();
		let telling: Promise<void> = Promise.resolve();
		const timer = setTimeout(
			() => {
				telling = this.#tell(stage, since, limitMs).catch(() => undefined);
			},
			Math.min(limitMs / 2, MOST_BEFORE_TOLD),
		);
		try {
			return await work();
		} finally {
			clearTimeout(timer);
			await telling;
		}
	}

	/** Something came out of the work: nothing is waited for. */
	async ended(): Promise<void> {
		if (this.#earlier === undefined) return;
		this.#earlier = undefined;
		await this.#deps.database.jobs.endWait(this.#job.id, this.#job.run, this.#key);
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
