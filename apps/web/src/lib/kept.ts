import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { knownUser } from './user.ts';

const PREFIX = 'nexus_kept_';

/** What is kept, and whose it is: nobody else is ever given it, whoever signs in to this tab. */
interface Kept {
	of: string;
	value: unknown;
}

/** Lets go of everything that this tab keeps. */
export function forgetKept(): void {
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** What was kept under a name for who is signed in, or null. */
export function readKept<Value>(name: string): Value | null {
	try {
		const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
		return kept && kept.of === knownUser()?.id ? (kept.value as Value) : null;
	} catch (error) {
		console.error('What was kept could not be read', error);
		return null;
	}
}

/** Keeps a value for this tab until the user signs out; null lets it go. */
export function keep(name: string, value: unknown): void {
	try {
		const of = knownUser()?.id;
		if (value === null || of === undefined) sessionStorage.removeItem(PREFIX + name);
		else sessionStorage.setItem(PREFIX + name, JSON.stringify({ of, value } satisfies Kept));
	} catch (error) {
		console.error('Nothing could be kept', error);
	}
}

/** State that outlives its screen and a reload of the page, until the user signs out or closes the tab. */
export function useKept<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
	const [value, setValue] = useState<Value>(() => readKept<Value>(name) ?? initial);
	useEffect(() => keep(name, value), [name, value]);
	return [value, setValue];
}
