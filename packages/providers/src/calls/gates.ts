import { createHash } from 'node:crypto';
import { ConcurrencyGate } from './concurrency-gate.ts';

/** More than these are kept only while they are used. */
const GATES_MOST = 200;
const gates = new Map<string, ConcurrencyGate>();

/**
 * The gate that all jobs of this process share which call the same model with the same key at the same address. The key
 * itself is not kept.
 */
export function sharedGate(baseUrl: string, apiKey: string | null, model: string): ConcurrencyGate {
	const name = createHash('sha256')
		.update(JSON.stringify([baseUrl, apiKey, model]))
		.digest('base64');
	const known = gates.get(name);
	if (known) return known;
	if (gates.size >= GATES_MOST) for (const [other, gate] of gates) if (gate.isIdle) gates.delete(other);
	const gate = new ConcurrencyGate();
	gates.set(name, gate);
	return gate;
}
