import type { DatabaseFor, SilenceListener } from '@nexus/core/ports';
import type { JobRecord, JobWait } from '@nexus/core/records';
import type { Stage } from './engine-failure.ts';
import type { OutageTimings } from './outages.ts';

/**
 * A provider's silence is told when half of what it may take is over, and at the latest after so many milliseconds: a
 * model that thinks answers within 20 s nearly always, and whoever watches asks by then what is wrong.
 */
const MOST_BEFORE_TOLD = 20_000;

/**
 * Tells, while one beginning of work on a part lasts, that its provider is silent, and that what the part waited for is
 * back.
 */
export class Silence {
	readonly #deps: { database: DatabaseFor<'jobs', 'jobs' | 'hasten'>; now: () => Date; timings: OutageTimings };
	readonly #job: Pick<JobRecord, 'id' | 'run'>;
	readonly #key: string;
	#earlier: JobWait | undefined;
	#telling: Promise<void> = Promise.resolve();
	#isOver = false;

	/** @param earlier what the part waited for before this beginning */
	constructor(
		deps: { database: DatabaseFor<'jobs', 'jobs' | 'hasten'>; now: () => Date; timings: OutageTimings },
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

	/**
	 * The work got somewhere, so that these are back: no part of the job waits for them any more, and those that were to
	 * be tried later are tried now.
	 */
	async ended(kinds: readonly JobWait['for'][]): Promise<void> {
		await this.#telling;
		if (this.#earlier === undefined || !kinds.includes(this.#earlier.for)) return;
		this.#earlier = undefined;
		await this.#deps.database.transaction(async (tx) => {
			const messages = await tx.jobs.endWaits(this.#job.id, this.#job.run, kinds);
			await tx.hasten(messages);
		});
	}

	/** The work is over: what it ended with is told by others, and not taken back here. */
	async settled(): Promise<void> {
		this.#isOver = true;
		await this.#telling;
	}

	async #tell(stage: Stage, since: Date, limitMs: number): Promise<void> {
		const what = `${stage}_provider` as const;
		const earlier = this.#earlier?.for === what ? this.#earlier : undefined;
		const wait: JobWait = {
			for: what,
			reason: 'silent',
			since: since.toISOString(),
			until: new Date(since.getTime() + limitMs).toISOString(),
			failsAt: earlier?.failsAt ?? new Date(since.getTime() + this.#deps.timings.limitMs).toISOString(),
			tries: earlier?.tries ?? 0,
			message: null,
		};
		this.#earlier = wait;
		await this.#deps.database.jobs.wait(this.#job.id, this.#job.run, this.#key, wait);
	}
}
