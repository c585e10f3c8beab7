import type { Register } from '../stock/index.ts';

/** How often each register has the lead teller swap, a reaction of its own, a name called, a summing up. */
export const HABITS: Record<
	Register,
	{ tellsA: number; reacts: number; calls: number; checks: number; frames: number }
> = {
	analytical: { tellsA: 0.14, reacts: 0.2, calls: 0.14, checks: 0.25, frames: 0.2 },
	entertaining: { tellsA: 0.22, reacts: 0.34, calls: 0.2, checks: 0.15, frames: 0.22 },
	educational: { tellsA: 0.1, reacts: 0.2, calls: 0.14, checks: 0.5, frames: 0.22 },
	debate: { tellsA: 0.1, reacts: 0.26, calls: 0.16, checks: 0.2, frames: 0.25 },
	friends: { tellsA: 0.3, reacts: 0.3, calls: 0.2, checks: 0.15, frames: 0.2 },
};
