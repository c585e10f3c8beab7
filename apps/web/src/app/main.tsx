import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';
import { App } from './app.tsx';

function start(Landing?: ComponentType): void {
	const root = document.getElementById('root');
	if (root) createRoot(root).render(<App Landing={Landing} />);
}

// Where index.html shows the landing page already, the app begins with it at once and nothing is seen to change.
if (document.documentElement.dataset.starts === 'app') start();
else void import('./landing-page.tsx').then((landing) => start(landing.default));
