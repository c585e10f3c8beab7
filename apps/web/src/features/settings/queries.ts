import { PAGE_SIZE_MAX } from '@nexus/contract/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { geminiStatusQuery } from '../../lib/queries.ts';

export const settingsQuery = queryOptions({
	queryKey: ['settings'],
	queryFn: ({ signal }) => read('settings', { signal }),
	refetchOnMount: 'always',
});

/** After a change: the settings, and the engines that follow from them. */
export const refreshSettings = (queries: QueryClient) =>
	Promise.all([settingsQuery, geminiStatusQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));

export const accountUsageQuery = queryOptions({
	queryKey: ['account-usage'],
	queryFn: ({ signal }) => read('accountUsage', { signal }),
	refetchOnMount: 'always',
});

export const apiKeysQuery = queryOptions({
	queryKey: ['api-keys'],
	queryFn: async ({ signal }) => (await read('apiKeys', { query: { limit: PAGE_SIZE_MAX }, signal })).api_keys,
	refetchOnMount: 'always',
});

export const sessionsQuery = queryOptions({
	queryKey: ['sessions'],
	queryFn: async ({ signal }) => (await read('sessions', { query: { limit: PAGE_SIZE_MAX }, signal })).sessions,
	refetchOnMount: 'always',
});
