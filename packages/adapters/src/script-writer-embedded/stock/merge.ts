import { type Pool, REGISTERS } from './types.ts';

/** Phrases of the same purpose, joined. */
export function joined(first: Pool, more: Pool = {}): Pool {
	const all: Pool = {};
	for (const register of [...REGISTERS, 'any'] as const) {
		const phrases = [...(first[register] ?? []), ...(more[register] ?? [])];
		if (phrases.length > 0) all[register] = phrases;
	}
	return all;
}

/** Two tables of pools with the same keys, joined key by key. */
export function joinedPools<Key extends string>(
	first: Record<Key, Pool>,
	more: Partial<Record<Key, Pool>>,
): Record<Key, Pool> {
	const entries = Object.entries<Pool>(first).map(([key, pool]) => [key, joined(pool, more[key as Key])] as const);
	return Object.fromEntries(entries) as Record<Key, Pool>;
}
