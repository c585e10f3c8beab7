import { useEffect } from 'react';
import { SKIP_AHEAD, SKIP_BACK } from './controls.ts';
import type { Player } from './player-context.ts';

/** Tells the system what is on, and takes its play, skip and seek keys: the lock screen, headphones, the car. */
export default function MediaSession({ player }: { player: Player }) {
	const { audio, playing, status, previous, next, hasNext, skip } = player;
	const track = playing?.tracks[playing.index];
	const parts = playing?.tracks.length ?? 0;

	useEffect(
		() => () => {
			if (!('mediaSession' in navigator)) return;
			navigator.mediaSession.metadata = null;
			navigator.mediaSession.playbackState = 'none';
		},
		[],
	);

	useEffect(() => {
		if (!('mediaSession' in navigator)) return;
		navigator.mediaSession.metadata =
			playing && track
				? new MediaMetadata({
						title: parts > 1 ? `${playing.title}, parte ${track.part}` : playing.title,
						artist: `${playing.hostA} e ${playing.hostB}`,
						album: playing.series?.title ?? 'Nexus Podcasts',
						artwork: [{ src: '/artwork.png', sizes: '512x512', type: 'image/png' }],
					})
				: null;
	}, [playing, track, parts]);

	useEffect(() => {
		if (!('mediaSession' in navigator)) return;
		navigator.mediaSession.playbackState = !playing ? 'none' : status === 'paused' ? 'paused' : 'playing';
	}, [playing, status]);

	useEffect(() => {
		const sound = audio.current;
		if (!('mediaSession' in navigator) || !sound || !playing) return;
		const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
			['play', () => void sound.play().catch(() => undefined)],
			['pause', () => sound.pause()],
			['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? SKIP_BACK))],
			['seekforward', ({ seekOffset }) => skip(seekOffset ?? SKIP_AHEAD)],
			[
				'seekto',
				({ seekTime }) => {
					if (seekTime !== undefined) sound.currentTime = seekTime;
				},
			],
			['previoustrack', previous],
			['nexttrack', hasNext ? next : null],
		];
		for (const [action, handler] of handlers) navigator.mediaSession.setActionHandler(action, handler);
		const placed = () => {
			if (!Number.isFinite(sound.duration)) return;
			const { duration, playbackRate, currentTime } = sound;
			navigator.mediaSession.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
		};
		const moves = ['loadedmetadata', 'seeked', 'ratechange', 'playing', 'pause'] as const;
		for (const move of moves) sound.addEventListener(move, placed);
		return () => {
			for (const move of moves) sound.removeEventListener(move, placed);
			for (const [action] of handlers) navigator.mediaSession.setActionHandler(action, null);
		};
	}, [audio, playing, previous, next, hasNext, skip]);

	return null;
}
