import { z } from 'zod';
import { ENGINES, engineWithModel } from './engines.ts';
import { jobEstimate, usage } from './estimate.ts';
import { PAGE_SIZE } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';

export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const WAITED_FOR = ['script_provider', 'speech_provider', 'storage', 'worker'] as const;
export const WAIT_REASONS = ['unavailable', 'silent', 'busy', 'daily_quota', 'full'] as const;

/**
 * What a job that cannot go on is waiting for; all null when it is not waiting. The job stays `processing`: it tries
 * again by itself and fails only when the outage lasts half an hour. While it waits for a worker it may be `pending` as
 * well, and never fails for that.
 */
export const jobWait = z.object({
	waiting_for: z
		.enum(WAITED_FOR)
		.nullable()
		.meta({ description: 'What the job waits for; null when it does not wait.' }),
	waiting_reason: z.enum(WAIT_REASONS).nullable().meta({
		description:
			'`unavailable`: it fails or cannot be reached. `silent`: it took a request and has not answered. `busy`: it asked to wait. `daily_quota`: its quota for the day is used up. `full`: it has no space left. For a `worker` always `unavailable`: no process works off jobs.',
	}),
	waiting_since: timestamp
		.nullable()
		.meta({ description: 'When it last answered as it should; null when not waiting.' }),
	waiting_until: timestamp.nullable().meta({
		description: 'When it is tried again, or, of one that is silent, given up and asked again; null when not waiting.',
	}),
});
export type JobWaitFields = z.infer<typeof jobWait>;

/** In the order in which a job goes through them. */
export const JOB_STAGES = ['analysis', 'script', 'audio', 'finishing'] as const;
export type JobStage = (typeof JOB_STAGES)[number];

const stage = z.enum(JOB_STAGES).nullable();

export const jobResult = z.object({
	total_parts: z.number().int(),
	generated_parts: z.number().int(),
});

export const jobStep = z.object({ step: z.string(), stage, timestamp });

export const job = z.object({
	id: z.string(),
	podcast_id: z.string(),
	/** `script` writes the script alone, for a preview. */
	kind: z.enum(['episode', 'script']),
	status: z.enum(JOB_STATUSES),
	/** 0 to 100, never going back within one run. */
	progress_percentage: z.number().min(0).max(100),
	/** For people, in Portuguese; `stage`, `part` and `parts` say the same to programs. */
	current_step: z.string(),
	stage: stage.meta({ description: 'What the current step belongs to; null in the queue and after an early end.' }),
	part: z.number().int().nullable().meta({ description: 'The part that the current step is about, from 1.' }),
	parts: z.number().int().nullable().meta({ description: 'Of how many; null where the step is about no single part.' }),
	error_code: z.string().nullable(),
	error_message: z.string().nullable(),
	error_traceback: z.string().nullable(),
	steps_history: z.array(jobStep),
	result_data: jobResult,
	...jobWait.shape,
	/** What was expected when generation was asked for. */
	estimate: jobEstimate.nullable(),
	/** What it used so far; null before anything was used. */
	usage: usage.nullable(),
	created_at: timestamp,
	started_at: timestamp.nullable(),
	expected_end_at: timestamp.nullable().meta({
		description: 'About when it will be finished, at the pace of the work so far; null while that is not known.',
	}),
	growing: z
		.object({ peaks: z.array(z.number()), speakers: z.string() })
		.nullable()
		.meta({
			description:
				'What there is of the sound of an episode of one part while it is made, over its whole length: how loud each stretch is, 0 to 127, and who speaks in it (`A`, `B`, or `-` for nothing yet).',
		}),
	finished_at: timestamp.nullable(),
});
export type Job = z.infer<typeof job>;

/**
 * Data of the events of a job's stream, by event name. `step`: one step more of its history. `progress`: the job as it
 * is now, without the history. `end`: the job after its end, the last event.
 */
export const jobEvents = {
	step: jobStep,
	progress: job.omit({ steps_history: true }),
	end: job,
};
export type JobEvents = { [Event in keyof typeof jobEvents]: z.infer<(typeof jobEvents)[Event]> };
export type JobProgress = JobEvents['progress'];

export const jobQuery = page(PAGE_SIZE.jobs).extend({
	status: z.preprocess(
		(value) => (typeof value === 'string' ? value.toLowerCase() : value),
		z.enum(JOB_STATUSES).optional(),
	),
	podcast_id: z.string().optional(),
});
export const jobList = pageOf('jobs', job);

export const resumeBody = z
	.object({
		script_engine: z.enum(ENGINES).optional().meta({ description: 'Who writes what is not written yet.' }),
		speech_engine: z.enum(ENGINES).optional().meta({
			description: 'Who voices the episode: with another one, all of it, so that no voices are mixed.',
		}),
	})
	.nullish();
export type ResumeBody = z.input<typeof resumeBody>;

const choice = z.object({ current: engineWithModel, others: z.array(engineWithModel) });
export const jobEngines = z.object({
	script: choice,
	speech: choice,
	/** Parts of which something is voiced, which another voice would say again. */
	voiced_parts: z.number().int(),
});
export type JobEngines = z.infer<typeof jobEngines>;
