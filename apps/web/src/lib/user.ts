import type { User } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { read } from './api.ts';
import { queryClient, retryTwiceUnlessUnauthorized } from './query-client.ts';

export const meQuery = queryOptions({
	queryKey: ['me'],
	queryFn: ({ signal }) => read('me', { signal }),
	staleTime: TIMING.userFresh,
	retry: retryTwiceUnlessUnauthorized,
});

/** Who is signed in, as far as is known already. */
export const knownUser = (): User | undefined => queryClient.getQueryData(meQuery.queryKey);
