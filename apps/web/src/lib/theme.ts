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

/** Chooses a theme; choosing what the system says anyway goes back to following the system. */
export function chooseTheme(theme: Theme): void {
	const follows = (theme === 'dark') === night().matches;
	if (follows) {
		localStorage.removeItem(KEY);
		delete document.documentElement.dataset.theme;
	} else {
		localStorage.setItem(KEY, theme);
		document.documentElement.dataset.theme = theme;
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	const media = night();
	listeners.add(listener);
	media.addEventListener('change', listener);
	return () => {
		listeners.delete(listener);
		media.removeEventListener('change', listener);
	};
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, () => 'light');
