import { useEffect } from 'react';
import type { RouterOptions } from 'wouter';
import { accessToken, onTokensChanged } from './tokens.ts';

type Go = () => void;

/** What stands in the way of leaving the screen; told how to leave after all. */
let guard: ((leave: Go) => void) | null = null;

onTokensChanged(() => {
	if (accessToken() === null) guard = null;
});

const isHere = (to: string): boolean => to === location.pathname + location.search;

/** Where the app goes, unless something on screen asks first. */
export const aroundNav: NonNullable<RouterOptions['aroundNav']> = (navigate, to, options) => {
	const go = () => navigate(to, options);
	if (guard && !isHere(to)) guard(go);
	else go();
};

/** While `active`, whoever is about to leave the screen is asked first: by `ask` within the app, by the browser elsewhere. */
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
