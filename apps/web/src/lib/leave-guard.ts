import { useEffect } from 'react';
import type { RouterOptions } from 'wouter';
import { accessToken, onTokensChanged } from './tokens.ts';

type Go = () => void;

/** Asks before the screen is left, and receives the function that leaves it. Null while nothing asks. */
let guard: ((leave: Go) => void) | null = null;

onTokensChanged(() => {
	if (accessToken() === null) guard = null;
});

const isHere = (to: string): boolean => to === location.pathname + location.search;

/** Navigates, unless something on screen asks first (wouter's `aroundNav`). */
export const aroundNav: NonNullable<RouterOptions['aroundNav']> = (navigate, to, options) => {
	const go = () => navigate(to, options);
	if (guard && !isHere(to)) guard(go);
	else go();
};

/** While `active`, leaving the screen asks the user first: through `ask` within the app, through the browser elsewhere. */
export function useLeaveGuard(active: boolean, ask: (leave: Go) => void): void {
	useEffect(() => {
		if (!active) return;
		guard = (leave) =>
			ask(() => {
				guard = null;
				leave();
			});
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', warn);
		return () => {
			guard = null;
			window.removeEventListener('beforeunload', warn);
		};
	}, [active, ask]);
}
