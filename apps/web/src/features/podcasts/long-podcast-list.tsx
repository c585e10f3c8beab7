import type { Podcast } from '@nexus/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { beginsSeries } from '../../lib/podcast-series.ts';
import type { PodcastFilter } from '../../lib/queries.ts';
import { Deletion } from './deletion.tsx';
import { IN_SERIES, LazySeriesHead } from './lazy-series-head.tsx';
import type { PodcastListActions } from './podcast-list.tsx';
import { PodcastRow } from './podcast-row.tsx';
import { PodcastRowSkeleton } from './podcast-row-skeleton.tsx';
import { Renaming } from './renaming.tsx';
import { usePodcastsAt } from './use-podcast-pages.ts';

/** Pixels of a row as most are, on a narrow screen and elsewhere; each is measured once it is there. */
const usualHeight = () => (window.innerWidth < 640 ? 145 : 85);
/** Rows kept ready above and below what is seen. */
const READY = 4;
/** How exact the time is that rows are told. Milliseconds. */
const MINUTE = 60_000;

interface LongPodcastListProps extends PodcastListActions {
	firstPage: Podcast[];
	total: number;
	filter: PodcastFilter;
}

/** A history of any length: only the rows near what is seen exist, and only their pages are asked for. */
export function LongPodcastList({ firstPage, total, filter, onDeleted, ...actions }: LongPodcastListProps) {
	const [doomed, setDoomed] = useState<Podcast | null>(null);
	const [renamed, setRenamed] = useState<Podcast | null>(null);
	const list = useRef<HTMLUListElement>(null);
	const [top, setTop] = useState(0);
	useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
	const virtual = useWindowVirtualizer({
		count: total,
		estimateSize: usualHeight,
		overscan: READY,
		scrollMargin: top,
		useFlushSync: false,
	});
	const rows = virtual.getVirtualItems();
	const podcastAt = usePodcastsAt(firstPage, filter, {
		first: Math.max(0, (rows[0]?.index ?? 0) - 1),
		last: rows.at(-1)?.index ?? 0,
	});
	const now = Math.floor(Date.now() / MINUTE) * MINUTE;

	const latest = useRef(actions);
	latest.current = actions;
	const { onPlay, onPause, onPlayLater, onFollow, onPlaySeries, onSeriesDeleted } = useMemo<
		Omit<typeof actions, 'playingId' | 'playingSeriesId'>
	>(
		() => ({
			onPlay: (podcast) => latest.current.onPlay(podcast),
			onPause: () => latest.current.onPause(),
			onPlayLater: (podcast) => latest.current.onPlayLater(podcast),
			onFollow: (podcast) => latest.current.onFollow(podcast),
			onPlaySeries: (id) => latest.current.onPlaySeries(id),
			onSeriesDeleted: (id) => latest.current.onSeriesDeleted(id),
		}),
		[],
	);

	return (
		<>
			<ul ref={list} className="relative" style={{ height: virtual.getTotalSize() }}>
				{rows.map(({ index, start }) => {
					const podcast = podcastAt(index);
					const begun = beginsSeries(podcast, podcastAt(index - 1));
					return (
						<li
							key={index}
							ref={virtual.measureElement}
							data-index={index}
							aria-setsize={total}
							aria-posinset={index + 1}
							className="absolute inset-x-0 top-0 border-b border-hairline [contain:layout_style] focus-within:z-10"
							style={{ transform: `translateY(${start - top}px)` }}
						>
							{begun && (
								<LazySeriesHead
									series={begun}
									playingSeriesId={actions.playingSeriesId}
									{...{ onPlaySeries, onPause, onSeriesDeleted }}
								/>
							)}
							{podcast ? (
								<div className={podcast.series ? IN_SERIES : undefined}>
									<PodcastRow
										key={podcast.id}
										podcast={podcast}
										now={now}
										playingId={actions.playingId === podcast.id ? podcast.id : null}
										onPlay={onPlay}
										onPause={onPause}
										onPlayLater={onPlayLater}
										onFollow={onFollow}
										onRename={setRenamed}
										onDelete={setDoomed}
									/>
								</div>
							) : (
								<PodcastRowSkeleton />
							)}
						</li>
					);
				})}
			</ul>
			<Renaming podcast={renamed} onClose={() => setRenamed(null)} />
			<Deletion podcast={doomed} onClose={() => setDoomed(null)} onDeleted={onDeleted} />
		</>
	);
}
