import { RECENT_PODCASTS } from '@nexus/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { CleanupBanner } from '../features/cleanup/cleanup-banner.tsx';
import { PodcastList, PodcastListSkeleton } from '../features/podcasts/podcast-list.tsx';
import { reasonOf } from '../lib/http-error.ts';
import { podcastsQuery } from '../lib/queries.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { useRowActions } from './use-row-actions.ts';

export const useRecentPodcasts = () => useQuery(podcastsQuery(RECENT_PODCASTS, 0, 'always'));

/** The latest episodes and the state of the cleanup, under the steps. An account without any shows nothing here. */
export function RecentPodcasts() {
	const { data, error } = useRecentPodcasts();
	const actions = useRowActions();
	/** The rows are rendered in slices, as the rest of the screen is there already. */
	const listed = useDeferredValue(data !== undefined);
	if (data?.total === 0) return null;
	return (
		<>
			<section aria-labelledby="recentes" className="mt-12 border-t border-hairline pt-8">
				<div className="mb-2 flex min-h-11 items-center justify-between gap-4">
					<h2 id="recentes" className="serif text-head font-semibold">
						Podcasts recentes
					</h2>
					{data && data.total > RECENT_PODCASTS && (
						<Button asChild variant="quiet" size="small">
							<Link href="/history">View All</Link>
						</Button>
					)}
				</div>
				{data && listed && <PodcastList podcasts={data.podcasts} {...actions} />}
				{!(data && listed) && !error && <PodcastListSkeleton rows={RECENT_PODCASTS} />}
				{!data && error && (
					<Panel tone="alarm" title="Não foi possível carregar seus podcasts">
						{reasonOf(error, 'Tente novamente em instantes.')}
					</Panel>
				)}
			</section>
			<CleanupBanner />
		</>
	);
}
