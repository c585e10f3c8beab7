import type { Exchange } from './exchange.ts';

/** Milliseconds between two signs of life. */
const KEEP_ALIVE = 10_000;

/**
 * Waits for what is to be answered, and shows the client meanwhile that the call is alive: by comments in a stream of
 * events, by blanks before JSON. The first of them sends the head, with status 200.
 */
export async function keepAlive<Awaited>(
	exchange: Exchange,
	awaited: Promise<Awaited>,
	{ streamed, everyMs = KEEP_ALIVE }: { streamed: boolean; everyMs?: number | undefined },
): Promise<Awaited> {
	const contentType = streamed ? 'text/event-stream' : 'application/json; charset=UTF-8';
	const sign = async () => {
		exchange.head(200, { 'content-type': contentType, 'cache-control': 'no-cache' });
		await exchange.write(streamed ? ': thinking\n\n' : ' ');
	};
	// A client that left is told of by what is awaited.
	const timer = setInterval(() => void sign().catch(() => undefined), everyMs);
	try {
		return await awaited;
	} finally {
		clearInterval(timer);
	}
}
