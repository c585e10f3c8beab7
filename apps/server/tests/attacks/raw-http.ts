import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ErrorBody } from '@nexus/contract';
import type { ApiClient } from '@nexus/testkit/stack';

export interface RawAnswer {
	status: number;
	/** Names in lower case; several of one name joined by a line feed. */
	headers: Map<string, string>;
	text: string;
	/** Bytes sent before the answer was complete. */
	sent: number;
	/** The server ended the connection. */
	ended: boolean;
}

export type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/** What a browser or `fetch` would refuse to send. Strings go out as Latin-1, byte by byte. */
export async function sendRaw(url: string, chunks: Chunks): Promise<RawAnswer> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	socket.setNoDelay(true);
	let received = Buffer.alloc(0);
	let sent = 0;
	let isHead = false;
	const answered = new Promise<void>((resolve) => {
		socket.on('data', (bytes) => {
			received = Buffer.concat([received, bytes]);
			if (isComplete(received, isHead)) resolve();
		});
		socket.once('close', () => resolve());
		socket.on('error', () => resolve());
	});
	const over = answered.then(() => true);
	await once(socket, 'connect');
	for await (const chunk of chunks) {
		const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
		if (sent === 0) isHead = Buffer.from(bytes.subarray(0, 5)).toString() === 'HEAD ';
		sent += bytes.length;
		const isFull = !socket.write(bytes);
		const turn = new Promise<boolean>((resolve) => setImmediate(resolve, false));
		const drained = isFull
			? once(socket, 'drain').then(
					() => false,
					() => true,
				)
			: turn;
		if (await Promise.race([over, drained])) break;
	}
	await answered;
	const answer = { ...parse(received), sent, ended: socket.destroyed || socket.readableEnded };
	socket.destroy();
	return answer;
}

/** A connection that stays open until the test ends it. */
export async function openConnection(url: string): Promise<Socket> {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	await once(socket, 'connect');
	return socket;
}

export const bodyOf = (answer: RawAnswer): ErrorBody & Record<string, unknown> => JSON.parse(answer.text);

const HEAD_END = '\r\n\r\n';

function isComplete(received: Buffer, isHead: boolean): boolean {
	const end = received.indexOf(HEAD_END);
	if (end < 0) return false;
	const { status, headers } = parse(received);
	if (headers.get('connection') === 'close') return false;
	if (headers.get('transfer-encoding') === 'chunked') return received.subarray(-5).toString() === '0\r\n\r\n';
	const length =
		isHead || status === 304 || status === 204 ? 0 : Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
	return received.length >= end + HEAD_END.length + length;
}

function parse(received: Buffer): Pick<RawAnswer, 'status' | 'headers' | 'text'> {
	const end = Math.max(0, received.indexOf(HEAD_END));
	const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
	const headers = new Map<string, string>();
	for (const line of lines) {
		const colon = line.indexOf(':');
		const name = line.slice(0, colon).toLowerCase();
		const value = line.slice(colon + 1).trim();
		headers.set(name, headers.has(name) ? `${headers.get(name)}\n${value}` : value);
	}
	return { status: Number(first.split(' ')[1]), headers, text: received.subarray(end + HEAD_END.length).toString() };
}

const UPLOAD = '/api/v1/podcasts/upload';
export const BOUNDARY = 'fronteira';

/** Start and end of a form whose file has the given header lines. */
export const filePart = (disposition: string): string =>
	`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/plain\r\n\r\n`;
export const FORM_END = `\r\n--${BOUNDARY}--\r\n`;
export const FILE = 'form-data; name="file"; filename="a.txt"';

export function head(client: ApiClient, lines: string[] = [], first = `POST ${UPLOAD} HTTP/1.1`): string {
	const authorization = `Authorization: Bearer ${client.tokens?.access_token}`;
	return [first, 'Host: localhost', authorization, ...lines, '', ''].join('\r\n');
}

/** Sends a form as it is, with its true length or the headers given. */
export function sendForm(
	client: ApiClient,
	form: string,
	lines: string[] = [`Content-Length: ${Buffer.byteLength(form, 'latin1')}`],
): Promise<RawAnswer> {
	return sendRaw(client.url, [
		head(client, [`Content-Type: multipart/form-data; boundary=${BOUNDARY}`, ...lines]) + form,
	]);
}
