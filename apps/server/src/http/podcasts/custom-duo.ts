import type { CustomDuo } from '@nexus/contract';
import type { Duo } from '@nexus/core/scripts';

/** The hosts that a body asks for; null where it asks for none of its own. */
export const duoOf = (duo: CustomDuo | null | undefined): Duo | null =>
	duo ? { hostA: duo.host_a, hostB: duo.host_b } : null;
