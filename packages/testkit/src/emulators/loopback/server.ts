import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClientGone, Exchange } from './exchange.ts';

export interface LoopbackServer {
	url: string;
	close(): Promise<void>;
}

/**
 * An HTTP server on the loopback address.
 * @param port 0 for a free one
 */
export async function listen(port: number, answer: (exchange: Exchange) => Promise<void>): Promise<LoopbackServer> {
	const server = createServer((request, response) => {
		const exchange = new Exchange(request, response);
		answer(exchange).catch((error: unknown) => {
			if (error instanceof ClientGone) return;
			if (response.headersSent) response.destroy();
			else response.writeHead(500, { 'content-type': 'text/plain' }).end(`The emulator failed: ${String(error)}`);
		});
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
