import { type Fault, isWireFault } from '../fault-kinds.ts';
import type { Exchange } from './exchange.ts';
import type { ServiceError } from './service-error.ts';

const PAGE = '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';
const BLANKS = ' '.repeat(16_384);

/** What happens before anything is answered. @returns whether the call is over by it */
export async function failEarly(exchange: Exchange, fault: Fault | null): Promise<boolean> {
	if (fault === 'hang') await exchange.hang();
	else if (fault === 'reset') exchange.destroy();
	else if (fault === 'html') await exchange.send(200, PAGE, { 'content-type': 'text/html; charset=utf-8' });
	else return false;
	return true;
}

/** Sends a whole body, or what a fault of the wire leaves of it. */
export async function sendBody(
	exchange: Exchange,
	body: string | Buffer,
	contentType: string,
	fault: Fault | null,
): Promise<void> {
	const headers = { 'content-type': contentType };
	const half = body.slice(0, Math.floor(body.length / 2));
	if (fault === 'cut-json') await exchange.send(200, half, headers);
	else if (isWireFault(fault) && fault !== 'sse-error') {
		exchange.head(200, headers);
		await exchange.write(half);
		await breakOff(exchange, fault, BLANKS);
	} else await exchange.send(200, body, headers);
}

/** Sends one JSON answer, or what a fault of the wire leaves of it. */
export async function sendJson(
	exchange: Exchange,
	answer: object,
	{ fault, failure }: { fault: Fault | null; failure: ServiceError },
): Promise<void> {
	if (fault === 'sse-error') throw failure;
	await sendBody(exchange, JSON.stringify(answer), 'application/json; charset=UTF-8', fault);
}

/** One server-sent event. */
export interface Chunk {
	answer: object;
	/** Seconds of waiting before it. */
	after: number;
}

export interface Streaming {
	fault: Fault | null;
	/** What a failure in the middle of the stream says. */
	failure: ServiceError;
	/** What ends a line. */
	newline: '\r\n' | '\n';
	/** The data of a last event that is no JSON. */
	last?: string;
}

/** Sends answers one after another as server-sent events, or what a fault of the wire leaves of them. */
export async function sendEvents(exchange: Exchange, chunks: readonly Chunk[], streaming: Streaming): Promise<void> {
	const { fault, failure, newline, last } = streaming;
	const eventOf = (data: string): string => `data: ${data}${newline}${newline}`;
	const spoiltAt = isWireFault(fault) ? Math.floor(chunks.length / 2) : Number.POSITIVE_INFINITY;
	exchange.head(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
	for (const [index, { answer, after }] of chunks.entries()) {
		await exchange.pause(after * 1_000);
		const event = eventOf(JSON.stringify(answer));
		if (index < spoiltAt) await exchange.write(event);
		else if (fault === 'sse-error') {
			await exchange.end(eventOf(JSON.stringify(failure.body)));
			return;
		} else {
			await spoilStream(exchange, event, fault);
			return;
		}
	}
	await exchange.end(last === undefined ? undefined : eventOf(last));
}

async function spoilStream(exchange: Exchange, event: string, fault: Fault | null): Promise<void> {
	const half = event.slice(0, Math.floor(event.length / 2));
	if (fault === 'cut-json') await exchange.end(half);
	else {
		await exchange.write(fault === 'endless' ? event : half);
		await breakOff(exchange, fault, event);
	}
}

/** A broken connection, silence, or the same again for ever. */
async function breakOff(exchange: Exchange, fault: Fault | null, again: string): Promise<void> {
	if (fault === 'stall') await exchange.hang();
	if (fault === 'endless') {
		while (true) {
			await exchange.write(again);
			await exchange.pause(1);
		}
	}
	exchange.destroy();
}
