import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { addressOf } from '../../lib/api.ts';
import { refreshTokens } from '../../lib/refresh.ts';
import { toast } from '../../lib/toast.ts';
import type { Playing } from './tracks.ts';

const begin = (sound: HTMLAudioElement, address: string, at: number) => {
	sound.src = address;
	if (at > 0) sound.currentTime = at;
	void sound.play().catch(() => undefined);
};

/** Where the podcast's own stream is, when `url` does not point there already. */
function fallbackOf(playing: Playing, url: string): string | null {
	const path = addressOf('audio', { id: playing.podcastId, index: playing.index });
	return new URL(url, window.location.origin).pathname === path ? null : `${window.location.origin}${path}`;
}

/**
 * Gives the audio element the current track and plays it. Returns what to do when it cannot be played: renew the
 * media cookie and try again, by the fallback address where there is one, and say so when that fails as well.
 */
export function useTrackSource(audio: RefObject<HTMLAudioElement | null>, playing: Playing | null): () => void {
	const url = playing?.tracks[playing.index]?.url ?? null;
	const startAt = playing?.startAt ?? 0;
	const tried = useRef(false);

	useEffect(() => {
		const sound = audio.current;
		if (!sound) return;
		tried.current = false;
		if (url) begin(sound, url, startAt);
		else {
			sound.pause();
			sound.removeAttribute('src');
		}
	}, [audio, url, startAt]);

	return useCallback(() => {
		const sound = audio.current;
		if (!sound || !playing || !url || !sound.hasAttribute('src')) return;
		if (tried.current) {
			toast({
				title: 'Erro de reprodução',
				description: 'Não foi possível carregar ou reproduzir o áudio.',
				destructive: true,
			});
			return;
		}
		tried.current = true;
		const at = sound.currentTime || startAt;
		void refreshTokens().then(() => begin(sound, fallbackOf(playing, url) ?? url, at));
	}, [audio, playing, url, startAt]);
}
