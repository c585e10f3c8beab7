import { TIMING } from '@nexus/contract/limits';
import { QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './http-error.ts';

/** Nothing is asked for twice unless a query says so: no retry, no refetch on focus, never stale. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			retry: false,
			refetchOnWindowFocus: false,
			refetchInterval: false,
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: TIMING.cacheKept,
		},
		mutations: { retry: false },
	},
});

export const retryTwiceUnlessUnauthorized = (failures: number, error: Error) => failures < 2 && !isUnauthorized(error);
