import { request } from 'node:http';
import type { ErrorBody } from '@nexus/contract';

/** A request as it goes over the wire. */
export interface HostileRequest {
	method: string;
	path: string;
	headers?: Record<string, string>;
	body?: Uint8Array | string;
}

export interface HostileAnswer {
	status: number;
	text: string;
}

/** Sends a request over a connection of its own. Resolves with status 0 when the server ends the connection instead. */
export function send(url: string, { method, path, headers = {}, body }: HostileRequest): Promise<HostileAnswer> {
	const { hostname, port } = new URL(url);
	const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
	// A server that is told to close the connection does so before it has read what it has refused.
	const alive = { connection: 'keep-alive' };
	return new Promise((resolve) => {
		const options = { hostname, port, method, path, headers: { ...alive, ...length, ...headers }, agent: false };
		const outgoing = request(options, (incoming) => {
			let text = '';
			incoming.setEncoding('utf8');
			incoming.on('data', (chunk: string) => {
				text += chunk;
			});
			incoming.on('end', () => {
				resolve({ status: incoming.statusCode ?? 0, text });
				outgoing.destroy();
			});
			incoming.on('error', () => resolve({ status: 0, text }));
		});
		outgoing.on('error', () => resolve({ status: 0, text: '' }));
		outgoing.end(body);
	});
}

export const errorOf = ({ text }: HostileAnswer): ErrorBody => JSON.parse(text);
