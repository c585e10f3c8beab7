import { z } from 'zod';
import { jobEstimate } from './estimate.ts';

const count = z.number().int().min(0);

/** What adding a section to a podcast would change, take and cost. */
export const sectionEstimate = jobEstimate.pick({ token_usage: true, cost_breakdown: true, free: true }).extend({
	/** Its place in the document's map, from 0. */
	section: count,
	heading: z.string().nullable(),
	/** Of the script that it would be added to. */
	version: z.string(),
	/** Where its lines come: in which part, and behind which chapter (null: at the beginning). */
	part_number: count,
	behind: z.string().nullable(),
	/** How many lines it adds, and whether that is known (`exact`) or about. */
	lines: count,
	exact: z.boolean(),
	/** False where only its beginning is told, since all of it is too long. */
	whole: z.boolean(),
	/** Lines that stay as they are. */
	lines_kept: count,
	/** Of those, the ones that are to be voiced as well, since they have no sound (any more). */
	other_lines_to_voice: count,
	audio_seconds: count,
	/** Seconds of this machine's work; null where that is not known. */
	work_seconds: count.nullable(),
});
export type SectionEstimate = z.infer<typeof sectionEstimate>;

export const addSectionBody = z.object({
	/** Of the script, as the estimate told it. */
	version: z.string().min(1).max(64),
});
