import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its PostgreSQL, on the loopback address. */
export interface DatabaseGate {
	/** For `DATABASE_URL`. */
	url: string;
	/** Breaks all connections and refuses new ones, as a database that is gone does. */
	shut(): Promise<void>;
	open(): Promise<void>;
	/** From now on nothing passes, and no connection breaks, as with a host that hangs. */
	hang(): void;
	close(): Promise<void>;
}

export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let hangs = false;
	const server = createServer((client) => {
		const database = connect(Number(target.port), target.hostname);
		for (const [from, to] of [
			[client, database],
			[database, client],
		] as const) {
			sockets.add(from);
			from.on('data', (chunk) => {
				if (!hangs) to.write(chunk);
			});
			from.on('error', () => undefined);
			from.on('close', () => {
				sockets.delete(from);
				to.destroy();
			});
		}
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const url = new URL(databaseUrl);
	url.host = `127.0.0.1:${port}`;

	async function shut(): Promise<void> {
		if (!server.listening) return;
		const closed = once(server, 'close');
		server.close();
		for (const socket of sockets) socket.destroy();
		await closed;
	}

	return {
		url: url.href,
		shut,
		async open() {
			hangs = false;
			if (server.listening) return;
			server.listen(port, '127.0.0.1');
			await once(server, 'listening');
		},
		hang() {
			hangs = true;
		},
		close: shut,
	};
}
