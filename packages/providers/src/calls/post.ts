import { NexusError, ProviderFailure } from '@nexus/core/errors';

/** What is needed of `fetch`, so that whoever composes the program decides where it may go. */
export type HttpFetch = (
	url: string,
	init: {
		method: 'GET' | 'POST';
		headers: Record<string, string>;
		body?: string;
		signal: AbortSignal;
		/** A redirect would carry the key along. */
		redirect: 'manual';
	},
) => Promise<HttpAnswer>;

interface HttpAnswer {
	status: number;
	headers: { get(name: string): string | null };
	body: AsyncIterable<Uint8Array> | null;
}

/** Milliseconds. */
export interface CallTimeouts {
	/** From the request to the first byte of the answer's body. */
	firstByteMs: number;
	/** Between two pieces of the body. */
	betweenMs: number;
	/** For the whole call: no stream is endless. */
	totalMs: number;
}

export interface Get {
	/** As messages name it. */
	provider: string;
	url: string;
	headers: Record<string, string>;
	signal: AbortSignal;
	timeouts: CallTimeouts;
	/** The most bytes of an answer. */
	mostBytes: number;
}

export interface Post extends Get {
	/** Sent as JSON. */
	body: unknown;
}

export interface OpenAnswer {
	status: number;
	header(name: string): string | null;
	/** Read once. Whoever stops reading ends the connection. */
	chunks: AsyncGenerator<Uint8Array, void, undefined>;
}

/**
 * POSTs JSON and gives the answer as soon as its head is there, whatever its status. All waiting is bounded by the
 * call's own timeouts.
 * @throws as `send`
 */
export function post(fetch: HttpFetch, { body, headers, ...request }: Post): Promise<OpenAnswer> {
	const sent = { ...request, headers: { 'content-type': 'application/json', ...headers } };
	return send(fetch, sent, { method: 'POST', body: JSON.stringify(body) });
}

/** The same without a body. @throws as `send` */
export const get = (fetch: HttpFetch, request: Get): Promise<OpenAnswer> => send(fetch, request, { method: 'GET' });

/**
 * @throws ProviderFailure (provider_timeout, provider_unavailable, provider_answer_unusable for one without end);
 * the signal's reason; NexusError of the fetch itself
 */
async function send(
	fetch: HttpFetch,
	{ provider, url, headers, signal, timeouts, mostBytes }: Get,
	init: { method: 'GET' } | { method: 'POST'; body: string },
): Promise<OpenAnswer> {
	signal.throwIfAborted();
	const controller = new AbortController();
	const abort = () => controller.abort(signal.reason);
	signal.addEventListener('abort', abort, { once: true });
	const late = (what: string) =>
		controller.abort(new ProviderFailure('provider_timeout', { provider }, { kind: 'backoff' }, what));
	const total = setTimeout(late, timeouts.totalMs, `longer than ${timeouts.totalMs} ms`);
	let silence = setTimeout(late, timeouts.firstByteMs, `no byte in ${timeouts.firstByteMs} ms`);
	const end = () => {
		clearTimeout(total);
		clearTimeout(silence);
		signal.removeEventListener('abort', abort);
		controller.abort(new Error('ended'));
	};
	const failureOf = (error: unknown): unknown => {
		if (controller.signal.aborted) return controller.signal.reason;
		if (error instanceof NexusError || error instanceof ProviderFailure) return error;
		return new ProviderFailure('provider_unavailable', { provider }, { kind: 'backoff' }, `network: ${causeOf(error)}`);
	};

	async function* read(answer: HttpAnswer): AsyncGenerator<Uint8Array, void, undefined> {
		let bytes = 0;
		try {
			for await (const chunk of answer.body ?? []) {
				clearTimeout(silence);
				bytes += chunk.length;
				if (bytes > mostBytes) {
					const values = { provider, reason: 'resposta longa demais' };
					throw new ProviderFailure('provider_answer_unusable', values, { kind: 'backoff' }, `over ${mostBytes} bytes`);
				}
				yield chunk;
				if (controller.signal.aborted) throw controller.signal.reason;
				silence = setTimeout(late, timeouts.betweenMs, `silent for ${timeouts.betweenMs} ms`);
			}
			if (controller.signal.aborted) throw controller.signal.reason;
		} catch (error) {
			throw failureOf(error);
		} finally {
			end();
		}
	}

	try {
		const answer = await fetch(url, {
			...init,
			headers,
			signal: controller.signal,
			redirect: 'manual',
		});
		return { status: answer.status, header: (name) => answer.headers.get(name), chunks: read(answer) };
	} catch (error) {
		const failure = failureOf(error);
		end();
		throw failure;
	}
}

/** The code of a network error (ECONNREFUSED and so on); its message may quote the address. */
function causeOf(error: unknown): string {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ('code' in cause && typeof cause.code === 'string') return cause.code;
	}
	return error instanceof Error ? error.name : 'unknown';
}

export async function readBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	for await (const piece of chunks) {
		pieces.push(piece);
		length += piece.length;
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const piece of pieces) {
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}

/** Undefined for what is not JSON. */
export async function readJson(chunks: AsyncIterable<Uint8Array>): Promise<unknown> {
	return jsonOf(await readBytes(chunks));
}

/** Undefined for what is not JSON. */
export const jsonOf = (bytes: Uint8Array): unknown => parseJson(new TextDecoder().decode(bytes));

export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
