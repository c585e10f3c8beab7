import { TIMING } from '@nexus/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { cleanupNews, newCleanups } from './cleanup-news.ts';
import { cleanupHistoryQuery, cleanupStatsQuery } from './queries.ts';

/** Holds when the latest cleanup was that was told of, so that a page loaded anew does not tell it again. */
const SEEN = 'nexus_cleanup_seen';

/** Looks every five minutes whether podcasts were cleaned meanwhile, and says so. */
export default function CleanupNotice() {
	const queries = useQueryClient();
	const { data, dataUpdatedAt } = useQuery(cleanupHistoryQuery);
	useEffect(() => {
		const seen = Number(sessionStorage.getItem(SEEN)) || 0;
		const news = newCleanups(data?.cleanup_history ?? [], dataUpdatedAt, seen);
		if (news.length === 0) return;
		sessionStorage.setItem(SEEN, String(Math.max(...news.map(({ cleaned_at }) => Date.parse(cleaned_at)))));
		toast({
			title: 'Limpeza Automática Executada',
			description: cleanupNews(news),
			duration: TIMING.cleanupToast,
		});
		void queries.invalidateQueries({ queryKey: podcastsKey });
		void queries.invalidateQueries({ queryKey: cleanupStatsQuery.queryKey });
	}, [data, dataUpdatedAt, queries]);
	return null;
}
