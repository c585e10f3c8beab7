import type { Addition } from '@nexus/core/planning';
import type { ChosenEngines, MemoryLender, TransactionFor } from '@nexus/core/ports';
import type { Pronunciations } from '@nexus/core/pronunciations';
import type { EpisodeRecord, JobRecord, PlannedPart } from '@nexus/core/records';
import type { Hosts } from '@nexus/core/scripts';
import type { UsageMeter } from './note-usage.ts';
import type { PartProgress } from './part-progress.ts';
import type { Silence } from './silence.ts';
import { StaleWork } from './stale-work.ts';

/** One beginning of work on one part. */
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
	silence: Silence;
	memory: MemoryLender;
	/** Aborted when the job is over: nothing more is begun. */
	signal: AbortSignal;
	/** For what is paid for by the call: not aborted where the job has only failed. */
	sent: AbortSignal;
	/** Ends the job at once when trying again cannot mend the error. */
	failing: (error: unknown) => Promise<void>;
}

/** Until the transaction's end nobody ends the job or begins the part anew. @throws StaleWork when somebody has */
export async function hold(
	tx: TransactionFor<'jobs' | 'production'>,
	{ job, part }: Pick<PartWork, 'job' | 'part'>,
): Promise<void> {
	if (!(await tx.jobs.hold(job.id, job.run))) throw new StaleWork(`job ${job.id} is over or in a later run`);
	if (!(await tx.production.holdPart(part))) throw new StaleWork(`part ${part.number} is worked on anew`);
}
