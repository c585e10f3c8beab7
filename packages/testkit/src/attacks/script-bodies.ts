import { gzipSync } from 'node:zlib';
import type { ApiClient } from '../stack/api-client.ts';
import type { HostileRequest } from './send.ts';

const MEBIBYTE = 1024 * 1024;

/** A call of a signed-in account with a JSON body as it is. */
export function jsonRequest(
	{ tokens }: ApiClient,
	method: string,
	path: string,
	body: Uint8Array | string,
	headers: Record<string, string> = {},
): HostileRequest {
	const authorization = `Bearer ${tokens?.access_token}`;
	return { method, path, body, headers: { authorization, 'content-type': 'application/json', ...headers } };
}

/** Lines whose `from` holds a thousand elements that are no ids: each was complained about. */
function wrongElements(bytes: number): string {
	const line = `{"speaker":"A","text":"Oi.","from":[${Array(1000).fill('1').join()}]}`;
	return `{"lines":[${Array(Math.floor(bytes / line.length))
		.fill(line)
		.join()}]}`;
}

const repeated = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));

/** Bodies for `PUT …/script` that cost far more than they are long, by name. */
export const scriptBodies: Record<string, () => { body: Uint8Array | string; headers?: Record<string, string> }> = {
	'wrong elements': () => ({ body: wrongElements(4 * MEBIBYTE) }),
	'wrong elements, compressed': () => ({
		body: gzipSync(wrongElements(12 * MEBIBYTE)),
		headers: { 'content-encoding': 'gzip' },
	}),
	'wrong lines': () => ({ body: `{"lines":[${Array(90_000).fill('{}').join()}]}` }),
	'empty lines': () => ({ body: `{"content":"${repeated('\\n', 20 * MEBIBYTE)}"}` }),
	'a line of white space': () => ({ body: `{"lines":[{"speaker":"A","text":"${' '.repeat(99_999)}"}]}` }),
	'a host’s mark in a line of white space': () => ({ body: `{"content":"[HOST_A]:${' '.repeat(9 * MEBIBYTE)}"}` }),
};
