import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { takeAnswer } from '../lib/session.ts';
import { App } from './app.tsx';
import { PAINTED_SCREENS } from './screens.tsx';

/** Begins with the screen that index.html shows already, so that nothing is seen to change. */
async function start(root: HTMLElement): Promise<void> {
	const screens = PAINTED_SCREENS[document.documentElement.dataset.starts ?? ''] ?? [];
	// A screen that cannot be had is told of where it is rendered.
	await Promise.allSettled([takeAnswer(), ...screens.map(({ load }) => load())]);
	// In slices: what is there can be scrolled and clicked meanwhile.
	startTransition(() => createRoot(root).render(<App />));
}

const root = document.getElementById('root');
if (root) void start(root);
