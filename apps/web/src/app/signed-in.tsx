import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useCleanupNotice } from '../features/cleanup/use-cleanup-notice.ts';
import { GenerationProvider } from '../features/generation/generation-provider.tsx';
import { usePlayer } from '../features/player/player-context.ts';
import { PlayerProvider } from '../features/player/player-provider.tsx';
import { Frame } from './frame.tsx';

const GeneratorPage = lazy(() => import('./generator-page.tsx'));
const HistoryPage = lazy(() => import('./history-page.tsx'));
const SettingsPage = lazy(() => import('./settings-page.tsx'));
const PodcastPage = lazy(() => import('./podcast-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

function Screens() {
	const { open } = usePlayer();
	useCleanupNotice();
	return (
		<GenerationProvider onPlay={open}>
			<Frame>
				<Suspense>
					<Switch>
						<Route path="/" component={GeneratorPage} />
						<Route path="/history" component={HistoryPage} />
						<Route path="/settings" component={SettingsPage} />
						<Route path="/podcasts/:id">{({ id }) => <PodcastPage key={id} id={id} />}</Route>
						<Route component={NotFoundPage} />
					</Switch>
				</Suspense>
			</Frame>
		</GenerationProvider>
	);
}

export default function SignedIn() {
	return (
		<PlayerProvider>
			<Screens />
		</PlayerProvider>
	);
}
