import type { Fault } from '../fault-kinds.ts';
import { isWireFault } from '../fault-kinds.ts';
import type { Exchange } from '../loopback/exchange.ts';
import { GeminiError } from './errors.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
const SSE_TYPE = { 'content-type': 'text/event-stream' };
const PAGE = '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';

/** What happens before anything is answered. @returns whether the call is over by it */
export async function failEarly(exchange: Exchange, fault: Fault | null): Promise<boolean> {
	if (fault === 'hang') await exchange.hang();
	else if (fault === 'reset') exchange.destroy();
	else if (fault === 'html') await exchange.send(200, PAGE, { 'content-type': 'text/html; charset=utf-8' });
	else return false;
	return true;
}

/** Sends one JSON answer, or what a fault of the wire leaves of it. */
export async function sendUnary(exchange: Exchange, answer: object, fault: Fault | null): Promise<void> {
	const body = JSON.stringify(answer);
	const half = body.slice(0, Math.floor(body.length / 2));
	if (fault === 'sse-error') throw new GeminiError(500, 'INTERNAL', 'An internal error has occurred. Please retry.');
	if (fault === 'cut-json') await exchange.send(200, half, JSON_TYPE);
	else if (isWireFault(fault)) {
		exchange.head(200, JSON_TYPE);
		await exchange.write(half);
		await breakOff(exchange, fault, ' ');
	} else await exchange.send(200, body, JSON_TYPE);
}

export interface Chunk {
	answer: object;
	/** Seconds of waiting before it. */
	after: number;
}

/** Sends answers one after another as server-sent events, or what a fault of the wire leaves of them. */
export async function sendStreamed(exchange: Exchange, chunks: readonly Chunk[], fault: Fault | null): Promise<void> {
	const events = chunks.map(({ answer }) => `data: ${JSON.stringify(answer)}\r\n\r\n`);
	const spoiltAt = isWireFault(fault) ? Math.floor(events.length / 2) : Number.POSITIVE_INFINITY;
	exchange.head(200, SSE_TYPE);
	for (const [index, event] of events.entries()) {
		await exchange.pause((chunks[index]?.after ?? 0) * 1_000);
		if (index < spoiltAt) await exchange.write(event);
		else {
			await spoilStream(exchange, event, fault);
			return;
		}
	}
	await exchange.end();
}

async function spoilStream(exchange: Exchange, event: string, fault: Fault | null): Promise<void> {
	const half = event.slice(0, Math.floor(event.length / 2));
	if (fault === 'sse-error') {
		const { body } = new GeminiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
		await exchange.end(`data: ${JSON.stringify(body)}\r\n\r\n`);
	} else if (fault === 'cut-json') await exchange.end(half);
	else {
		await exchange.write(fault === 'endless' ? event : half);
		await breakOff(exchange, fault, fault === 'endless' ? event : ' ');
	}
}

/** A broken connection, silence, or the same again for ever. */
async function breakOff(exchange: Exchange, fault: Fault | null, again: string): Promise<void> {
	if (fault === 'stall') await exchange.hang();
	if (fault === 'endless') {
		while (true) {
			await exchange.write(again.length > 1 ? again : again.repeat(16_384));
			await exchange.pause(1);
		}
	}
	exchange.destroy();
}
