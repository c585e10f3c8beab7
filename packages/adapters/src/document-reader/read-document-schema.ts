import { UPLOAD_MAX_BYTES, upload } from '@nexus/contract';
import type { ReadDocument } from '@nexus/core/ports';
import { z } from 'zod';

const count = z.int().min(0);
/** Bytes of a text: a letter of one byte may take three in UTF-8. */
const TEXT_MAX = 3 * UPLOAD_MAX_BYTES;

/** What the reading of a document may come to. */
export const readDocumentSchema: z.ZodType<ReadDocument> = z.object({
	text: z
		.instanceof(Uint8Array)
		.refine(({ length }) => length <= TEXT_MAX)
		.nullable(),
	words: count,
	characters: count,
	encoding: upload.shape.encoding,
	language: z.string().max(100).nullable(),
	title: z.string().max(10_000).nullable(),
	estimatedParts: count,
});
