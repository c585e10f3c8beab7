import type { ErrorCode } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { Engines } from '../ports/index.ts';

/** What costs money each time: tried once more. Within a call it was tried several times already. */
const COSTLY: ReadonlySet<ErrorCode> = new Set(['provider_answer_unusable', 'speech_failed']);

/** Beginnings of the same work without a line or a clip between them, the first included. */
const MOST = { costly: 2, unknown: 4 } as const;
/**
 * As many deaths of the worker in a row are no accident, wherever it died. A hundred may be: a worker that is ended again
 * and again within seconds of its start finishes nothing that takes longer, whatever it works on.
 */
export const MOST_STALLS = 120;

/** Whether what is no outage is worth trying again after so many beginnings that led nowhere. */
export function worthAnotherTry(error: unknown, stalls: number): boolean {
	if (!(error instanceof NexusError)) return stalls < MOST.unknown;
	// The database is gone: the queue hands the work out again when it is back.
	if (error.code === 'unavailable') return true;
	return COSTLY.has(error.code) && stalls < MOST.costly;
}

/** What a run failed with that other engines, or another key, may mend: a retry chooses anew. */
const OF_THE_ENGINE: ReadonlySet<string> = new Set<ErrorCode>([
	'engine_unavailable',
	'natural_voices_missing',
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
	errorCode !== null && OF_THE_ENGINE.has(errorCode);

/** A key that is refused, told to whom it belongs: only they can change it. */
export async function toldToWhomItConcerns(
	error: NexusError,
	engines: Pick<Engines, 'keyOwner'>,
	userId: string,
	usesGemini: boolean,
): Promise<NexusError> {
	if (error.code !== 'provider_key_invalid' || !usesGemini) return error;
	const code = (await engines.keyOwner(userId)) === 'system' ? 'system_key_invalid' : 'own_key_invalid';
	return new NexusError(code, error.values, { cause: error });
}
