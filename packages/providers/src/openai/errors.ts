import { ProviderFailure } from '@nexus/core/errors';
import { z } from 'zod';
import { retryAfterMs } from '../calls/index.ts';

export interface Refusal {
	/** As messages name the server. */
	provider: string;
	status: number;
	/** The answer's JSON; undefined when it was none. */
	body: unknown;
	retryAfter: string | null;
	model: string;
	now: Date;
}

/** OpenAI's own form; Ollama's and Kokoro-FastAPI's differ and tell no more than the status does. */
const openAiError = z.object({
	error: z.object({ code: z.union([z.string(), z.number()]).nullish(), type: z.string().nullish() }),
});

/** What an error of an OpenAI-compatible server means and what can be done about it. */
export function failureOf({ provider, status, body, retryAfter, model, now }: Refusal): ProviderFailure {
	const parsed = openAiError.safeParse(body);
	const codes = parsed.success ? [parsed.data.error.code, parsed.data.error.type].map(plainCode) : [];
	const technical = ['HTTP', status, ...codes].filter(Boolean).join(' ');
	const values = { provider, model };
	const final = { kind: 'none' } as const;

	if (codes.includes('context_length_exceeded')) {
		return new ProviderFailure('provider_prompt_cut', values, final, technical);
	}
	// What the model wrote did not fit the schema (Groq): another answer may.
	if (codes.includes('json_validate_failed')) {
		const unusable = { provider, reason: 'resposta ilegível' };
		return new ProviderFailure('provider_answer_unusable', unusable, { kind: 'backoff' }, technical);
	}
	if (codes.includes('insufficient_quota') || status === 402) {
		return new ProviderFailure('provider_credit_spent', values, final, technical);
	}
	if (status === 401) return new ProviderFailure('provider_key_invalid', values, final, technical);
	if (status === 403) return new ProviderFailure('provider_refused', values, final, technical);
	if (status === 404) return new ProviderFailure('provider_model_missing', values, final, technical);
	if (status === 429) {
		const ms = retryAfterMs(retryAfter, now);
		return new ProviderFailure('provider_quota_minute', values, { kind: 'wait', ms }, technical);
	}
	if (status === 408 || status === 504) {
		return new ProviderFailure('provider_timeout', values, { kind: 'backoff' }, technical);
	}
	if (status >= 500) return new ProviderFailure('provider_unavailable', values, { kind: 'backoff' }, technical);
	return new ProviderFailure('provider_request_refused', values, final, technical);
}

/** Enumeration values only: free text of an error may quote the key or the prompt. */
const plainCode = (code: string | number | null | undefined): string =>
	typeof code === 'string' && /^[a-z][a-z_]{1,60}$/i.test(code) ? code : '';
