import { ProviderFailure } from '@nexus/core/errors';
import type { IncomingAnswer, RawAnswer, SilenceListener } from '@nexus/core/ports';
import {
	type CallTimeouts,
	callWithRetries,
	eventData,
	type HttpFetch,
	jsonOf,
	type Lease,
	type OpenAnswer,
	parseJson,
	post,
	type RetryPolicy,
	readJson,
	sharedGate,
} from '../calls/index.ts';
import { failureOf, PROVIDER, streamedFailure } from './errors.ts';
import { type GeminiResponse, geminiResponse } from './wire.ts';

export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';

export interface GeminiOptions {
	apiKey: string;
	/** Without `/v1beta`. */
	baseUrl?: string | undefined;
	fetch: HttpFetch;
	retry?: Partial<RetryPolicy> | undefined;
	/** Take the place of what a call asks for. */
	timeouts?: Partial<CallTimeouts> | undefined;
	now?: (() => Date) | undefined;
}

export interface GeminiCall {
	model: string;
	/** The request as it goes over the wire. */
	body: object;
	signal: AbortSignal;
	/** Once it is aborted nothing more is asked for; what was asked for is waited for. */
	ending?: AbortSignal | undefined;
	/** Goes first, and may take one place more than others. */
	urgent?: boolean | undefined;
	timeouts?: Partial<CallTimeouts> | undefined;
	silence?: SilenceListener | undefined;
	/** Takes in the answer's bytes as they come. */
	receive?: ((answer: IncomingAnswer) => Promise<RawAnswer>) | undefined;
}

/**
 * Gemini's API over plain HTTP. Calls are retried and held back as the provider asks; all clients of one key and model
 * share their places. Both methods throw NexusError (provider_*), or the signal's reason within milliseconds. An answer
 * may still be no success: its finishReason is for the caller to read, as are the tokens that it cost.
 */
export interface GeminiClient {
	generate(call: GeminiCall): Promise<GeminiResponse>;
	/** Retried until the first chunk is there; what breaks off later is thrown. */
	stream(call: GeminiCall): AsyncGenerator<GeminiResponse, void, undefined>;
}

const TIMEOUTS: CallTimeouts = { firstByteMs: 60_000, betweenMs: 30_000, totalMs: 600_000 };
/** Ten minutes of speech are 40 MB in base64. */
const MOST_BYTES = 96_000_000;

export function createGeminiClient(options: GeminiOptions): GeminiClient {
	const { apiKey, fetch, retry, now = () => new Date() } = options;
	const baseUrl = (options.baseUrl ?? GEMINI_BASE_URL).replace(/\/+$/, '');

	const attempts = ({ model, signal, ending, urgent }: GeminiCall) => ({
		gate: sharedGate(baseUrl, apiKey, model),
		signal,
		ending,
		urgent,
		policy: retry,
	});

	/** @throws ProviderFailure */
	async function open(call: GeminiCall, method: string): Promise<OpenAnswer> {
		const timeouts = { ...TIMEOUTS, ...call.timeouts, ...options.timeouts };
		call.silence?.(timeouts.firstByteMs);
		const answer = await post(fetch, {
			provider: PROVIDER,
			url: `${baseUrl}/v1beta/models/${encodeURIComponent(call.model)}:${method}`,
			headers: { 'x-goog-api-key': apiKey },
			body: call.body,
			signal: call.signal,
			timeouts,
			mostBytes: MOST_BYTES,
		}).finally(() => call.silence?.(null));
		if (answer.status === 200) return answer;
		const body = await readJson(answer.chunks);
		const retryAfter = answer.header('retry-after');
		throw failureOf({ status: answer.status, body, retryAfter, model: call.model, now: now() });
	}

	function read(body: unknown, model: string): GeminiResponse {
		const failure = streamedFailure(body, model, now());
		if (failure) throw failure;
		const parsed = geminiResponse.safeParse(body);
		if (parsed.success) return parsed.data;
		const values = { provider: PROVIDER, reason: 'resposta ilegível' };
		throw new ProviderFailure('provider_answer_unusable', values, { kind: 'backoff' }, 'not the JSON of an answer');
	}

	async function* chunksOf(call: GeminiCall, answer: OpenAnswer): AsyncGenerator<GeminiResponse, void, undefined> {
		for await (const data of eventData(answer.chunks)) {
			if (data !== '[DONE]') yield read(parseJson(data), call.model);
		}
	}

	return {
		generate(call) {
			return callWithRetries(attempts(call), async (lease) => {
				const { header, chunks } = await open(call, 'generateContent');
				const body = call.receive
					? jsonOf((await call.receive({ contentType: header('content-type') ?? '', chunks })).bytes)
					: await readJson(chunks);
				const response = read(body, call.model);
				lease.succeeded();
				lease.release();
				return response;
			});
		},

		async *stream(call) {
			const opened = await callWithRetries(attempts(call), async (lease) => {
				const answer = await open(call, 'streamGenerateContent?alt=sse');
				const chunks = chunksOf(call, answer);
				const first = await chunks.next();
				if (!first.done) return { lease, first: first.value, chunks };
				const values = { provider: PROVIDER, reason: 'resposta vazia' };
				throw new ProviderFailure('provider_answer_unusable', values, { kind: 'backoff' }, 'an empty stream');
			});
			yield* rest(opened, call.signal);
		},
	};
}

async function* rest(
	{ lease, first, chunks }: { lease: Lease; first: GeminiResponse; chunks: AsyncGenerator<GeminiResponse> },
	signal: AbortSignal,
): AsyncGenerator<GeminiResponse, void, undefined> {
	try {
		yield first;
		yield* chunks;
		lease.succeeded();
	} catch (error) {
		if (signal.aborted || !(error instanceof ProviderFailure)) throw error;
		if (error.remedy.kind === 'wait') lease.refused(error.remedy.ms ?? 0);
		throw error.toNexusError();
	} finally {
		lease.release();
		await chunks.return(undefined);
	}
}
