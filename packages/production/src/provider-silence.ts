import type { DatabaseFor, SilenceListener } from '@nexus/core/ports';
import type { JobRecord, JobWait } from '@nexus/core/records';
import type { Stage } from './engine-failure.ts';
import type { OutageTimings } from './outages.ts';

/**
 * A provider's silence is reported when half of its time limit has passed, and after so many milliseconds at the latest:
 * a model that thinks nearly always answers within 20 s, and by then the user wonders what is wrong.
 */
const LONGEST_UNREPORTED = 20_000;

/**
 * Reports that the provider of a part is silent, and that a provider or storage that the part waited for is back. One
 * instance belongs to one attempt at the part.
 */
export class ProviderSilence {
	readonly #deps: { database: DatabaseFor<'jobs', 'jobs' | 'hasten'>; now: () => Date; timings: OutageTimings };
	readonly #job: Pick<JobRecord, 'id' | 'run'>;
	readonly #key: string;
	#earlier: JobWait | undefined;
	#reporting: Promise<void> = Promise.resolve();
	#isOver = false;

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

	/** A listener for a sequence of calls to the provider of `stage`, one after another. */
	listener(stage: Stage): SilenceListener {
		let timer: ReturnType<typeof setTimeout> | undefined;
		return (limitMs) => {
			clearTimeout(timer);
			if (limitMs === null || this.#isOver) return;
			const since = this.#deps.now();
			const tell = () => {
				if (!this.#isOver)
					this.#reporting = this.#reporting.then(() => this.#report(stage, since, limitMs)).catch(() => undefined);
			};
			timer = setTimeout(tell, Math.min(limitMs / 2, LONGEST_UNREPORTED));
		};
	}

	/**
	 * The work made progress, so these are back: no part of the job waits for them any more, and parts that were to be
	 * retried later are retried now.
	 */
	async ended(kinds: readonly JobWait['for'][]): Promise<void> {
		await this.#reporting;
		if (this.#earlier === undefined || !kinds.includes(this.#earlier.for)) return;
		this.#earlier = undefined;
		await this.#deps.database.transaction(async (tx) => {
			const messages = await tx.jobs.endWaits(this.#job.id, this.#job.run, kinds);
			await tx.hasten(messages);
		});
	}

	/** The work is over: its result is reported elsewhere and must not be overwritten here. */
	async settled(): Promise<void> {
		this.#isOver = true;
		await this.#reporting;
	}

	async #report(stage: Stage, since: Date, limitMs: number): Promise<void> {
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
