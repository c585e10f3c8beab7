import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { accessToken, onTokensChanged } from './tokens.ts';

const PREFIX = 'nexus_kept_';

onTokensChanged(() => {
	if (accessToken() !== null) return;
	for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

/** What was kept under a name, or null. */
export function readKept<Value>(name: string): Value | null {
	try {
		return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Value | null;
	} catch (error) {
		console.error('What was kept could not be read', error);
		return null;
	}
}

/** Keeps a value for this tab until the user signs out; null lets it go. */
export function keep(name: string, value: unknown): void {
	try {
		if (value === null) sessionStorage.removeItem(PREFIX + name);
		else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
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
