import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Hearable } from '../../lib/podcast-state.ts';
import { positionOf } from '../../lib/positions.ts';
import { podcastQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { type Player, PlayerContext, type PlayerStatus } from './player-context.ts';
import { following, type Playing, placeAt, tracksFromStart, tracksOf, withNews } from './tracks.ts';
import { useMediaSession } from './use-media-session.ts';
import { useNewVersion } from './use-new-version.ts';
import { useRememberedPosition } from './use-remembered-position.ts';
import { useSpeed } from './use-speed.ts';
import { useTrackSource } from './use-track-source.ts';

/** 0 to 1. */
const DEFAULT_VOLUME = 0.8;

const start = (podcast: Hearable, index: number | undefined, seconds: number | undefined): Playing => {
	const tracks = index === undefined ? tracksFromStart(podcast) : tracksOf(podcast);
	const left = index === undefined ? placeAt(tracks, positionOf(podcast.id)) : null;
	return {
		podcastId: podcast.id,
		title: podcast.title,
		hostA: podcast.host_a.name,
		hostB: podcast.host_b.name,
		tracks,
		index: left?.index ?? index ?? 0,
		startAt: seconds ?? left?.startAt ?? 0,
		startsPaused: false,
		complete: podcast.has_audio,
		successor: null,
		awaiting: false,
	};
};

/** What is on after a track was heard to its end. */
const afterEnd = (now: Playing): Playing => following(now) ?? (now.complete ? now : { ...now, awaiting: true });

/** Holds the one audio element of the application, so that it plays on from screen to screen. */
export function PlayerProvider({ children }: { children: ReactNode }) {
	const audio = useRef<HTMLAudioElement>(null);
	const [playing, setPlaying] = useState<Playing | null>(null);
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

	const { data, isFetchedAfterMount } = useQuery({
		...podcastQuery(playing?.podcastId ?? ''),
		enabled: playing !== null,
	});
	const news = isFetchedAfterMount ? data : undefined;
	useNewVersion(audio, playing, news, setPlaying);
	useEffect(() => {
		if (news) setPlaying((now) => (now && now.podcastId === news.id && !now.complete ? withNews(now, news) : now));
	}, [news]);

	useEffect(() => {
		if (audio.current) audio.current.volume = DEFAULT_VOLUME;
	}, []);

	const toggle = useCallback(() => {
		const sound = audio.current;
		if (!sound) return;
		if (sound.error) retry();
		else if (sound.paused) void sound.play().catch(() => undefined);
		else sound.pause();
	}, [retry]);

	const open = useCallback((podcast: Hearable, index?: number, seconds?: number) => {
		const next = start(podcast, index, seconds);
		const track = next.tracks[next.index];
		if (!track) {
			toast({
				title: 'Áudio não disponível',
				description: 'O podcast pode ter falhado ou ainda está sendo processado.',
				destructive: true,
			});
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

	const player = useMemo<Player>(
		() => ({ audio, playing, status, speed, open, toggle, go, skip, setSpeed, retry, close }),
		[playing, status, speed, open, toggle, go, skip, setSpeed, retry, close],
	);
	useMediaSession(player);

	return (
		<PlayerContext value={player}>
			{children}
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
				onEnded={() => setPlaying((now) => now && afterEnd(now))}
				onError={onError}
			/>
		</PlayerContext>
	);
}
