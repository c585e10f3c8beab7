import { Client, type ClientConfig, type QueryArrayConfig } from 'pg';

/** What runs statements whose rows come as arrays: a connection, a pool or pipelines. */
export interface Reads {
	query<Row extends unknown[]>(query: QueryArrayConfig, values: unknown[]): Promise<{ rows: Row[] }>;
}

export interface Pipelines extends Reads {
	close(): Promise<void>;
}

interface Pipeline {
	client: Client;
	connected: Promise<void>;
	waiting: number;
}

/**
 * Connections that take statements while those before are still being answered ("Pipelining" in the chapter of
 * PostgreSQL's documentation on its protocol): for short reads outside transactions, each of which is a transaction of
 * its own. Where many ask at once, a statement costs a fraction of what it costs on a connection taken out of a pool.
 * Connections are made when they are first wanted; one that breaks fails what waits for it, and the next statement opens
 * another.
 */
export function createPipelines(
	config: ClientConfig,
	{ size, onError }: { size: number; onError: (error: Error) => void },
): Pipelines {
	let pipelines: Pipeline[] = [];

	function open(): Pipeline {
		const client = new Client({ ...config, pipeline: true, keepAlive: true });
		const pipeline: Pipeline = { client, connected: client.connect().then(() => undefined), waiting: 0 };
		const forget = () => {
			pipelines = pipelines.filter((other) => other !== pipeline);
		};
		client.on('error', (error) => {
			forget();
			onError(error);
		});
		client.once('end', forget);
		pipeline.connected.catch(forget);
		pipelines.push(pipeline);
		return pipeline;
	}

	/** The one that least wait for. */
	function choose(): Pipeline {
		let best: Pipeline | undefined;
		for (const pipeline of pipelines) if (!best || pipeline.waiting < best.waiting) best = pipeline;
		return best && (best.waiting === 0 || pipelines.length === size) ? best : open();
	}

	return {
		async query(query, values) {
			const pipeline = choose();
			pipeline.waiting++;
			try {
				await pipeline.connected;
				return await pipeline.client.query(query, values);
			} finally {
				pipeline.waiting--;
			}
		},
		async close() {
			// A connection that is ended while it is being made never says that it ended.
			await Promise.all(
				pipelines.map(({ client, connected }) =>
					connected.then(
						() => client.end(),
						() => undefined,
					),
				),
			);
		},
	};
}
