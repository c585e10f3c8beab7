import { z } from 'zod';
import { timestamp } from './pages.ts';

/** `limit` and `remaining` are null where the operator set no limit. */
const share = <Amount extends z.ZodNumber>(amount: Amount) =>
	z.object({ used: amount, limit: amount.nullable(), remaining: amount.nullable() });
const count = z.number().int().min(0);

/** What an account uses of what it may. */
export const accountUsage = z.object({
	/** Documents, audio and clips, with what jobs under way are expected to add. Bytes. */
	storage_bytes: share(count),
	/** Episodes begun since the first of the month, UTC. The limit is the user's own or the operator's, whichever is lower. */
	episodes: share(count),
	/** Jobs that are pending or processing, previews included; `at_once` of them are worked on at the same time. */
	jobs: share(count).extend({ at_once: count.nullable() }),
	/** US dollars of the installation's provider key since the first of the month, with what jobs under way are to spend. */
	system_key_usd: share(z.number().min(0)),
	/** When what counts by the month begins anew. */
	month_ends_at: timestamp,
});
export type AccountUsage = z.infer<typeof accountUsage>;
