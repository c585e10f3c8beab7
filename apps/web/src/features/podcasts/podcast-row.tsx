import type { Podcast } from '@nexus/contract';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, Hourglass, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'wouter';
import { cleanedWords } from '../../lib/cleanup-reasons.ts';
import { relativeDate } from '../../lib/format.ts';
import { lengthWords, type PodcastState, podcastState } from '../../lib/podcast-state.ts';
import { waitWords } from '../../lib/wait-words.ts';
import { Button } from '../../ui/button.tsx';
import { HostNames } from '../../ui/host.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { RowMenu } from './row-menu.tsx';
import { BegunThumbnail, Thumbnail } from './thumbnail.tsx';

function StateIcon({ state, waiting }: { state: PodcastState; waiting: boolean }) {
	if (waiting) return <Hourglass className="size-4.5 shrink-0 text-soft" aria-hidden="true" />;
	if (state === 'generating') return <Spinner className="size-4.5 shrink-0" />;
	if (state === 'ready') return <CircleCheck className="size-4.5 shrink-0 text-soft" aria-hidden="true" />;
	return (
		<CircleAlert
			className={clsx('size-4.5 shrink-0', state === 'failed' ? 'text-alarm' : 'text-soft')}
			aria-hidden="true"
		/>
	);
}

function stateText(podcast: Podcast, state: PodcastState, now: number): string {
	const parts = podcast.audio_outputs.length;
	switch (state) {
		case 'generating':
			return (
				waitWords(podcast, now) ??
				`Gerando${podcast.latest_job_progress === null ? '' : ` · ${Math.round(podcast.latest_job_progress)}%`}`
			);
		case 'ready':
			return parts > 1 ? `${parts} partes` : 'Disponível';
		case 'cancelled':
			return 'Cancelado';
		case 'cleaned':
			return 'Áudio removido';
		case 'failed':
			return 'Falhou';
	}
}

export interface RowActions {
	onPlay: (podcast: Podcast) => void;
	onPause: () => void;
	onPlayLater: (podcast: Podcast) => void;
	onFollow: (podcast: Podcast) => void;
	onRename: (podcast: Podcast) => void;
	onDelete: (podcast: Podcast) => void;
	/** The podcast whose sound is on, if any. */
	playingId: string | null;
}

interface PodcastRowProps extends RowActions {
	podcast: Podcast;
	/** Milliseconds. */
	now: number;
}

/** What stands in a row of a list: an episode's picture, what it is, how it is doing, and what can be done with it. */
export const PodcastRow = memo(function PodcastRow({ podcast, now, ...actions }: PodcastRowProps) {
	const state = podcastState(podcast, now);
	const audible = state !== 'cleaned' && podcast.audio_outputs.length > 0;
	const playing = actions.playingId === podcast.id;
	const length = lengthWords(podcast, now);
	const begun = audible && state !== 'generating' && !podcast.thumbnail ? podcast.audio_outputs[0] : undefined;
	const job = state === 'generating' || state === 'failed' ? podcast.latest_job_id : null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
			<span className={clsx('max-sm:row-start-2', podcast.files_cleaned && 'opacity-40 grayscale')}>
				{begun ? (
					<BegunThumbnail podcastId={podcast.id} version={begun.version} />
				) : (
					<Thumbnail thumbnail={podcast.thumbnail} />
				)}
			</span>
			<div className="min-w-0">
				<p className="line-clamp-2 text-read font-semibold wrap-anywhere">
					<Link href={`/podcasts/${podcast.id}`} className="hover:underline hover:underline-offset-4">
						{podcast.title}
					</Link>
				</p>
				<p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-soft">
					<span className="inline-flex items-center gap-1.5">
						<StateIcon state={state} waiting={state === 'generating' && podcast.waiting_for !== null} />
						<span className="figures">{stateText(podcast, state, now)}</span>
					</span>
					<span className="max-sm:order-last">
						<HostNames a={podcast.host_a.name} b={podcast.host_b.name} />
					</span>
					{length && <span className="figures">{length}</span>}
					{/* What is being made is of now: its progress goes before its age where there is little room. */}
					<time dateTime={podcast.createdAt} className={clsx('figures', state === 'generating' && 'max-lg:hidden')}>
						{relativeDate(podcast.createdAt, now)}
					</time>
				</p>
				{podcast.files_cleaned && <p className="mt-1.5 text-note text-soft">{cleanedWords(podcast)}</p>}
			</div>
			<div className="flex items-center gap-1 max-sm:row-span-2">
				{job && (
					<Button size="small" variant="quiet" onClick={() => actions.onFollow(podcast)} className="max-sm:hidden">
						{state === 'failed' ? 'O que houve' : 'Acompanhar'}
					</Button>
				)}
				{audible && (
					<Button
						size="icon"
						aria-label={playing ? `Pausar ${podcast.title}` : `Reproduzir ${podcast.title}`}
						onClick={() => (playing ? actions.onPause() : actions.onPlay(podcast))}
						className="rounded-full!"
					>
						{playing ? (
							<Pause className="size-4.5 fill-current" aria-hidden="true" />
						) : (
							<Play className="size-4.5 translate-x-px fill-current" aria-hidden="true" />
						)}
					</Button>
				)}
				<RowMenu
					podcast={podcast}
					onPlayLater={audible ? () => actions.onPlayLater(podcast) : undefined}
					downloadable={audible}
					onFollow={job ? () => actions.onFollow(podcast) : undefined}
					onRename={() => actions.onRename(podcast)}
					onDelete={() => actions.onDelete(podcast)}
				/>
			</div>
		</div>
	);
});
