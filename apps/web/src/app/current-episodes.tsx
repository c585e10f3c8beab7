import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useGeneration } from '../features/generation/generation-context.ts';
import { usePlayer } from '../features/player/player-context.ts';
import { Thumbnail } from '../features/podcasts/thumbnail.tsx';
import { clock } from '../lib/format.ts';
import { isGenerating, lengthWords, podcastState } from '../lib/podcast-state.ts';
import { lastHeard, positionOf } from '../lib/positions.ts';
import { makingQuery, podcastQuery } from '../lib/queries.ts';
import { waitWords } from '../lib/wait-words.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton, Spinner } from '../ui/spinner.tsx';
import { useRecentPodcasts } from './recent-podcasts.tsx';
import { useOpenAndPlay } from './use-open-and-play.ts';

/** The episode that was left in the middle, unless it is in the player; undefined until it is known. */
function useLeftEpisode(playingId: string | undefined): Podcast | null | undefined {
	const id = lastHeard();
	const { data, isLoading } = useQuery({
		...podcastQuery(id ?? ''),
		enabled: id !== null && id !== playingId,
		refetchOnMount: true,
	});
	if (isLoading) return undefined;
	return data && data.id !== playingId && podcastState(data, Date.now()) === 'ready' ? data : null;
}

/** The episode that is being made, however old it is; unless it is a recent one, that is known a little later. */
function useRunningEpisode(now: number): { running: Podcast | undefined; isKnown: boolean } {
	const { data: recent } = useRecentPodcasts();
	const among = recent?.podcasts.find((podcast) => isGenerating(podcast, now));
	const mayBeOlder = recent !== undefined && !among && recent.total > recent.podcasts.length;
	const { data, isLoading } = useQuery({ ...makingQuery, enabled: mayBeOlder });
	const older = mayBeOlder ? data?.podcasts.find(({ latest_job_id }) => latest_job_id !== null) : undefined;
	return { running: among ?? older, isKnown: recent !== undefined && !(mayBeOlder && isLoading) };
}

/** Rows for which the page keeps room. */
const keptRows = (): number => Number(document.documentElement.dataset.currentRows ?? 0);

/** Has the page keep room for as many rows when it is opened the next time (public/boot.js, styles.css). */
function useKeptRows(rows: number | undefined): void {
	useEffect(() => {
		if (rows === undefined) return;
		document.documentElement.dataset.currentRows = String(rows);
		localStorage.setItem('nexus_current_rows', String(rows));
	}, [rows]);
}

/**
 * What somebody who comes to the start page most likely came for: the episode that is being made, the newest one where
 * nobody has heard it yet, and the one that was left in the middle.
 */
export function CurrentEpisodes() {
	const { data: recent } = useRecentPodcasts();
	const { playing } = usePlayer();
	const { show } = useGeneration();
	const openAndPlay = useOpenAndPlay();
	const left = useLeftEpisode(playing?.podcastId);
	const now = Date.now();

	const [newest] = recent?.podcasts ?? [];
	const { running, isKnown } = useRunningEpisode(now);
	const unheard =
		newest &&
		newest.id !== playing?.podcastId &&
		newest.last_played_at === null &&
		podcastState(newest, now) === 'ready'
			? newest
			: undefined;
	const first = running ?? unheard;
	const jobId = running?.latest_job_id;
	const unfinished = left && left.id !== first?.id ? left : null;
	const rows = Number(first !== undefined) + Number(unfinished !== null);
	const known = recent !== undefined && left !== undefined && (isKnown || rows >= keptRows());
	useKeptRows(known && isKnown ? rows : undefined);
	if (!known) return <Skeleton className="current-rows mb-8" />;
	if (!first && !unfinished) return null;
	return (
		<ul
			aria-label="Seus episódios agora"
			className="mb-8 divide-y divide-hairline rounded-surface border border-hairline bg-raised px-4 sm:px-5"
		>
			{first && (
				<Row
					podcast={first}
					words={
						running ? (
							<>
								<Spinner className="size-4 shrink-0" />
								{waitWords(running, now) ?? `Gerando · ${Math.round(running.latest_job_progress ?? 0)}%`}
							</>
						) : (
							['Pronto para ouvir', lengthWords(first, now)].filter(Boolean).join(' · ')
						)
					}
				>
					{jobId && (
						<Button className="sm:min-w-33" onClick={() => show(jobId, first.id)}>
							Acompanhar
						</Button>
					)}
					{unheard && !running && <ListenTo podcast={unheard} label="Ouvir" onPlay={openAndPlay} />}
				</Row>
			)}
			{unfinished && (
				<Row podcast={unfinished} words={`Continuar ouvindo · ${clock(positionOf(unfinished.id))}`}>
					<ListenTo podcast={unfinished} label="Continuar" onPlay={openAndPlay} />
				</Row>
			)}
		</ul>
	);
}

interface ListenToProps {
	podcast: Podcast;
	label: string;
	onPlay: (podcast: Podcast) => void;
}

function ListenTo({ podcast, label, onPlay }: ListenToProps) {
	return (
		<Button aria-label={`${label}: ${podcast.title}`} className="sm:min-w-33" onClick={() => onPlay(podcast)}>
			<Play className="size-4 fill-current" aria-hidden="true" />
			{label}
		</Button>
	);
}

function Row({ podcast, words, children }: { podcast: Podcast; words: ReactNode; children: ReactNode }) {
	return (
		<li className="grid min-h-19 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-1 py-3 sm:gap-x-6 sm:gap-y-0">
			<span className="max-sm:-mt-2 max-sm:row-start-2 sm:row-span-2">
				<Thumbnail thumbnail={podcast.thumbnail} />
			</span>
			<Link
				href={`/podcasts/${podcast.id}`}
				className="line-clamp-2 min-w-0 font-semibold break-words hover:underline max-sm:col-span-2 max-sm:row-start-1 sm:line-clamp-1"
			>
				{podcast.title}
			</Link>
			<p className="figures col-start-2 row-start-2 flex min-w-0 items-center gap-1.5 text-note text-soft max-sm:col-span-2">
				{words}
			</p>
			<span className="col-start-3 row-start-1 sm:row-span-2">{children}</span>
		</li>
	);
}
