import { ProviderFailure } from '@nexus/core/errors';
import { durationMs, retryAfterMs } from '../calls/index.ts';
import { nextMidnightPacific, whenInBrazil } from './quota-day.ts';
import { geminiError } from './wire.ts';

export const PROVIDER = 'o Gemini';

interface Refusal {
	status: number;
	/** The answer's JSON; undefined when it was none. */
	body: unknown;
	retryAfter: string | null;
	model: string;
	now: Date;
}

/** What a Gemini error means and what can be done about it (ai.google.dev/gemini-api/docs/troubleshooting). */
export function failureOf({ status, body, retryAfter, model, now }: Refusal): ProviderFailure {
	const parsed = geminiError.safeParse(Array.isArray(body) ? body[0] : body);
	const error = parsed.success ? parsed.data.error : { status: undefined, details: [] };
	const reason = error.details.find((detail) => detail.reason !== undefined)?.reason;
	const technical = ['HTTP', status, plainCode(error.status), plainCode(reason)].filter(Boolean).join(' ');
	const values = { provider: PROVIDER, model };

	if (reason === 'API_KEY_INVALID' || status === 401) {
		return new ProviderFailure('provider_key_invalid', values, { kind: 'none' }, technical);
	}
	if (status === 403 || error.status === 'FAILED_PRECONDITION') {
		return new ProviderFailure('provider_refused', values, { kind: 'none' }, technical);
	}
	if (status === 404) return new ProviderFailure('provider_model_missing', values, { kind: 'none' }, technical);
	if (status === 429 || error.status === 'RESOURCE_EXHAUSTED') {
		const quotas = error.details.flatMap((detail) => detail.violations ?? []).map(({ quotaId }) => quotaId ?? '');
		if (quotas.some((quota) => quota.includes('PerDay'))) return quotaOfDay(technical, values, now);
		const waits = [retryAfterMs(retryAfter, now), ...error.details.map(({ retryDelay }) => durationMs(retryDelay))];
		const known = waits.filter((wait) => wait !== null);
		const ms = known.length > 0 ? Math.max(...known) : null;
		return new ProviderFailure('provider_quota_minute', values, { kind: 'wait', ms }, technical);
	}
	if (status === 504 || status === 408) {
		return new ProviderFailure('provider_timeout', values, { kind: 'backoff' }, technical);
	}
	if (status >= 500) return new ProviderFailure('provider_unavailable', values, { kind: 'backoff' }, technical);
	return new ProviderFailure('provider_request_refused', values, { kind: 'none' }, technical);
}

/** An error inside a stream, which has no status of its own but names one. */
export function streamedFailure(body: unknown, model: string, now: Date): ProviderFailure | null {
	const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
	if (code === undefined) return null;
	return failureOf({ status: typeof code === 'number' ? code : 500, body, retryAfter: null, model, now });
}

function quotaOfDay(technical: string, values: { provider: string; model: string }, now: Date): ProviderFailure {
	const until = nextMidnightPacific(now);
	const told = { ...values, when: whenInBrazil(until), until: until.toISOString() };
	return new ProviderFailure('provider_quota_day', told, { kind: 'none' }, `${technical} PerDay`);
}

/** Enumeration values only: free text of an error may quote the key or the prompt. */
const plainCode = (code: string | undefined): string => (code && /^[A-Z][A-Z_]{1,60}$/.test(code) ? code : '');
