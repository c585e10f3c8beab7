import type { Podcast } from '@nexus/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue } from 'react';
import { type PodcastFilter, podcastsQuery } from '../../lib/queries.ts';

/** Episodes asked for at a time. */
const PER_PAGE = 50;

/** The pages, from 0, that hold the places from `first` to `last`. */
export function pagesOf(first: number, last: number): number[] {
	const from = Math.floor(Math.max(0, first) / PER_PAGE);
	const to = Math.floor(Math.max(0, last) / PER_PAGE);
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** How many episodes there are, of which the first page is known first. */
export const useFirstPage = (filter: PodcastFilter) => useQuery(podcastsQuery(PER_PAGE, 0, 'while-generating', filter));

/**
 * The episodes at the places from `first` to `last` of a list, however long it is: only the pages that hold them are
 * asked for. Answers the episode at a place, undefined while its page is on its way. A page that has come is rendered in
 * slices: all rows in view may be of it.
 */
export function usePodcastsAt(
	firstPage: Podcast[],
	filter: PodcastFilter,
	{ first, last }: { first: number; last: number },
): (place: number) => Podcast | undefined {
	const wanted = pagesOf(first, last).filter((page) => page > 0);
	const pages = useQueries({
		queries: wanted.map((page) => ({
			...podcastsQuery(PER_PAGE, page * PER_PAGE, 'while-generating', filter),
			placeholderData: undefined,
		})),
		combine: useCallback(
			(results: { data: { podcasts: Podcast[]; offset: number } | undefined }[]) =>
				new Map(results.flatMap(({ data }) => (data ? [[data.offset, data.podcasts]] : []))),
			[],
		),
	});
	const there = useDeferredValue(pages);
	return (place) => {
		if (place < 0) return undefined;
		const offset = Math.floor(place / PER_PAGE) * PER_PAGE;
		return (offset === 0 ? firstPage : there.get(offset))?.[place - offset];
	};
}
