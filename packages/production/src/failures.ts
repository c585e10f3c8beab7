import type { ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { Engines } from '@nexus/core/ports';

/** Failures that cost money: the work is retried once, since the call itself was already retried several times. */
const COSTLY: ReadonlySet<ErrorCode> = new Set(['provider_answer_unusable', 'speech_failed']);

/** Attempts at the same work, the first included, that may pass without a new line or clip. */
const MAX_ATTEMPTS = { costly: 2, unknown: 4 } as const;
/**
 * Attempts without progress after which the job fails, even if every one of them ended with the worker's death. The limit
 * is high because a worker that is restarted every few seconds finishes nothing that takes longer than that.
 */
export const MOST_STALLS = 120;

/** Whether to retry after a failure that is not an outage. @param stalls attempts so far without progress */
export function shouldRetry(error: unknown, stalls: number): boolean {
	if (!(error instanceof NexusError)) return stalls < MAX_ATTEMPTS.unknown;
	// The database is down: the queue hands the work out again once it is back.
	if (error.code === 'unavailable') return true;
	return COSTLY.has(error.code) && stalls < MAX_ATTEMPTS.costly;
}

/** Failures that another engine or key may resolve: a retry chooses the engines again. */
const MENDED_BY_OTHER_ENGINES: ReadonlySet<string> = new Set<ErrorCode>([
	'engine_unavailable',
	'voices_none',
	'natural_voices_missing',
	'natural_voices_changed',
	'natural_voices_failed',
	'natural_voices_language',
	'gemini_key_required',
	'gemini_key_unreadable',
	'own_key_invalid',
	'system_key_invalid',
	'provider_key_invalid',
	'provider_refused',
	'provider_request_refused',
	'provider_model_missing',
	'provider_quota_day',
	'provider_credit_spent',
	'provider_blocked',
	'provider_prompt_cut',
	'speech_unusable',
]);

export const mayNeedOtherEngines = (errorCode: string | null): boolean =>
	errorCode !== null && MENDED_BY_OTHER_ENGINES.has(errorCode);

/** Replaces a refused key's error with one that says whose key it is, since only the owner can change it. */
export async function attributeKeyFailure(
	error: NexusError,
	engines: Pick<Engines, 'keyOwner'>,
	userId: string,
	usesGemini: boolean,
): Promise<NexusError> {
	if (error.code !== 'provider_key_invalid' || !usesGemini) return error;
	const code = (await engines.keyOwner(userId)) === 'system' ? 'system_key_invalid' : 'own_key_invalid';
	return new NexusError(code, error.values, { cause: error });
}
