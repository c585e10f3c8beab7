import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { addressOf } from '../../lib/api.ts';
import { refreshTokens } from '../../lib/refresh.ts';
import { toast } from '../../lib/toast.ts';
import type { Playing } from './tracks.ts';

const begin = (sound: HTMLAudioElement, address: string, at: number, isPlayed = true) => {
	sound.src = address;
	if (at > 0) sound.currentTime = at;
	if (isPlayed) void sound.play().catch(() => undefined);
};

/** Where the podcast's own stream is, when `url` does not point there already. */
function fallbackOf(playing: Playing, url: string): string | null {
	if (playing.tracks[playing.index]?.isOpening) return null;
	const path = addressOf('audio', { id: playing.podcastId, index: playing.index });
	return new URL(url, window.location.origin).pathname === path ? null : `${window.location.origin}${path}`;
}

interface TrackSource {
	/** The current track cannot be played: renews the media cookie and tries again, by the fallback address if any. */
	onError: () => void;
	/** Begins the current track anew, where it broke off. */
	retry: () => void;
}

/** Gives the audio element the current track and plays it. `onGivenUp` is called when the fallback fails as well. */
export function useTrackSource(
	audio: RefObject<HTMLAudioElement | null>,
	playing: Playing | null,
	onGivenUp: () => void,
): TrackSource {
	const url = playing?.tracks[playing.index]?.url ?? null;
	const startAt = playing?.startAt ?? 0;
	const startsPaused = playing?.startsPaused ?? false;
	const tried = useRef(false);
	const brokeOffAt = useRef(0);
	/** Nobody has asked yet to hear what only stands in the player since the page was loaded anew. */
	const isWanted = useRef(true);

	useEffect(() => {
		const sound = audio.current;
		if (!sound) return;
		tried.current = false;
		brokeOffAt.current = startAt;
		isWanted.current = !startsPaused;
		const wanted = () => {
			isWanted.current = true;
		};
		sound.addEventListener('play', wanted);
		if (url) begin(sound, url, startAt, !startsPaused);
		else {
			sound.pause();
			sound.removeAttribute('src');
		}
		return () => sound.removeEventListener('play', wanted);
	}, [audio, url, startAt, startsPaused]);

	const onError = useCallback(() => {
		const sound = audio.current;
		if (!sound || !playing || !url || !sound.hasAttribute('src')) return;
		if (tried.current) {
			onGivenUp();
			if (isWanted.current)
				toast({
					title: 'Erro de reprodução',
					description: 'Não foi possível carregar ou reproduzir o áudio.',
					destructive: true,
				});
			return;
		}
		tried.current = true;
		brokeOffAt.current = sound.currentTime || startAt;
		void refreshTokens().then(() =>
			begin(sound, fallbackOf(playing, url) ?? url, brokeOffAt.current, isWanted.current),
		);
	}, [audio, playing, url, startAt, onGivenUp]);

	const retry = useCallback(() => {
		if (!audio.current || !url) return;
		tried.current = false;
		isWanted.current = true;
		begin(audio.current, url, brokeOffAt.current);
	}, [audio, url]);

	return { onError, retry };
}
