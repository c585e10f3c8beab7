import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { ClientGone, type Exchange } from './exchange.ts';
import { listen } from './server.ts';

/** Far more than the system takes in for a client that does not read. */
const MUCH = Buffer.alloc(64 * 1024 * 1024);

/** What comes of an answer to a client that leaves in the middle of it. */
async function leftDuring(answer: (exchange: Exchange) => Promise<void>): Promise<unknown> {
	const { promise, resolve } = Promise.withResolvers<unknown>();
	const server = await listen(0, (exchange) => answer(exchange).then(() => resolve('sent'), resolve));
	try {
		const asking = get(server.url);
		asking.on('error', () => undefined);
		const [response] = (await once(asking, 'response')) as [IncomingMessage];
		response.on('error', () => undefined);
		asking.destroy();
		return await promise;
	} finally {
		await server.close();
	}
}

it.each<[string, (exchange: Exchange) => Promise<void>]>([
	['whole', (exchange) => exchange.send(200, MUCH, {})],
	[
		'in pieces',
		async (exchange) => {
			exchange.head(200, {});
			await exchange.write(MUCH);
		},
	],
])('an answer %s is not sent to a client that leaves in the middle of it', async (_, answer) => {
	expect(await leftDuring(answer)).toBeInstanceOf(ClientGone);
});
