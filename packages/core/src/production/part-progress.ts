import type { JobRecord } from '../episodes/types.ts';
import type { Database } from '../ports/index.ts';
import { overallProgress } from './steps.ts';
import type { PartRecord } from './types.ts';

/** Milliseconds between two written reports of one part. */
const INTERVAL = 250;

/** Tells how far a part has come, as often as anybody can see. */
export class PartProgress {
	readonly #database: Database;
	readonly #job: JobRecord;
	readonly #part: PartRecord;
	#reportedAt = 0;

	constructor(database: Database, job: JobRecord, part: PartRecord) {
		this.#database = database;
		this.#job = job;
		this.#part = part;
	}

	/** Begins a step: always written, and kept in the history. */
	async step(step: string, progress: number): Promise<void> {
		await this.#write(progress, step);
	}

	/** Within a step: written when the last report is old enough. */
	async advance(progress: number): Promise<void> {
		if (performance.now() - this.#reportedAt >= INTERVAL) await this.#write(progress);
	}

	async #write(progress: number, step?: string): Promise<void> {
		this.#reportedAt = performance.now();
		const mean = await this.#database.production.setPartProgress(this.#part, progress);
		await this.#database.jobs.report(this.#job.id, this.#job.run, {
			progress: overallProgress(mean, this.#job.kind),
			...(step !== undefined && { step, record: true }),
		});
	}
}
