import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { HttpError } from '../../lib/http-error.ts';
import type { Hearable } from '../../lib/podcast-state.ts';
import { podcastQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { lazyWhenIdle } from '../../ui/lazy-component.tsx';
import { type Player, PlayerContext, type PlayerStatus } from './player-context.ts';
import { startOf } from './start.ts';
import { restoredPlaying, useStoredPlaying } from './stored-playing.ts';
import { nextTrackOf, type Playing, withNewTracks } from './tracks.ts';
import { useNewVersion } from './use-new-version.ts';
import { usePlayingQueued } from './use-playing-queued.ts';
import { useQueue } from './use-queue.ts';
import { useRememberedPosition } from './use-remembered-position.ts';
import { useSpeed } from './use-speed.ts';
import { useTrackSource } from './use-track-source.ts';
import { useVolume } from './use-volume.ts';

const MediaSession = lazyWhenIdle(() => import('./media-session.tsx'));
const SeriesWatch = lazyWhenIdle(() => import('./series-watch.tsx'));
const seriesPlaces = () => import('./series-places.ts');

const ALONE = { before: [], coming: [] };
const NO_SOUND = {
	title: 'Áudio não disponível',
	description: 'O podcast pode ter falhado ou ainda está sendo processado.',
};

/** Holds the one audio element of the application, so that it plays on from screen to screen. */
export function PlayerProvider({ children }: { children: ReactNode }) {
	const audio = useRef<HTMLAudioElement>(null);
	const [playing, setPlaying] = useState<Playing | null>(restoredPlaying);
	const latest = useRef(playing);
	latest.current = playing;
	const [heard, setHeard] = useState<Exclude<PlayerStatus, 'awaiting'>>('paused');
	const status = playing?.awaiting ? 'awaiting' : heard;
	const [speed, setSpeed] = useSpeed(audio);
	const { onError, retry } = useTrackSource(
		audio,
		playing,
		useCallback(() => setHeard('failed'), []),
	);
	useRememberedPosition(audio, playing);
	useStoredPlaying(playing);
	useVolume(audio);

	const { data, error, isFetchedAfterMount } = useQuery({
		...podcastQuery(playing?.podcastId ?? ''),
		enabled: playing !== null,
	});
	const news = isFetchedAfterMount ? data : undefined;
	useNewVersion(audio, playing, news, setPlaying);
	useEffect(() => {
		if (news) setPlaying((now) => (now && now.podcastId === news.id && !now.complete ? withNewTracks(now, news) : now));
	}, [news]);

	useEffect(() => {
		if (error instanceof HttpError && error.status === 404) setPlaying(null);
	}, [error]);

	const toggle = useCallback(() => {
		const sound = audio.current;
		if (!sound) return;
		if (sound.error) retry();
		else if (sound.paused) void sound.play().catch(() => undefined);
		else sound.pause();
	}, [retry]);

	const open = useCallback((podcast: Hearable, index?: number, seconds?: number) => {
		const next = startOf(podcast, index, seconds);
		const track = next.tracks[next.index];
		if (!track) {
			toast({ ...NO_SOUND, destructive: true });
			return;
		}
		const now = latest.current;
		const over = audio.current?.ended === true && !now?.awaiting;
		const goesOn = index === undefined ? !over : now?.tracks[now.index]?.url === track.url;
		if (now?.podcastId !== podcast.id || !goesOn) {
			setPlaying(next);
			return;
		}
		if (audio.current && seconds !== undefined) audio.current.currentTime = seconds;
		void audio.current?.play().catch(() => undefined);
	}, []);

	const go = useCallback((index: number) => {
		setPlaying((now) =>
			now?.tracks[index] ? { ...now, index, startAt: 0, startsPaused: false, awaiting: false } : now,
		);
	}, []);
	const skip = useCallback((seconds: number) => {
		if (audio.current) audio.current.currentTime = Math.max(0, audio.current.currentTime + seconds);
	}, []);
	const close = useCallback(() => setPlaying(null), []);

	const queue = useQueue();
	const { playLater, playQueued, playNext } = usePlayingQueued(queue, latest, setPlaying);
	const [{ before, coming }, setAround] = useState<{ before: Podcast[]; coming: Podcast[] }>(ALONE);
	const playSeries = useCallback(
		async (id: string) => {
			const first = await (await seriesPlaces()).beginningOfSeries(id);
			if (first) open(first);
			else toast({ ...NO_SOUND, destructive: true });
		},
		[open],
	);
	const goOn = useCallback(async () => {
		const now = latest.current;
		const next = now?.series && (await (await seriesPlaces()).nextInSeries(now.series.id, now.podcastId));
		// Something else may have been chosen meanwhile.
		if (latest.current?.podcastId !== now?.podcastId) return;
		if (next) setPlaying(startOf(next));
		else await playNext();
	}, [playNext]);
	const next = useCallback(() => {
		const now = latest.current;
		if (now?.tracks[now.index + 1]) go(now.index + 1);
		else void goOn();
	}, [go, goOn]);
	const hasNext =
		playing !== null && (playing.index + 1 < playing.tracks.length || coming.length > 0 || queue.queued.length > 0);
	const index = playing?.index ?? 0;
	const previous = useMemo(() => {
		if (index > 0) return () => go(index - 1);
		const last = before.at(-1);
		return last ? () => setPlaying(startOf(last)) : null;
	}, [index, before, go]);
	const ended = () => {
		if (!playing) return;
		const after = nextTrackOf(playing);
		if (after) setPlaying(after);
		else if (playing.complete) void goOn();
		else setPlaying({ ...playing, awaiting: true });
	};

	const player = useMemo<Player>(
		() => ({
			...{ audio, playing, status, speed, open, toggle, go, next, hasNext, skip, setSpeed, retry, close },
			...{ queue, playLater, playQueued, previous, coming, playSeries },
		}),
		[
			playing,
			status,
			speed,
			open,
			toggle,
			go,
			next,
			hasNext,
			skip,
			setSpeed,
			retry,
			close,
			queue,
			playLater,
			playQueued,
			previous,
			coming,
			playSeries,
		],
	);

	return (
		<PlayerContext value={player}>
			{children}
			<Suspense>
				{playing && <MediaSession player={player} />}
				{playing?.series && (
					<SeriesWatch seriesId={playing.series.id} podcastId={playing.podcastId} onAround={setAround} />
				)}
			</Suspense>
			{/* biome-ignore lint/a11y/useMediaCaption: the transcript is its caption, shown in the episode's screen */}
			<audio
				ref={audio}
				preload="auto"
				onPlay={() => setHeard('loading')}
				onWaiting={() => setHeard('loading')}
				onPlaying={() => {
					setHeard('playing');
					setPlaying((now) => (now?.awaiting ? { ...now, awaiting: false } : now));
				}}
				onPause={() => setHeard((now) => (now === 'failed' ? now : 'paused'))}
				onEnded={ended}
				onError={onError}
			/>
		</PlayerContext>
	);
}
