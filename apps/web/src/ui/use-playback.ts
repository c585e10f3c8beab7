import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Events after which the playing position is to be read again. */
export const MOVES = ['play', 'pause', 'seeked', 'ended', 'loadedmetadata', 'emptied', 'timeupdate'] as const;

/**
 * A value read off the playing position, asked for at every frame while it plays, and rendered only when it changes.
 * `read` gets the audio element and must be cheap and stable; what it returns is compared with Object.is.
 */
export function usePlayback<Value>(
	audio: RefObject<HTMLAudioElement | null>,
	read: (audio: HTMLAudioElement | null) => Value,
) {
	const subscribe = useCallback(
		(changed: () => void) => {
			const element = audio.current;
			if (!element) return () => undefined;
			let frame = 0;
			const follow = () => {
				changed();
				cancelAnimationFrame(frame);
				if (!element.paused && !element.ended) frame = requestAnimationFrame(follow);
			};
			for (const move of MOVES) element.addEventListener(move, follow);
			follow();
			return () => {
				cancelAnimationFrame(frame);
				for (const move of MOVES) element.removeEventListener(move, follow);
			};
		},
		[audio],
	);
	return useSyncExternalStore(subscribe, () => read(audio.current));
}

const paused = (audio: HTMLAudioElement | null) => audio?.paused ?? true;
const second = (audio: HTMLAudioElement | null) => Math.floor(audio?.currentTime ?? 0);

export const usePaused = (audio: RefObject<HTMLAudioElement | null>) => usePlayback(audio, paused);
/** Whole seconds played. */
export const useElapsed = (audio: RefObject<HTMLAudioElement | null>) => usePlayback(audio, second);
