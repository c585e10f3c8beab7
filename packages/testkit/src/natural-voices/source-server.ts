import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one answer. */
export type SourceFault =
	/** The connection breaks in the middle. */
	| 'break'
	/** Nothing more comes after the middle. */
	| 'stall'
	/** A server that is out of order for a while. */
	| 'http-503'
	| 'http-404'
	/** As many bytes, but others. */
	| 'lie'
	/** The whole file, whatever was asked for. */
	| 'whole';

/** A server that has files to download, with what goes wrong on the way. */
export interface SourceServer {
	url: string;
	/** What is done with the next answers, one each. */
	faults: SourceFault[];
	/** `Range` of each request so far; null without one. */
	ranges: (string | null)[];
	files: Map<string, Uint8Array>;
	close(): Promise<void>;
}

export async function startSourceServer(): Promise<SourceServer> {
	const files = new Map<string, Uint8Array>();
	const faults: SourceFault[] = [];
	const ranges: (string | null)[] = [];
	const server = createServer((request, response) => {
		ranges.push(request.headers.range ?? null);
		answer(files.get(request.url ?? ''), faults.shift(), request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		...{ url: `http://127.0.0.1:${port}`, faults, ranges, files },
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function answer(
	bytes: Uint8Array | undefined,
	fault: SourceFault | undefined,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	if (fault === 'http-503') return void response.writeHead(503).end();
	if (!bytes || fault === 'http-404') return void response.writeHead(404).end();
	const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
	const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
	const wanted = fault === 'whole' || !isSame ? null : /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
	const from = wanted ? Number(wanted[1]) : 0;
	if (from >= bytes.length) return void response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
	const rest = fault === 'lie' ? new Uint8Array(bytes.length - from).fill(7) : bytes.subarray(from);
	response.writeHead(wanted ? 206 : 200, {
		etag,
		'content-length': rest.length,
		...(wanted && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
	});
	if (fault !== 'break' && fault !== 'stall') return void response.end(rest);
	response.write(rest.subarray(0, rest.length >> 1), () => {
		if (fault === 'break') response.socket?.end();
	});
}
