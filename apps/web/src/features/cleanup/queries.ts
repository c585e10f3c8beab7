import { RECENT_CLEANUPS, TIMING } from '@nexus/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export const cleanupStatsQuery = queryOptions({
	queryKey: ['cleanup', 'stats'],
	queryFn: ({ signal }) => read('cleanupStats', { signal }),
	refetchOnMount: 'always',
	refetchInterval: TIMING.cleanupStatsRefresh,
});

export const cleanupHistoryQuery = queryOptions({
	queryKey: ['cleanup', 'history'],
	queryFn: ({ signal }) => read('cleanupHistory', { query: { limit: RECENT_CLEANUPS }, signal }),
	refetchOnMount: 'always',
	refetchInterval: TIMING.cleanupCheck,
	refetchIntervalInBackground: true,
});
