import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { GenerationProvider } from '../features/generation/generation-provider.tsx';
import { PlayerProvider } from '../features/player/player-provider.tsx';
import { useIdle } from '../lib/use-idle.ts';
import { lazyWhenIdle } from '../ui/lazy-component.tsx';
import { Frame } from './frame.tsx';
import { LoadingScreenFallback } from './loading-screen-fallback.tsx';
import {
	AdminPage,
	DocumentsPage,
	GeneratorPage,
	HistoryPage,
	NotFoundPage,
	PodcastPage,
	SearchPage,
	SettingsPage,
} from './signed-in-screens.tsx';
import { useOpenAndPlay } from './use-open-and-play.ts';

const CleanupNotice = lazyWhenIdle(() => import('../features/cleanup/cleanup-notice.tsx'));

function Screens() {
	const openAndPlay = useOpenAndPlay();
	const idle = useIdle();
	return (
		<GenerationProvider onPlay={openAndPlay}>
			<Frame>
				<Suspense fallback={<LoadingScreenFallback />}>
					<Switch>
						<Route path="/" component={GeneratorPage} />
						<Route path="/history" component={HistoryPage} />
						<Route path="/documents" component={DocumentsPage} />
						<Route path="/search" component={SearchPage} />
						<Route path="/settings" component={SettingsPage} />
						<Route path="/admin" component={AdminPage} />
						<Route path="/podcasts/:id">{({ id }) => <PodcastPage key={id} id={id} />}</Route>
						<Route component={NotFoundPage} />
					</Switch>
				</Suspense>
			</Frame>
			<Suspense>{idle && <CleanupNotice />}</Suspense>
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
