import type { BodyOf } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call, read } from './api.ts';
import { isGenerating } from './podcast-state.ts';
import { podcastsKey } from './queries.ts';

/** What the episodes of a series will come to together. */
export const seriesEstimateQuery = (body: BodyOf<'estimateSeries'> | null) =>
	queryOptions({
		queryKey: ['estimate', 'series', body],
		queryFn: body === null ? skipToken : ({ signal }) => call('estimateSeries', { body, signal }),
		placeholderData: keepPreviousData,
	});

/** A series with its episodes; asked for again every 5 s while any of them is being made. */
export const seriesQuery = (id: string) =>
	queryOptions({
		queryKey: [...podcastsKey, 'series', id],
		queryFn: ({ signal }) => read('oneSeries', { params: { id }, signal }),
		refetchOnMount: 'always',
		refetchInterval: ({ state }) =>
			state.data?.podcasts.some((podcast) => isGenerating(podcast, Date.now())) ? TIMING.podcastListRefresh : false,
	});
