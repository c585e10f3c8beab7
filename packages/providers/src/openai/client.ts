import { ProviderFailure } from '@nexus/core/errors';
import type { RawAnswer, SilenceListener } from '@nexus/core/ports';
import {
	type CallTimeouts,
	callWithRetries,
	type HttpFetch,
	type Lease,
	type OpenAnswer,
	parseJson,
	post,
	type RetryPolicy,
	readJson,
	sharedGate,
} from '../calls/index.ts';
import type { Receive } from '../speech/index.ts';
import { answeredData } from './answered-data.ts';
import { failureOf } from './errors.ts';

export interface OpenAiOptions {
	/** With or without `/v1` at its end; paths of their own stay as they are. */
	baseUrl: string;
	/** Local servers need none. */
	apiKey: string | null;
	fetch: HttpFetch;
	retry?: Partial<RetryPolicy> | undefined;
	/** Take the place of what a call asks for. */
	timeouts?: Partial<CallTimeouts> | undefined;
	now?: (() => Date) | undefined;
}

export interface OpenAiCall {
	/** As in `/chat/completions`. */
	path: string;
	/** The request as it goes over the wire. */
	body: { model: string } & Record<string, unknown>;
	/** Another request in place of one that an error (400, 402 or 422) refuses; null where there is none. */
	instead?: ((error: unknown, sent: OpenAiCall['body']) => OpenAiCall['body'] | null) | undefined;
	/** Told of the request that is answered at last. */
	taken?: ((sent: OpenAiCall['body']) => void) | undefined;
	signal: AbortSignal;
	/** Once it is aborted nothing more is asked for; what was asked for is waited for. */
	ending?: AbortSignal | undefined;
	/** Goes first, and may take one place more than others. */
	urgent?: boolean | undefined;
	timeouts?: Partial<CallTimeouts> | undefined;
	silence?: SilenceListener | undefined;
}

/**
 * An OpenAI-compatible API over plain HTTP: Ollama, LM Studio, vLLM, Kokoro-FastAPI, Speaches, LocalAI. Calls are
 * retried and held back as the server asks; all clients of one key and model share their places. Every method throws
 * NexusError (provider_*), or the signal's reason within milliseconds.
 */
export interface OpenAiClient {
	/** As messages name it: the server's host. */
	readonly provider: string;
	/** The parsed answer; its shape is for the caller to check. */
	json(call: OpenAiCall): Promise<unknown>;
	/** A body that is not JSON: speech. */
	bytes(call: OpenAiCall, receive: Receive): Promise<RawAnswer>;
	/** The JSON of each event until `[DONE]`, or of an answer that comes whole. Retried until the first is there; what breaks off later is thrown. */
	stream(call: OpenAiCall): AsyncGenerator<unknown, void, undefined>;
}

const TIMEOUTS: CallTimeouts = { firstByteMs: 120_000, betweenMs: 120_000, totalMs: 1_800_000 };
/** `/v1`, `/v1beta/openai` of Gemini, `/openai/deployments/…` of Azure, GitHub's models, `/v1/…/compat` of a gateway. */
const IS_WHOLE = /\/v\d+\w*(?:\/openai)?$|\/deployments\/|\/\/models\.github\.ai\/|\/v\d+\/.*\/compat$/;
const MOST_BYTES = 96_000_000;
/** Statuses of a request that may be taken in another form; 402 of an aggregator says what the credit is enough for. */
const REFUSED_AS_SENT: ReadonlySet<number> = new Set([400, 402, 422]);

export function createOpenAiClient(options: OpenAiOptions): OpenAiClient {
	const { apiKey, fetch, retry, now = () => new Date() } = options;
	const trimmed = options.baseUrl.replace(/\/+$/, '');
	const baseUrl = IS_WHOLE.test(trimmed) ? trimmed : `${trimmed}/v1`;
	const provider = `o servidor ${new URL(baseUrl).host}`;

	const attempts = ({ body, signal, ending, urgent }: OpenAiCall) => ({
		gate: sharedGate(baseUrl, apiKey, body.model),
		signal,
		ending,
		urgent,
		policy: retry,
	});

	/** @throws ProviderFailure */
	async function open(call: OpenAiCall): Promise<OpenAnswer> {
		const answer = await send(call);
		if (answer.status === 200) {
			call.taken?.(call.body);
			return answer;
		}
		const error = await readJson(answer.chunks);
		const other = REFUSED_AS_SENT.has(answer.status) ? call.instead?.(error, call.body) : null;
		if (other) return await open({ ...call, body: other });
		throw refusal(call, answer.status, error, answer.header('retry-after'));
	}

	async function send(call: OpenAiCall): Promise<OpenAnswer> {
		const timeouts = { ...TIMEOUTS, ...call.timeouts, ...options.timeouts };
		call.silence?.(timeouts.firstByteMs);
		return await post(fetch, {
			provider,
			url: `${baseUrl}${call.path}`,
			headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
			body: call.body,
			signal: call.signal,
			timeouts,
			mostBytes: MOST_BYTES,
		}).finally(() => call.silence?.(null));
	}

	const refusal = (call: OpenAiCall, status: number, body: unknown, retryAfter: string | null): ProviderFailure =>
		failureOf({ provider, status, body, retryAfter, model: call.body.model, now: now() });

	function unusable(what: string): ProviderFailure {
		const values = { provider, reason: 'resposta ilegível' };
		return new ProviderFailure('provider_answer_unusable', values, { kind: 'backoff' }, what);
	}

	async function* events(call: OpenAiCall, answer: OpenAnswer): AsyncGenerator<unknown, void, undefined> {
		for await (const data of answeredData(answer.chunks)) {
			if (data === '[DONE]') return;
			const event = parseJson(data);
			if (event === undefined) throw unusable('an event that is not JSON');
			if (isError(event)) throw refusal(call, statusOf(event), event, null);
			yield event;
		}
	}

	return {
		provider,
		json: (call) =>
			callWithRetries(attempts(call), async (lease) => {
				const answer = await readJson((await open(call)).chunks);
				if (answer === undefined) throw unusable('not JSON');
				if (isError(answer)) throw refusal(call, statusOf(answer), answer, null);
				return finish(lease, answer);
			}),
		bytes: (call, receive) =>
			callWithRetries(attempts(call), async (lease) => {
				const { header, chunks } = await open(call);
				return finish(lease, await receive({ contentType: header('content-type') ?? '', chunks }));
			}),
		async *stream(call) {
			const { lease, first, rest } = await callWithRetries(attempts(call), async (lease) => {
				const rest = events(call, await open(call));
				const first = await rest.next();
				if (first.done) throw unusable('an empty stream');
				return { lease, first: first.value, rest };
			});
			try {
				yield first;
				yield* rest;
				lease.succeeded();
			} catch (error) {
				if (call.signal.aborted || !(error instanceof ProviderFailure)) throw error;
				throw error.toNexusError();
			} finally {
				lease.release();
				await rest.return(undefined);
			}
		},
	};
}

function finish<Answer>(lease: Lease, answer: Answer): Answer {
	lease.succeeded();
	lease.release();
	return answer;
}

const isError = (answer: unknown): answer is { error: { code?: unknown } } =>
	typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);

/** Servers that answer 200 and then fail name the status in the error, or none. */
function statusOf({ error }: { error: { code?: unknown } }): number {
	return typeof error.code === 'number' && error.code >= 400 ? error.code : 500;
}
