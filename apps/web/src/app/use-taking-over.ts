import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

const painted = () => document.getElementById('painted');

/** Whether index.html's own markup is what is seen as yet. */
export const isPainted = (): boolean => painted() !== null;

const linksIn = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('a[href]') ?? [])];

/**
 * Takes what index.html shows out of the page, as a screen of the app comes into it: with the same change of the
 * document, and before anything in the new screen is measured. A link that had the focus has it again.
 */
export function useTakingOver(): void {
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
