import type { RegisterBody } from '@nexus/contract';
import { callFrom } from './crowd.ts';

/** An address that no attack of this folder comes from (RFC 5737). */
export const BYSTANDER_ADDRESS = '192.0.2.77';

export interface SignInTimes {
	/** Milliseconds. */
	median: number;
	/** Milliseconds; the longest of fewer than a hundred. */
	p99: number;
	/** How many were let in. */
	admitted: number;
	count: number;
}

/** Signs a user in repeatedly, one call after another, at least once and while `going` returns true. */
export async function signInTimes(
	url: string,
	user: RegisterBody,
	going: (count: number) => boolean,
): Promise<SignInTimes> {
	const times: number[] = [];
	let admitted = 0;
	do {
		const begun = performance.now();
		const { status } = await callFrom(url, BYSTANDER_ADDRESS, '/api/v1/auth/login', {
			email: user.email,
			password: user.password,
		});
		times.push(performance.now() - begun);
		if (status === 200) admitted++;
	} while (going(times.length));
	times.sort((one, other) => one - other);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return { median: at(0.5), p99: at(0.99), admitted, count: times.length };
}
