import { ERRORS, type ErrorCode } from '@nexus/contract';
import { z } from 'zod';
import { TOLD_MAX } from './told-max.ts';

/** What a child says. It is checked like any stranger's word: what it reads may have taken it over. */
export const childMessage = z.discriminatedUnion('type', [
	z.object({ type: z.literal('progress'), share: z.number().min(0).max(1) }),
	z.object({ type: z.literal('done'), result: z.unknown() }),
	z.object({
		type: z.literal('failed'),
		code: z.string().refine((code): code is ErrorCode => Object.hasOwn(ERRORS, code)),
		values: z.record(z.string(), z.union([z.string().max(300), z.number()])),
	}),
	z.object({ type: z.literal('broken'), stack: z.string().max(TOLD_MAX) }),
]);

/** The same as it is sent. */
export type ChildMessage = z.input<typeof childMessage>;
