import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceError } from './service-error.ts';

/** The client went away before its answer was whole. */
export class ClientGone extends Error {
	override name = 'ClientGone';
}

/** One request and its answer. */
export class Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	/** Aborted when the client leaves before the answer is whole. */
	readonly signal: AbortSignal;
	#body: Promise<Buffer> | undefined;

	constructor(request: IncomingMessage, response: ServerResponse) {
		this.request = request;
		this.response = response;
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
		this.method = request.method ?? 'GET';
		this.path = pathname;
		this.query = searchParams;
		const controller = new AbortController();
		this.signal = controller.signal;
		response.on('close', () => {
			if (!response.writableFinished) controller.abort(new ClientGone());
		});
		response.on('error', () => controller.abort(new ClientGone()));
	}

	header(name: string): string {
		const value = this.request.headers[name];
		return (Array.isArray(value) ? value[0] : value) ?? '';
	}

	async text(): Promise<string> {
		this.#body ??= buffer(this.request);
		try {
			return (await this.#body).toString('utf8');
		} catch {
			throw new ClientGone();
		}
	}

	/** Milliseconds. @throws ClientGone */
	async pause(milliseconds: number): Promise<void> {
		if (milliseconds > 0) await wait(milliseconds, undefined, { signal: this.signal }).catch(() => undefined);
		this.signal.throwIfAborted();
	}

	/** Waits until the client leaves. @throws ClientGone always */
	async hang(): Promise<never> {
		while (true) await this.pause(3_600_000);
	}

	/** The first head stands: one that went out while the answer was awaited cannot be taken back. */
	head(status: number, headers: Record<string, string | number>): void {
		this.signal.throwIfAborted();
		if (this.response.headersSent) return;
		for (const [name, value] of Object.entries(headers)) this.response.setHeader(name, value);
		this.response.writeHead(status);
	}

	/** Resolves when the bytes are on their way, at the client's pace. @throws ClientGone */
	async write(chunk: string | Uint8Array): Promise<void> {
		this.signal.throwIfAborted();
		await new Promise<void>((resolve, reject) => {
			const left = () => reject(new ClientGone());
			this.signal.addEventListener('abort', left, { once: true });
			this.response.write(chunk, (error) => {
				this.signal.removeEventListener('abort', left);
				if (error) left();
				else resolve();
			});
		});
	}

	/** Resolves when the whole answer is on its way. @throws ClientGone */
	async end(chunk?: string | Uint8Array): Promise<void> {
		this.signal.throwIfAborted();
		await new Promise<void>((resolve, reject) => {
			const left = () => reject(new ClientGone());
			this.signal.addEventListener('abort', left, { once: true });
			// The types do not know of it: called with an error when the client leaves before the last byte is on its way.
			this.response.end(chunk, (error?: Error | null) => (error ? left() : resolve()));
		});
	}

	async send(status: number, body: string | Uint8Array, headers: Record<string, string | number>): Promise<void> {
		this.head(status, { ...headers, 'content-length': Buffer.byteLength(body) });
		await this.end(body);
	}

	async json(status: number, body: unknown, headers: Record<string, string> = {}): Promise<void> {
		await this.send(status, JSON.stringify(body), { 'content-type': 'application/json; charset=UTF-8', ...headers });
	}

	/** Says what went wrong: as an event where a stream of events has begun. */
	async error({ status, body, headers }: ServiceError): Promise<void> {
		const isEvents = this.response.headersSent && this.response.getHeader('content-type') === 'text/event-stream';
		if (isEvents) await this.end(`data: ${JSON.stringify(body)}\n\n`);
		else await this.json(status, body, headers);
	}

	/** Breaks the connection. */
	destroy(): void {
		this.response.destroy();
	}
}
