import type { Addition } from '@nexus/core/planning';
import type { ChosenEngines, MemoryLender, TransactionFor } from '@nexus/core/ports';
import type { Pronunciations } from '@nexus/core/pronunciations';
import type { EpisodeRecord, JobRecord, PlannedPart } from '@nexus/core/records';
import type { Hosts } from '@nexus/core/scripts';
import type { PartProgress } from './part-progress.ts';
import type { ProviderSilence } from './provider-silence.ts';
import { StaleWork } from './stale-work.ts';
import type { UsageMeter } from './usage-meter.ts';

/** One attempt at one part. */
export interface PartWork {
	job: JobRecord;
	episode: EpisodeRecord;
	part: PlannedPart;
	hosts: Hosts;
	/** As they were when the work on the part began. */
	pronunciations: Pronunciations;
	engines: ChosenEngines;
	/** What the job adds to its script, which is written already; null for nothing. */
	adding: Addition | null;
	progress: PartProgress;
	meter: UsageMeter;
	silence: ProviderSilence;
	memory: MemoryLender;
	/** Aborted when the job is over: nothing more is begun. */
	signal: AbortSignal;
	/** For what is paid for by the call: not aborted where the job has only failed. */
	sent: AbortSignal;
	/** Ends the job at once when trying again cannot mend the error. */
	failing: (error: unknown) => Promise<void>;
}

/** Locks the job and the part until the transaction ends. @throws StaleWork when the job is over or the part began anew */
export async function holdJobAndPart(
	tx: TransactionFor<'jobs' | 'production'>,
	{ job, part }: Pick<PartWork, 'job' | 'part'>,
): Promise<void> {
	if (!(await tx.jobs.hold(job.id, job.run))) throw new StaleWork(`job ${job.id} is over or in a later run`);
	if (!(await tx.production.holdPart(part))) throw new StaleWork(`part ${part.number} is worked on anew`);
}
