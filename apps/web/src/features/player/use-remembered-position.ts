import { type RefObject, useEffect } from 'react';
import { rememberPosition } from '../../lib/positions.ts';
import { type Playing, secondsBefore } from './tracks.ts';

/** Seconds between two notes of the position while playing. */
const NOTED_EVERY = 5;

/** Notes how far the current episode was heard, every few seconds and whenever it stops; forgets it at its end. */
export function useRememberedPosition(audio: RefObject<HTMLAudioElement | null>, playing: Playing | null): void {
	useEffect(() => {
		const sound = audio.current;
		if (!sound || !playing) return;
		const before = secondsBefore(playing.tracks, playing.index);
		const last = playing.complete && !playing.successor && playing.index + 1 === playing.tracks.length;
		let noted = -1;
		const note = () => {
			if (sound.readyState < HTMLMediaElement.HAVE_METADATA) return;
			noted = sound.currentTime;
			rememberPosition(playing.podcastId, last && sound.ended ? 0 : before + noted);
		};
		const passed = () => {
			if (Math.abs(sound.currentTime - noted) >= NOTED_EVERY) note();
		};
		sound.addEventListener('timeupdate', passed);
		for (const stop of ['pause', 'seeked', 'ended'] as const) sound.addEventListener(stop, note);
		window.addEventListener('pagehide', note);
		return () => {
			note();
			sound.removeEventListener('timeupdate', passed);
			for (const stop of ['pause', 'seeked', 'ended'] as const) sound.removeEventListener(stop, note);
			window.removeEventListener('pagehide', note);
		};
	}, [audio, playing]);
}
