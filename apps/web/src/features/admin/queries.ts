import type { VoicesOverview } from '@nexus/contract';
import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Milliseconds between two looks at an installation under way. */
const PACE = 1_000;

export const voicesQuery = queryOptions({
	queryKey: ['voices'],
	queryFn: ({ signal }) => read('voices', { signal }),
	refetchOnMount: 'always',
	refetchInterval: ({ state }) => (isInstalling(state.data) ? PACE : false),
});

export const localModelsQuery = queryOptions({
	queryKey: ['local-models'],
	queryFn: ({ signal }) => read('localModels', { signal }),
	refetchOnMount: 'always',
});

export const isInstalling = (overview: VoicesOverview | undefined): boolean =>
	overview?.installation != null && overview.installation.error === null;
