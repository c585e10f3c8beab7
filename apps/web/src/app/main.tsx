import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { keepPageOnDrop } from '../lib/file-drop.ts';
import { watchForRareLetters } from '../lib/rare-letters.ts';
import type { LazyComponent } from '../ui/lazy-component.tsx';
import { App } from './app.tsx';
import { cachePreloadedAnswers } from './preloaded-answers.ts';
import { LandingPage, SignedIn } from './screens.tsx';
import { GeneratorPage, HistoryPage } from './signed-in-screens.tsx';

/** What the screens that index.html shows are made of (first-paint.tsx). */
const PAINTED: Record<string, LazyComponent<never>[]> = {
	landing: [LandingPage],
	generator: [SignedIn, GeneratorPage],
	history: [SignedIn, HistoryPage],
};

/** Begins with the screen that index.html shows already, so that nothing is seen to change. */
async function start(root: HTMLElement): Promise<void> {
	const screens = PAINTED[document.documentElement.dataset.starts ?? ''] ?? [];
	// A screen that cannot be had is told of where it is rendered.
	await Promise.allSettled([cachePreloadedAnswers(), ...screens.map(({ load }) => load())]);
	// In slices: what is there can be scrolled and clicked meanwhile.
	startTransition(() => createRoot(root).render(<App />));
}

const root = document.getElementById('root');
if (root) {
	watchForRareLetters(document.body);
	keepPageOnDrop();
	void start(root);
}
