const ACCESS = 'nexus_access_token';
const REFRESH = 'nexus_refresh_token';
const listeners = new Set<() => void>();

const announce = () => {
	for (const listener of listeners) listener();
};

export const accessToken = () => localStorage.getItem(ACCESS);
export const refreshToken = () => localStorage.getItem(REFRESH);

export function saveTokens(pair: { access_token: string; refresh_token: string }): void {
	localStorage.setItem(ACCESS, pair.access_token);
	localStorage.setItem(REFRESH, pair.refresh_token);
	announce();
}

export function clearTokens(): void {
	localStorage.removeItem(ACCESS);
	localStorage.removeItem(REFRESH);
	announce();
}

/** Calls back when the tokens change here or in another tab. Returns the unsubscriber. */
export function onTokensChanged(listener: () => void): () => void {
	listeners.add(listener);
	addEventListener('storage', listener);
	return () => {
		listeners.delete(listener);
		removeEventListener('storage', listener);
	};
}
