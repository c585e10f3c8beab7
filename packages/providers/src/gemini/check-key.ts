import { ProviderFailure } from '@nexus/core/errors';
import { type CallTimeouts, get, type HttpFetch, readJson } from '../calls/index.ts';
import { GEMINI_BASE_URL } from './client.ts';
import { failureOf, PROVIDER } from './errors.ts';

/** Somebody waits for the answer in front of a form. */
const TIMEOUTS: CallTimeouts = { firstByteMs: 10_000, betweenMs: 10_000, totalMs: 15_000 };
/** One model of the list has about 1 KB. */
const MOST_BYTES = 1_000_000;

interface GeminiKeyCheckerOptions {
	/** Without `/v1beta`. */
	baseUrl?: string | undefined;
	fetch: HttpFetch;
	/** Take the place of the usual ones. */
	timeouts?: Partial<CallTimeouts> | undefined;
	now?: (() => Date) | undefined;
}

/**
 * Makes a check of keys: one free call (models.list of ai.google.dev/api/models), which is not tried again. The check
 * throws NexusError provider_* for a key that does not work, or that could not be tried.
 */
export function createGeminiKeyChecker({
	baseUrl = GEMINI_BASE_URL,
	fetch,
	timeouts,
	now = () => new Date(),
}: GeminiKeyCheckerOptions): (apiKey: string, signal: AbortSignal) => Promise<void> {
	return async (apiKey, signal) => {
		try {
			const answer = await get(fetch, {
				provider: PROVIDER,
				url: `${baseUrl.replace(/\/+$/, '')}/v1beta/models?pageSize=1`,
				headers: { 'x-goog-api-key': apiKey },
				signal,
				timeouts: { ...TIMEOUTS, ...timeouts },
				mostBytes: MOST_BYTES,
			});
			const body = await readJson(answer.chunks);
			if (answer.status !== 200) {
				const retryAfter = answer.header('retry-after');
				throw failureOf({ status: answer.status, body, retryAfter, model: '', now: now() });
			}
			if (!Array.isArray((body as { models?: unknown } | undefined)?.models)) {
				const values = { provider: PROVIDER, reason: 'resposta ilegível' };
				throw new ProviderFailure('provider_answer_unusable', values, { kind: 'none' }, 'not a list of models');
			}
		} catch (error) {
			throw error instanceof ProviderFailure ? error.toNexusError() : error;
		}
	};
}
