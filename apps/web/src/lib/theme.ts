import { useSyncExternalStore } from 'react';

const KEY = 'nexus_theme';
const listeners = new Set<() => void>();
const night = () => window.matchMedia('(prefers-color-scheme: dark)');

export type Theme = 'light' | 'dark';

const current = (): Theme => {
	const chosen = document.documentElement.dataset.theme;
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return night().matches ? 'dark' : 'light';
};

/** Takes a change of theme to the whole page at once: elements that fade from colour to colour would arrive one by one. */
function atOnce(change: () => void): void {
	const root = document.documentElement;
	root.dataset.themeChange = '';
	change();
	// Laying the page out takes the new colours, while nothing may fade.
	root.getBoundingClientRect();
	delete root.dataset.themeChange;
}

/** Chooses a theme; choosing what the system says anyway goes back to following the system. */
export function chooseTheme(theme: Theme): void {
	const follows = (theme === 'dark') === night().matches;
	atOnce(() => {
		if (follows) delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
	});
	if (follows) localStorage.removeItem(KEY);
	else localStorage.setItem(KEY, theme);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	const media = night();
	const turned = () => {
		atOnce(() => undefined);
		listener();
	};
	listeners.add(listener);
	media.addEventListener('change', turned);
	return () => {
		listeners.delete(listener);
		media.removeEventListener('change', turned);
	};
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');
