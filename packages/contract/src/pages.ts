import { z } from 'zod';
import { PAGE_SIZE_MAX } from './limits.ts';

/** `limit` and `offset` of a list call. */
export const page = (defaultLimit: number) =>
	z.object({
		limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(defaultLimit),
		offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
	});

/** The answer of a list call under the list's own name (D23). */
export const pageOf = <Name extends string, Item extends z.ZodType>(name: Name, item: Item) =>
	z.object({
		[name]: z.array(item),
		total: z.number().int(),
		limit: z.number().int(),
		offset: z.number().int(),
	} as { [K in Name]: z.ZodArray<Item> } & { total: z.ZodNumber; limit: z.ZodNumber; offset: z.ZodNumber });

/** ISO 8601, UTC (D23). */
export const timestamp = z.string().meta({ format: 'date-time', description: 'ISO 8601, em UTC.' });
