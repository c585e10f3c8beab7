import type { JobRecord } from '../episodes/types.ts';
import type { Database } from '../ports/index.ts';
import { overallProgress, SCRIPT_SHARE } from './steps.ts';
import type { PartRecord } from './types.ts';

/** Milliseconds between two written reports of one part. */
const INTERVAL = 500;
/** Share of a part's work that is done when all is voiced; the rest is its assembly. */
const VOICED = 0.95;

/**
 * Tells how far a part has come, as often as anybody can see. Its words are the job's while it is the first part that is
 * not finished, so that what is told to be before it is finished.
 */
export class PartProgress {
	readonly #database: Database;
	readonly #job: JobRecord;
	readonly #part: PartRecord;
	#written: number;
	#voiced = 0;
	#step: string | undefined;
	#reportedAt = 0;

	constructor(database: Database, job: JobRecord, part: PartRecord) {
		this.#database = database;
		this.#job = job;
		this.#part = part;
		this.#written = part.scriptWritten ? 1 : 0;
	}

	/** Begins a step: always written, and kept in the history. */
	async step(step: string): Promise<void> {
		this.#step = step;
		await this.#write(true);
	}

	/** Of the script, 0 to 1. */
	async written(share: number): Promise<void> {
		this.#written = Math.max(this.#written, share);
		await this.#advance();
	}

	/** Of the speech, 0 to 1. */
	async voiced(share: number): Promise<void> {
		this.#voiced = Math.max(this.#voiced, Math.min(1, share));
		await this.#advance();
	}

	async #advance(): Promise<void> {
		if (performance.now() - this.#reportedAt >= INTERVAL) await this.#write(false);
	}

	async #write(record: boolean): Promise<void> {
		this.#reportedAt = performance.now();
		const done = SCRIPT_SHARE * this.#written + (VOICED - SCRIPT_SHARE) * this.#voiced;
		const { mean, front } = await this.#database.production.setPartProgress(this.#part, done);
		const isFront = front === null || front >= this.#part.number;
		await this.#database.jobs.report(this.#job.id, this.#job.run, {
			progress: overallProgress(mean, this.#job.kind),
			...(this.#step !== undefined && (record || isFront) && { step: this.#step, record, current: isFront }),
		});
	}
}
