import { z } from 'zod';
import { ERRORS, type ErrorCode } from './errors.ts';

/** What every failed call answers with (D22). `detail` repeats `message` for clients that read that field. */
export const errorBody = z.object({
	code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
	message: z.string(),
	detail: z.string(),
	issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
