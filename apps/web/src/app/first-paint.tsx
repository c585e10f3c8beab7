import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { GenerationProvider } from '../features/generation/generation-provider.tsx';
import { PlayerProvider } from '../features/player/player-provider.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { Frame } from './frame.tsx';
import GeneratorPage from './generator-page.tsx';
import HistoryPage from './history-page.tsx';
import LandingPage from './landing-page.tsx';

const render = (path: string, content: ReactNode): string =>
	renderToString(
		<QueryClientProvider client={new QueryClient()}>
			<Router ssrPath={path} ssrSearch="">
				{content}
			</Router>
		</QueryClientProvider>,
	);

/** A screen as it is before anything of it has been answered, and before it is known who is signed in. */
const awaiting = (path: string, screen: ReactNode): string =>
	still(
		render(
			path,
			<PlayerProvider>
				<GenerationProvider onPlay={() => undefined}>
					<Frame>{screen}</Frame>
				</GenerationProvider>
			</PlayerProvider>,
		),
	);

/** A picture of a screen: what does nothing without the app can be neither pressed nor filled in. */
const still = (markup: string): string =>
	markup
		.replace(/<audio\b.*?<\/audio>|<input\b[^>]*type="file"[^>]*>/g, '')
		.replace(/<button\b[^>]*>/g, (tag) => tag.replace('<button', '<span').replace(/ (?:type|aria-[a-z]+)="[^"]*"/g, ''))
		.replaceAll('</button>', '</span>')
		.replace(/<(input|select)\b/g, '<$1 disabled=""');

/** By what public/boot.js calls them; it decides which one is seen, and styles.css hides the others. */
const PAINTED: Record<string, () => string> = {
	landing: () => render('/', <LandingPage />),
	generator: () => awaiting('/', <GeneratorPage />),
	history: () => awaiting('/history', <HistoryPage />),
	app: () => render('/', <LoadingScreen />),
};

/** What index.html shows until the app takes its place (use-taking-over.ts). */
export const firstPaint = (): string =>
	Object.entries(PAINTED)
		.map(([name, paint]) => `<div data-before="${name}">${paint()}</div>`)
		.join('');
