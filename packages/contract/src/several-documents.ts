import { z } from 'zod';
import { SEVERAL_DOCUMENTS } from './limits.ts';

/** Several documents of one's own for one episode, in the order in which they are told; each once. */
export const severalDocuments = z
	.array(z.string().max(100))
	.min(SEVERAL_DOCUMENTS.least)
	.max(SEVERAL_DOCUMENTS.most)
	.refine(
		(ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
		'cada documento só pode vir uma vez.',
	);
