import { Client } from 'pg';

const RECONNECT_MILLISECONDS = 1_000;

/**
 * Listens on a connection of its own and takes it up again when it breaks; what is notified in between is missed.
 * Answers how to end it.
 * @throws when the first connection cannot be made
 */
export async function listen(
	url: string,
	channel: string,
	listener: (payload: string) => void,
	{ onError, onReconnected }: { onError: (error: Error) => void; onReconnected?: () => void },
): Promise<() => Promise<void>> {
	let current: Client | null = null;
	let closed = false;

	async function connect(): Promise<void> {
		const client = new Client({ connectionString: url, keepAlive: true });
		current = client;
		client.on('notification', ({ payload }) => listener(payload ?? ''));
		client.on('error', onError);
		await client.connect();
		await client.query(`listen ${channel}`);
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
