import type { AnswerOf } from '@nexus/contract';
import { ROUTES } from '@nexus/contract/routes';
import { accessToken, clearTokens, refreshToken, saveTokens } from './tokens.ts';

let running: Promise<boolean> | null = null;

async function exchange(stale: string | null): Promise<boolean> {
	if (accessToken() !== stale) return accessToken() !== null;
	const refresh_token = refreshToken();
	if (!refresh_token) {
		clearTokens();
		return false;
	}
	const [method, path] = ROUTES.refresh;
	const response = await fetch(path, {
		method,
		credentials: 'include',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ refresh_token }),
	}).catch(() => null);
	if (response?.ok) {
		const tokens: AnswerOf<'refresh'> = await response.json();
		saveTokens(tokens);
		return true;
	}
	if (response && response.status < 500 && response.status !== 429) clearTokens();
	return false;
}

/**
 * Trades the refresh token for a new pair, once however many calls ask at the same time, in this tab or another.
 * `stale` is the access token that was refused: when another tab has replaced it already, nothing is sent.
 * Resolves to whether there is a fresh token; a refused refresh token signs the user out.
 */
export function refreshTokens(stale: string | null = accessToken()): Promise<boolean> {
	running ??= (
		'locks' in navigator ? navigator.locks.request('nexus-refresh', () => exchange(stale)) : exchange(stale)
	).finally(() => {
		running = null;
	});
	return running;
}
