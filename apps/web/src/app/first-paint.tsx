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
	render(
		path,
		<PlayerProvider>
			<GenerationProvider onPlay={() => undefined}>
				<Frame>{screen}</Frame>
			</GenerationProvider>
		</PlayerProvider>,
	);

/** A screen as markup, and whether it is a picture only: what can be pressed or filled in does nothing yet. */
interface Painting {
	markup: string;
	isPicture: boolean;
}

const picture = (markup: string): Painting => ({ markup, isPicture: true });
const asItIs = (markup: string): Painting => ({ markup, isPicture: false });

/** By what public/boot.js calls them; it decides which one is seen, and styles.css hides the others. */
export const paintings = (): Record<string, Painting> => ({
	landing: asItIs(render('/', <LandingPage />)),
	generator: picture(awaiting('/', <GeneratorPage />)),
	history: picture(awaiting('/history', <HistoryPage />)),
	app: asItIs(render('/', <LoadingScreen />)),
});
