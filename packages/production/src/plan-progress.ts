import type { ChosenEngines } from '@nexus/core/ports';
import type { EpisodeRecord, JobRecord } from '@nexus/core/records';
import { secondsLeft, shareUnderWay } from './clips-under-way.ts';
import type { ProductionDependencies } from './dependencies.ts';
import { expectedSeconds } from './expected-seconds.ts';
import { PROGRESS } from './steps.ts';

/** Milliseconds between two reports. */
const INTERVAL = 1_000;

/** Tells how far the planning of an episode is that a provider plans, by the time that it usually takes. */
export class PlanProgress {
	readonly #deps: Pick<ProductionDependencies, 'database' | 'pace'>;
	readonly #job: JobRecord & { engines: ChosenEngines };
	readonly #episode: EpisodeRecord;
	readonly #characters: number;
	readonly #since = performance.now();
	readonly #timer: ReturnType<typeof setInterval>;
	#telling: Promise<void> = Promise.resolve();

	/** @param characters of the document */
	constructor(
		deps: Pick<ProductionDependencies, 'database' | 'pace'>,
		job: JobRecord & { engines: ChosenEngines },
		episode: EpisodeRecord,
		characters: number,
	) {
		this.#deps = deps;
		this.#job = job;
		this.#episode = episode;
		this.#characters = characters;
		this.#timer = setInterval(() => this.#tell(), INTERVAL);
		this.#timer.unref();
		this.#tell();
	}

	/** Nothing more is told. */
	async end(): Promise<void> {
		clearInterval(this.#timer);
		await this.#telling;
	}

	/** It has come about: so long does it take. */
	note(): void {
		this.#deps.pace.note('analysis', this.#job.engines.script.engine, this.#characters, this.#elapsed);
	}

	get #elapsed(): number {
		return (performance.now() - this.#since) / 1000;
	}

	#tell(): void {
		const { database, pace } = this.#deps;
		const { id, run, engines } = this.#job;
		const expected = pace.secondsFor('analysis', engines.script.engine, this.#characters);
		const { begun, planned } = PROGRESS;
		const report = {
			progress: begun + (planned - begun) * shareUnderWay(this.#elapsed, expected),
			secondsLeft:
				secondsLeft(this.#elapsed, expected) + expectedSeconds.parts(pace, this.#job, this.#episode, this.#characters),
		};
		this.#telling = this.#telling.then(() => database.jobs.report(id, run, report)).catch(() => undefined);
	}
}
