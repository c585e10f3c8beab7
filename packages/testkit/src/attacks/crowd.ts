import { ApiClient } from '../stack/api-client.ts';

/** How often each status was answered. */
export type Statuses = Record<number, number>;

/** An address of its own for each `index` from 0 to 65535, of a network that is for documentation (RFC 2544). */
export const addressOf = (index: number): string => `198.18.${Math.floor(index / 256) % 256}.${index % 256}`;

/** Makes a header that a server with `TRUSTED_PROXIES=127.0.0.1` takes for the caller's address. */
export const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

/** Sends `total` requests, `atOnce` at any time, or fewer when `signal` ends it. Answers how often each status came back. */
export async function crowd(
	total: number,
	atOnce: number,
	sendOne: (index: number) => Promise<{ status: number }>,
	signal?: AbortSignal,
): Promise<Statuses> {
	const statuses: Statuses = {};
	let next = 0;
	async function member(): Promise<void> {
		while (next < total && !signal?.aborted) {
			const { status } = await sendOne(next++);
			statuses[status] = (statuses[status] ?? 0) + 1;
		}
	}
	await Promise.all(Array.from({ length: atOnce }, member));
	return statuses;
}

/** A call without credentials, as if from `address`. */
export const callFrom = <Body>(url: string, address: string, path: string, body: unknown) =>
	new ApiClient(url).call<Body>('POST', path, body, from(address));
