import { z } from 'zod';

/** What a line rests on: [start, end) in a document's text, in UTF-16 code units. */
export const passage = z.object({
	/** Null where the document was deleted before lines named theirs. */
	document_id: z.string().nullable(),
	start: z.number().int(),
	end: z.number().int(),
});
export type Passage = z.infer<typeof passage>;
