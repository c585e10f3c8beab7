import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { knownUser } from './user.ts';

const PREFIX = 'nexus_kept_';

/** A stored value and the id of its user: another user who signs in to this tab never gets it. */
interface StoredValue {
	of: string;
	value: unknown;
}

/** Removes everything that this tab stores. */
export function clearTab(): void {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** The value stored under a name for the signed-in user, or null. */
export function readFromTab<Value>(name: string): Value | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as StoredValue | null;
		return kept && kept.of === knownUser()?.id ? (kept.value as Value) : null;
	} catch (error) {
		console.error('What was kept could not be read', error);
		return null;
	}
}

/** Stores a value for this tab until the user signs out; null removes it. */
export function storeInTab(name: string, value: unknown): void {
	try {
		const of = knownUser()?.id;
		if (value === null || of === undefined) sessionStorage.removeItem(PREFIX + name);
		else sessionStorage.setItem(PREFIX + name, JSON.stringify({ of, value } satisfies StoredValue));
	} catch (error) {
		console.error('Nothing could be kept', error);
	}
}

/** State that survives a change of screen and a reload, until the user signs out or closes the tab. */
export function useTabState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
	const [value, setValue] = useState<Value>(() => readFromTab<Value>(name) ?? initial);
	useEffect(() => storeInTab(name, value), [name, value]);
	return [value, setValue];
}
