import type { ErrorCode, KeyCheck } from '@nexus/contract';
import type { Actor } from '../accounts/types.ts';
import { NexusError } from '../errors/index.ts';
import type { Database } from '../ports/index.ts';

export interface KeyCheckServices {
	/**
	 * Tries a Gemini key with one free call. Nothing of it is kept.
	 * @throws NexusError too_many_attempts
	 */
	check(actor: Actor, apiKey: string, signal: AbortSignal): Promise<KeyCheck>;
}

/** Checks of one account. */
const CHECKS_MOST = 30;
const WINDOW_SECONDS = 3600;

/** What a failed call says of the key; every other failure says only that the provider could not be asked. */
const RESULTS: Partial<Record<ErrorCode, KeyCheck['result']>> = {
	provider_key_invalid: 'wrong',
	provider_refused: 'no_access',
	provider_quota_day: 'no_quota',
	provider_quota_minute: 'no_quota',
	provider_timeout: 'silent',
};

export function createKeyCheckServices({
	database,
	checkKey,
}: {
	database: Pick<Database, 'rateCounts'>;
	/** Asks the provider. @throws NexusError provider_* */
	checkKey: (apiKey: string, signal: AbortSignal) => Promise<void>;
}): KeyCheckServices {
	return {
		async check({ userId }, apiKey, signal) {
			const { count, resetSeconds } = await database.rateCounts.count(`gemini-key-check ${userId}`, WINDOW_SECONDS);
			if (count > CHECKS_MOST) throw new NexusError('too_many_attempts', { seconds: resetSeconds });
			try {
				await checkKey(apiKey, signal);
				return { result: 'accepted' };
			} catch (error) {
				if (!(error instanceof NexusError)) throw error;
				return { result: RESULTS[error.code] ?? 'unreachable' };
			}
		},
	};
}
