import type { Podcast } from '@nexus/contract';
import { useState } from 'react';
import { Deletion } from './deletion.tsx';
import { IN_SERIES, LazySeriesHead } from './lazy-series-head.tsx';
import { PodcastRow, type RowActions } from './podcast-row.tsx';
import { PodcastRowSkeleton } from './podcast-row-skeleton.tsx';
import { Renaming } from './renaming.tsx';
import type { SeriesActions } from './series-head.tsx';

export interface PodcastListActions extends Omit<RowActions, 'onRename' | 'onDelete'>, SeriesActions {
	onDeleted: (podcast: Podcast) => void;
}

/** Episodes of one series that stand next to each other, and each other episode by itself. */
function togetherBySeries(podcasts: readonly Podcast[]): [Podcast, ...Podcast[]][] {
	const groups: [Podcast, ...Podcast[]][] = [];
	for (const podcast of podcasts) {
		const last = groups.at(-1);
		if (last && podcast.series && last[0].series?.id === podcast.series.id) last.push(podcast);
		else groups.push([podcast]);
	}
	return groups;
}

interface PodcastListProps extends PodcastListActions {
	podcasts: Podcast[];
}

/** Episodes to scan, play, follow, save and delete. */
export function PodcastList({ podcasts, onDeleted, ...actions }: PodcastListProps) {
	const [doomed, setDoomed] = useState<Podcast | null>(null);
	const [renamed, setRenamed] = useState<Podcast | null>(null);
	const now = Date.now();
	const row = (podcast: Podcast) => (
		<li key={podcast.id} className="border-b border-hairline last:border-0">
			<PodcastRow podcast={podcast} now={now} onRename={setRenamed} onDelete={setDoomed} {...actions} />
		</li>
	);
	return (
		<>
			<ul>
				{togetherBySeries(podcasts).map(([first, ...others]) =>
					first.series ? (
						<li key={first.series.id} className="border-b border-hairline last:border-0">
							<LazySeriesHead series={first.series} {...actions} />
							<ul aria-label={`Episódios de ${first.series.title}`} className={IN_SERIES}>
								{[first, ...others].map(row)}
							</ul>
						</li>
					) : (
						row(first)
					),
				)}
			</ul>
			<Renaming podcast={renamed} onClose={() => setRenamed(null)} />
			<Deletion podcast={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
		</>
	);
}

export function PodcastListSkeleton({ rows }: { rows: number }) {
	return (
		<div role="status" aria-label="Carregando podcasts">
			{Array.from({ length: rows }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
				<div key={row} className="border-b border-hairline last:border-0">
					<PodcastRowSkeleton />
				</div>
			))}
		</div>
	);
}
