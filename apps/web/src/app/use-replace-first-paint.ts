import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

const painted = () => document.getElementById('painted');

/** Whether the markup of index.html is still on screen. */
export const isPainted = (): boolean => painted() !== null;

const linksIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('a[href]') ?? [])];

/**
 * Removes the markup of index.html when a screen of the app is rendered: in the same change of the document, and before
 * anything in the new screen is measured. Restores the focus to the link that had it.
 */
export function useReplaceFirstPaint(): void {
	const focused = useRef(-1);
	useInsertionEffect(() => {
		const before = painted();
		focused.current = linksIn(before).findIndex((link) => link.matches(':focus'));
		before?.remove();
	}, []);
	useLayoutEffect(() => {
		if (focused.current >= 0) linksIn(document.getElementById('root'))[focused.current]?.focus({ preventScroll: true });
	}, []);
}
