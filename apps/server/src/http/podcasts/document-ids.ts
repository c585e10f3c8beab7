import { NexusError } from '@nexus/core/errors';
import { idOf } from '../api.ts';

/**
 * The documents that a body asks for, in order; null where it names none.
 * @throws NexusError not_found for what is no id, and for a `document_id` that is none of the `document_ids` beside it
 */
export function documentIdsOf(body: {
	document_id?: string | undefined;
	document_ids?: string[] | undefined;
}): string[] | null {
	const { document_id, document_ids } = body;
	if (document_ids === undefined) return document_id === undefined ? null : [idOf(document_id)];
	if (document_id !== undefined && !document_ids.includes(document_id)) throw new NexusError('not_found');
	return document_ids.map(idOf);
}
