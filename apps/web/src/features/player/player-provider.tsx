import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { podcastQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { type Player, PlayerContext, type PlayerStatus } from './player-context.ts';
import { following, type Playing, tracksOf, withNews } from './tracks.ts';
import { useTrackSource } from './use-track-source.ts';

/** 0 to 1. */
const DEFAULT_VOLUME = 0.8;

const start = (podcast: Podcast, index: number, startAt: number): Playing => ({
	podcastId: podcast.id,
	title: podcast.title,
	hostA: podcast.host_a.name,
	hostB: podcast.host_b.name,
	tracks: tracksOf(podcast),
	index,
	startAt,
	complete: podcast.has_audio,
	successor: null,
});

/** Holds the one audio element of the application, so that it plays on from screen to screen. */
export function PlayerProvider({ children }: { children: ReactNode }) {
	const audio = useRef<HTMLAudioElement>(null);
	const [playing, setPlaying] = useState<Playing | null>(null);
	const latest = useRef(playing);
	latest.current = playing;
	const [status, setStatus] = useState<PlayerStatus>('paused');
	const [speed, setSpeed] = useState(1);
	const onError = useTrackSource(audio, playing);

	const { data: news } = useQuery({
		...podcastQuery(playing?.podcastId ?? ''),
		enabled: playing !== null && !playing.complete,
	});
	useEffect(() => {
		if (news) setPlaying((now) => (now && now.podcastId === news.id && !now.complete ? withNews(now, news) : now));
	}, [news]);

	useEffect(() => {
		if (audio.current) audio.current.volume = DEFAULT_VOLUME;
	}, []);

	useEffect(() => {
		if (audio.current) {
			audio.current.defaultPlaybackRate = speed;
			audio.current.playbackRate = speed;
		}
	}, [speed]);

	const toggle = useCallback(() => {
		const sound = audio.current;
		if (!sound) return;
		if (sound.paused) void sound.play().catch(() => undefined);
		else sound.pause();
	}, []);

	const open = useCallback((podcast: Podcast, index?: number, seconds?: number) => {
		const next = start(podcast, index ?? 0, seconds ?? 0);
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
		const over = audio.current?.ended === true;
		const goesOn = index === undefined ? !over : now?.tracks[now.index]?.url === track.url;
		if (now?.podcastId !== podcast.id || !goesOn) {
			setPlaying(next);
			return;
		}
		if (audio.current && seconds !== undefined) audio.current.currentTime = seconds;
		void audio.current?.play().catch(() => undefined);
	}, []);

	const player = useMemo<Player>(
		() => ({
			audio,
			playing,
			status,
			speed,
			open,
			toggle,
			go: (index) => setPlaying((now) => (now?.tracks[index] ? { ...now, index, startAt: 0 } : now)),
			skip: (seconds) => {
				if (audio.current) audio.current.currentTime = Math.max(0, audio.current.currentTime + seconds);
			},
			setSpeed,
			close: () => setPlaying(null),
		}),
		[playing, status, speed, open, toggle],
	);

	return (
		<PlayerContext value={player}>
			{children}
			{/* biome-ignore lint/a11y/useMediaCaption: the transcript is its caption, shown in the episode's screen */}
			<audio
				ref={audio}
				preload="auto"
				onPlay={() => setStatus('loading')}
				onWaiting={() => setStatus('loading')}
				onPlaying={() => setStatus('playing')}
				onPause={() => setStatus('paused')}
				onEnded={() => setPlaying((now) => (now ? (following(now) ?? now) : now))}
				onError={onError}
			/>
		</PlayerContext>
	);
}
