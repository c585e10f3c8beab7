import type { Job } from '@nexus/contract';
import type { UsageTotals } from '@nexus/core/ports';
import type { JobRecord } from '@nexus/core/records';
import { presentEstimate } from './present-estimate.ts';
import { presentUsage } from './present-usage.ts';
import { presentWait } from './present-wait.ts';

export function presentJob(job: JobRecord, used: readonly UsageTotals[] = []): Job {
	return {
		id: job.id,
		podcast_id: job.episodeId,
		kind: job.kind,
		status: job.status,
		progress_percentage: Math.round(job.progress * 10) / 10,
		current_step: job.currentStep,
		stage: job.stage,
		part: job.part,
		parts: job.parts,
		error_code: job.errorCode,
		error_message: job.errorMessage,
		error_traceback: job.errorTraceback,
		steps_history: job.stepsHistory.map(presentStep),
		result_data: { total_parts: job.totalParts, generated_parts: job.generatedParts },
		...presentWait(job),
		estimate: job.estimate && presentEstimate(job.estimate),
		usage: presentUsage(used),
		created_at: job.createdAt.toISOString(),
		started_at: job.startedAt?.toISOString() ?? null,
		expected_end_at: isWaiting(job) ? null : (job.expectedEndAt?.toISOString() ?? null),
		growing: job.growing,
		finished_at: job.finishedAt?.toISOString() ?? null,
	};
}

/** A job that was just begun. */
export const presentBegun = ({ id, episodeId, status }: JobRecord) => ({ job_id: id, podcast_id: episodeId, status });

export const presentStep = ({
	step,
	stage = null,
	timestamp,
}: JobRecord['stepsHistory'][number]): Job['steps_history'][number] => ({ step, stage, timestamp });

const isWaiting = ({ waits }: JobRecord): boolean => Object.keys(waits).length > 0;
