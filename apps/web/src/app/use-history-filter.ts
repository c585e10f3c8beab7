import type { PodcastOrder, PodcastStateFilter } from '@nexus/contract';
import { PODCAST_ORDERS, PODCAST_STATES } from '@nexus/contract/history';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { PodcastFilter } from '../lib/queries.ts';

/** What the history is narrowed down to, kept in the address; and what changes a part of it. */
export function useHistoryFilter(): [PodcastFilter, (part: PodcastFilter) => void] {
	const [params, setParams] = useSearchParams();
	const search = params.get('busca') || undefined;
	const state = PODCAST_STATES.find((each): each is PodcastStateFilter => each === params.get('estado'));
	const order = PODCAST_ORDERS.find((each): each is PodcastOrder => each === params.get('ordem'));
	const filter = useMemo(() => ({ search, state, order }), [search, state, order]);
	const change = (part: PodcastFilter) => {
		const next = { ...filter, ...part };
		const pairs = { busca: next.search, estado: next.state, ordem: next.order };
		setParams(Object.fromEntries(Object.entries(pairs).flatMap(([name, value]) => (value ? [[name, value]] : []))), {
			replace: true,
		});
	};
	return [filter, change];
}
