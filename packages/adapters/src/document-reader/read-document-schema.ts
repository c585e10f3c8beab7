import { upload } from '@nexus/contract';
import type { ReadDocument } from '@nexus/core/ports';
import { z } from 'zod';

const count = z.int().min(0);

/** What the reading of a document may come to. */
export const readDocumentSchema: z.ZodType<ReadDocument> = z.object({
	text: z.instanceof(Uint8Array).nullable(),
	words: count,
	characters: count,
	encoding: upload.shape.encoding,
	language: z.string().max(100).nullable(),
	title: z.string().nullable(),
	estimatedParts: count,
});
