import type { ErrorCode, ErrorValues } from '@nexus/contract';

/** What the pool sends to a worker thread. */
export interface Call {
	module: string;
	task: string;
	input: unknown;
}

/** What comes back: the task's output, or the domain error it threw (thrown errors lose their class on the way). */
export type Answer = { output: unknown } | { error: { code: ErrorCode; values: ErrorValues } };
