import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/**
 * What a gateway answers when it cannot reach the server: nothing (the connection breaks), an HTML page as nginx sends it,
 * or JSON without a message, as Spring Cloud Gateway does.
 */
export type OutageAnswer = 'none' | 'html' | 'json';

export interface Hold {
	/** Forwards the delayed requests, and all that follow. */
	release(): void;
}

/** Stands between a browser and a server as a reverse proxy does, on the loopback address. */
export interface Gateway {
	/** Without a slash at its end. */
	url: string;
	outageAnswer: OutageAnswer;
	/** Delays requests whose first line matches, until they are released. */
	hold(firstLine: RegExp): Hold;
	close(): Promise<void>;
}

const OUTAGE_ANSWERS = {
	html: ['text/html', '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>'],
	json: ['application/json', '{"timestamp":"2026-11-21T12:00:00Z","status":502,"error":"Bad Gateway"}'],
} as const;

const FIRST_LINE = /^[A-Z]+ \S+/;

/** Puts a gateway before the server at `target`. */
export async function startGateway(target: string): Promise<Gateway> {
	const { hostname, port } = new URL(target);
	const holds = new Map<RegExp, Promise<void>>();
	const clients = new Set<Socket>();
	let apology: OutageAnswer = 'none';

	const held = (chunk: Buffer): Promise<void> | undefined => {
		const line = FIRST_LINE.exec(chunk.toString('latin1', 0, 500))?.[0];
		return line ? [...holds].find(([pattern]) => pattern.test(line))?.[1] : undefined;
	};
	const valve = () =>
		new Transform({
			transform(chunk: Buffer, _encoding, pass) {
				const waiting = held(chunk);
				if (waiting) void waiting.then(() => pass(null, chunk));
				else pass(null, chunk);
			},
		});

	const server = createServer((client) => {
		clients.add(client);
		client.on('error', () => client.destroy());
		client.on('close', () => clients.delete(client));
		const upstream = connect(Number(port), hostname);
		let reached = false;
		upstream.once('connect', () => {
			reached = true;
			client.on('close', () => upstream.destroy());
			upstream.on('close', () => client.destroy());
			client.pipe(valve()).pipe(upstream);
			upstream.pipe(client);
		});
		upstream.on('error', () => {
			if (reached || apology === 'none') client.destroy();
			else sendOutageAnswer(client, apology);
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');

	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		get outageAnswer() {
			return apology;
		},
		set outageAnswer(kind) {
			apology = kind;
		},
		hold(firstLine) {
			const { promise, resolve } = Promise.withResolvers<void>();
			holds.set(firstLine, promise);
			return {
				release() {
					holds.delete(firstLine);
					resolve();
				},
			};
		},
		async close() {
			server.close();
			for (const client of clients) client.destroy();
			await once(server, 'close');
		},
	};
}

function sendOutageAnswer(client: Socket, kind: keyof typeof OUTAGE_ANSWERS): void {
	const [type, body] = OUTAGE_ANSWERS[kind];
	client.once('data', () => {
		client.end(
			`HTTP/1.1 502 Bad Gateway\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
		);
	});
}
