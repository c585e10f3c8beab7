import { SEARCH_MIN } from '@nexus/contract/search-constants';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Milliseconds between two looks while documents are being indexed. */
const POLL_MILLISECONDS = 2_000;

/** What of the user's own holds the words; nothing is asked for too few letters. */
export const searchQuery = (words: string) =>
	queryOptions({
		queryKey: ['search', words],
		queryFn: words.length < SEARCH_MIN ? skipToken : ({ signal }) => read('search', { query: { q: words }, signal }),
		placeholderData: keepPreviousData,
		refetchOnMount: 'always',
		refetchInterval: ({ state }) => (state.data && state.data.indexing > 0 ? POLL_MILLISECONDS : false),
	});
