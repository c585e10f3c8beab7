import { NexusError } from '../errors/index.ts';
import type { Database } from '../ports/index.ts';
import type { Actor } from './types.ts';

/** Ends what outlasts a request when the caller's session or API key ends. */
export interface AccessWatch {
	/**
	 * A signal that is aborted with `signal`, or, with NexusError unauthenticated, within two seconds of the end of the
	 * actor's session or API key: by logout, a change of password, revocation or expiry, or with the account.
	 */
	untilAccessEnds(actor: Actor, signal: AbortSignal): AbortSignal;
}

/** Milliseconds between checks. Each takes one query for sessions and one for keys, however many are watched. */
const INTERVAL = 2_000;

export function createAccessWatch(deps: {
	database: Pick<Database, 'accounts' | 'apiKeys'>;
	onError: (error: unknown) => void;
}): AccessWatch {
	const { database, onError } = deps;
	const watched = new Map<AbortController, Actor>();
	let timer: NodeJS.Timeout | null = null;

	async function check(): Promise<void> {
		const present = [...watched];
		const ids = (of: 'sessionId' | 'apiKeyId') => [...new Set(present.flatMap(([, actor]) => actor[of] ?? []))];
		const [sessions, keys] = [ids('sessionId'), ids('apiKeyId')];
		const good = new Set([
			...(sessions.length > 0 ? await database.accounts.goodSessions(sessions) : []),
			...(keys.length > 0 ? await database.apiKeys.goodKeys(keys) : []),
		]);
		for (const [controller, { sessionId, apiKeyId }] of present) {
			if (!good.has(sessionId ?? apiKeyId ?? '')) controller.abort(new NexusError('unauthenticated'));
		}
	}

	function scheduleCheck(): void {
		if (timer !== null || watched.size === 0) return;
		timer = setTimeout(() => {
			check()
				.catch(onError)
				.finally(() => {
					timer = null;
					scheduleCheck();
				});
		}, INTERVAL).unref();
	}

	return {
		untilAccessEnds(actor, outer) {
			const controller = new AbortController();
			const signal = AbortSignal.any([outer, controller.signal]);
			if (signal.aborted) return signal;
			watched.set(controller, actor);
			signal.addEventListener('abort', () => watched.delete(controller), { once: true });
			scheduleCheck();
			return signal;
		},
	};
}
