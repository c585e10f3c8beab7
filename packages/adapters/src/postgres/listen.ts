import { Client } from 'pg';
import { CONNECT_MILLISECONDS } from './connection.ts';

const RECONNECT_MILLISECONDS = 1_000;

/**
 * Listens on a connection of its own and takes it up again when it breaks; what is notified in between is missed.
 * `begin` is a statement for each new connection of it.
 * Answers how to end it.
 * @throws when the first connection cannot be made
 */
export async function listen(
	url: string,
	channel: string,
	listener: (payload: string) => void,
	{ onError, onReconnected, begin }: { onError: (error: Error) => void; onReconnected?: () => void; begin?: string },
): Promise<() => Promise<void>> {
	let current: Client | null = null;
	let closed = false;

	async function connect(): Promise<void> {
		const client = new Client({
			connectionString: url,
			keepAlive: true,
			connectionTimeoutMillis: CONNECT_MILLISECONDS,
		});
		current = client;
		client.on('notification', ({ payload }) => listener(payload ?? ''));
		client.on('error', onError);
		await client.connect();
		try {
			await client.query(`listen ${channel}`);
			if (begin !== undefined) await client.query(begin);
		} catch (error) {
			await client.end();
			throw error;
		}
		client.once('end', reconnect);
	}

	function reconnect(): void {
		if (closed) return;
		setTimeout(() => {
			if (closed) return;
			connect().then(onReconnected, (error: Error) => {
				onError(error);
				reconnect();
			});
		}, RECONNECT_MILLISECONDS).unref();
	}

	await connect();
	return async () => {
		closed = true;
		await current?.end();
	};
}
