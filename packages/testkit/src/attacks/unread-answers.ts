import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ApiClient } from '../stack/api-client.ts';

export interface UnreadAnswer {
	status: number;
	/** The beginning of the answer: its head, and of a short one the whole. */
	beginning: string;
	socket: Socket;
}

/**
 * Asks for something and reads no more than the beginning of the answer. The connection stays open.
 * @throws Error when the connection ends before that
 */
export async function requestWithoutReading({ url, tokens }: ApiClient, path: string): Promise<UnreadAnswer> {
	const socket = requestWithoutWaiting(new URL(url), tokens?.access_token ?? '', path);
	const ended = new AbortController();
	socket.once('close', () => ended.abort());
	const [bytes] = (await once(socket, 'data', { signal: ended.signal })) as [Buffer];
	socket.pause();
	const beginning = bytes.toString('latin1');
	return { status: Number(beginning.slice(9, 12)), beginning, socket };
}

/** Asks for something that is answered late, and keeps the connection open. */
export function requestWithoutWaiting(url: URL, token: string, path: string): Socket {
	const socket = connect(Number(url.port), url.hostname);
	socket.on('error', () => undefined);
	socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
	return socket;
}
