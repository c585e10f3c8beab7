import type { LoginBody, RegisterBody, User } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { isUnauthorized } from './http-error.ts';
import { queryClient } from './query-client.ts';
import { clearTab } from './tab-storage.ts';
import { accessToken, clearTokens, onTokensChanged, saveTokens } from './tokens.ts';
import { meQuery } from './user.ts';

const JUST_REGISTERED = 'nexus_just_registered';

export const justRegistered = {
	is: () => localStorage.getItem(JUST_REGISTERED) === 'true',
	set: () => localStorage.setItem(JUST_REGISTERED, 'true'),
	clear: () => localStorage.removeItem(JUST_REGISTERED),
};

onTokensChanged(() => {
	if (accessToken() !== null) return;
	queryClient.clear();
	clearTab();
});

export type Session =
	| { state: 'loading' | 'unauthenticated' }
	| { state: 'unreachable'; retry: () => void }
	| { state: 'authenticated'; user: User };

/** Who is signed in. `unreachable`: there is a token, but the server could not be asked whose it is. */
export function useSession(): Session {
	const hasToken = useSyncExternalStore(onTokensChanged, () => accessToken() !== null);
	const { data, error, isFetching, refetch } = useQuery({ ...meQuery, enabled: hasToken });
	const refused = hasToken && isUnauthorized(error);

	useEffect(() => {
		if (refused) clearTokens();
	}, [refused]);

	if (!hasToken || refused) return { state: 'unauthenticated' };
	if (data) return { state: 'authenticated', user: data };
	if (error && !isFetching) return { state: 'unreachable', retry: () => void refetch() };
	return { state: 'loading' };
}

/** The signed-in user, for what is only shown inside the authenticated frame. */
export function useUser(): User | undefined {
	return useQuery({ ...meQuery, enabled: false }).data;
}

export async function login(body: LoginBody): Promise<void> {
	const pair = await call('login', { body });
	queryClient.clear();
	saveTokens(pair);
}

export const register = (body: RegisterBody): Promise<User> => call('register', { body });

/** Signs out here even when the server cannot be told. */
export async function logout(): Promise<void> {
	await call('logout').catch(() => undefined);
	justRegistered.clear();
	clearTokens();
	queryClient.clear();
}
