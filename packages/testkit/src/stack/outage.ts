import { once } from 'node:events';
import type { Stack } from './types.ts';

/**
 * Takes a stack's server off the network as a crash would: nobody listens any more, and every connection breaks. Its
 * database and workers go on. Answers what brings it back, at the same address.
 */
export async function goDown({ nexus, url }: Pick<Stack, 'nexus' | 'url'>): Promise<() => Promise<void>> {
	const { server } = nexus.app;
	const closed = once(server, 'close');
	server.close();
	server.closeAllConnections();
	await closed;
	return async () => {
		const listening = once(server, 'listening');
		server.listen(Number(new URL(url).port), '127.0.0.1');
		await listening;
	};
}
