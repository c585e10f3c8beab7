import { NexusError } from '../errors/index.ts';

/** @throws NexusError not_found for null */
export function required<Item>(found: Item | null): Item {
	if (found === null) throw new NexusError('not_found');
	return found;
}
