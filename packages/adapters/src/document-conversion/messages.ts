import { ERRORS, type ErrorCode, IMPORT_KINDS, IMPORT_WARNING_CODES } from '@nexus/contract';
import { z } from 'zod';
import { MARKDOWN_MAX, PAGES_MAX } from './limits.ts';

const line = z.string().max(1000).nullable();
const page = z.int().min(1).max(100_000);

/** What the child says. It is checked like any stranger's word: what it reads may have taken it over. */
export const childMessage = z.discriminatedUnion('type', [
	z.object({ type: z.literal('progress'), share: z.number().min(0).max(1) }),
	z.object({
		type: z.literal('failed'),
		code: z.string().refine((code): code is ErrorCode => Object.hasOwn(ERRORS, code)),
		values: z.record(z.string(), z.union([z.string().max(300), z.number()])),
	}),
	z.object({
		type: z.literal('done'),
		document: z.object({
			kind: z.enum(IMPORT_KINDS),
			markdown: z.string().max(MARKDOWN_MAX),
			title: line,
			author: line,
			date: line,
			pages: z.int().min(0).max(100_000).nullable(),
			marks: z.array(z.object({ offset: z.int().min(0), page })).max(20 * PAGES_MAX),
			warnings: z
				.array(z.object({ code: z.enum(IMPORT_WARNING_CODES), count: z.int().min(0), pages: z.array(page).max(100) }))
				.max(20),
		}),
	}),
]);
export type ChildMessage = z.input<typeof childMessage>;
