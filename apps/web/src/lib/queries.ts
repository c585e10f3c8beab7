import type { EstimateBody, PodcastOrder, PodcastStateFilter } from '@nexus/contract';
import { DEFAULT_LANGUAGE, type Language } from '@nexus/contract/languages';
import { PAGE_SIZE, TIMING } from '@nexus/contract/limits';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { call, read } from './api.ts';
import { isTerminal } from './job-status.ts';
import { isGenerating } from './podcast-state.ts';
import { retryTwiceUnlessUnauthorized } from './query-client.ts';

const FRESH = { staleTime: TIMING.userFresh, retry: 2 } as const;

export const geminiStatusQuery = queryOptions({
	queryKey: ['gemini-status'],
	queryFn: ({ signal }) => read('geminiStatus', { signal }),
	...FRESH,
	retry: retryTwiceUnlessUnauthorized,
});

/** The ready-made duos, with the names that their hosts have in that language; all else of them is the same in each. */
export const presetsQuery = (language: Language = DEFAULT_LANGUAGE) =>
	queryOptions({
		queryKey: ['presets', language],
		queryFn: async ({ signal }) => {
			const query = language === DEFAULT_LANGUAGE ? {} : { language };
			return (await read('presets', { query, signal })).presets;
		},
		placeholderData: keepPreviousData,
		...FRESH,
	});

/** The voices that the model has besides the six. */
export const ownVoicesQuery = queryOptions({
	queryKey: ['own-voices'],
	queryFn: async ({ signal }) => (await read('ownVoices', { signal })).voices,
	...FRESH,
});

export const podcastsKey = ['podcasts'] as const;

export interface PodcastFilter {
	search?: string | undefined;
	state?: PodcastStateFilter | undefined;
	order?: PodcastOrder | undefined;
}

/** A page of the user's podcasts; asked for again every 5 s when `poll` says so. */
export const podcastsQuery = (
	limit: number,
	offset: number,
	poll: 'always' | 'while-generating',
	filter: PodcastFilter = {},
) =>
	queryOptions({
		queryKey: [...podcastsKey, 'list', limit, offset, filter],
		queryFn: ({ signal }) => read('podcasts', { query: { limit, offset, ...filter }, signal }),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
		refetchInterval: ({ state }) =>
			poll === 'always' || state.data?.podcasts.some((podcast) => isGenerating(podcast, Date.now()))
				? TIMING.podcastListRefresh
				: false,
	});

/** What is being made, the newest first; one without a job was created, and may never be generated. */
export const makingQuery = podcastsQuery(PAGE_SIZE.podcasts, 0, 'while-generating', { state: 'generating' });

/** Everything about one podcast; asked for again every 2 s while it is being made. */
export const podcastQuery = (id: string) =>
	queryOptions({
		queryKey: [...podcastsKey, 'details', id],
		queryFn: ({ signal }) => read('podcast', { params: { id }, signal }),
		refetchOnMount: 'always',
		refetchInterval: ({ state }) => (state.data && isGenerating(state.data, Date.now()) ? TIMING.jobPoll : false),
	});

export const jobQuery = (id: string) =>
	queryOptions({
		queryKey: ['jobs', id],
		queryFn: ({ signal }) => read('job', { params: { id }, signal }),
		refetchOnMount: 'always',
		refetchInterval: ({ state }) => (isTerminal(state.data?.status) ? false : TIMING.jobPoll),
	});

/** What is known of a file's sound by its version; until a new version is known, what was known of the one before. */
const ofSound = <File extends number | 'all', Known>(
	ask: (call: {
		params: { id: string };
		query: { file: File; version: string | undefined };
		signal: AbortSignal;
	}) => Promise<Known>,
	name: 'peaks' | 'transcript',
	id: string,
	file: File,
	version: string,
) => {
	const of = [name, id, file] as const;
	return queryOptions({
		queryKey: [...of, version],
		queryFn: ({ signal }) =>
			ask({
				params: { id },
				query: { file, version: file === 'all' ? undefined : version || undefined },
				signal,
			}),
		placeholderData: (before, query) => (of.every((part, at) => part === query?.queryKey[at]) ? before : undefined),
	});
};

export const peaksQuery = (id: string, file: number, version: string) =>
	ofSound((options) => read('peaks', options), 'peaks', id, file, version);

/** `all`: of all files, one after another. */
export const transcriptQuery = (id: string, file: number | 'all', version: string) =>
	ofSound((options) => read('transcript', options), 'transcript', id, file, version);

/** What can be brought beyond the upload box; the operator's choice, which seldom changes. */
export const documentSourcesQuery = queryOptions({
	queryKey: ['document-sources'],
	queryFn: ({ signal }) => read('documentSources', { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

export const uploadsKey = ['uploads'] as const;

/** The latest documents that were sent, and how many there are. */
export const uploadsQuery = (limit: number) =>
	queryOptions({
		queryKey: [...uploadsKey, limit],
		queryFn: ({ signal }) => read('uploads', { query: { limit, offset: 0 }, signal }),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
	});

/** What an episode will be: asked for anew whenever something that it depends on changes. */
export const estimateQuery = (body: EstimateBody | null) =>
	queryOptions({
		queryKey: ['estimate', body],
		queryFn: body === null ? skipToken : ({ signal }) => call('estimate', { body, signal }),
		placeholderData: keepPreviousData,
	});

/** A script with what each line rests on, and what generating now would have to voice. */
export const scriptQuery = (podcastId: string) =>
	queryOptions({
		queryKey: ['script', podcastId],
		queryFn: ({ signal }) => read('script', { params: { id: podcastId }, signal }),
	});

/** What is known of a document; nothing is asked without one. */
export const documentQuery = (id: string | null) =>
	queryOptions({
		queryKey: ['document', id],
		queryFn: id === null ? skipToken : ({ signal }) => read('documentInfo', { params: { id }, signal }),
	});
