import { NexusError } from '@nexus/core/errors';

/** @throws NexusError not_found for null */
export function foundOrThrow<Item>(found: Item | null): Item {
	if (found === null) throw new NexusError('not_found');
	return found;
}
