import { useCallback, useEffect, useState } from 'react';

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End']);

/**
 * Whether the page moves along with the sound. It stops when the user scrolls, by wheel, finger, key or scroll bar, and
 * begins again when asked to.
 */
export function useFollowing(initially: boolean): [boolean, (follows: boolean) => void] {
	const [follows, setFollows] = useState(initially);
	const stop = useCallback(() => setFollows(false), []);
	useEffect(() => {
		const key = (event: KeyboardEvent) => {
			if (SCROLL_KEYS.has(event.key)) stop();
		};
		const pointer = (event: PointerEvent) => {
			if (event.clientX >= document.documentElement.clientWidth) stop();
		};
		window.addEventListener('wheel', stop, { passive: true });
		window.addEventListener('touchmove', stop, { passive: true });
		window.addEventListener('keydown', key);
		window.addEventListener('pointerdown', pointer);
		return () => {
			window.removeEventListener('wheel', stop);
			window.removeEventListener('touchmove', stop);
			window.removeEventListener('keydown', key);
			window.removeEventListener('pointerdown', pointer);
		};
	}, [stop]);
	return [follows, setFollows];
}
