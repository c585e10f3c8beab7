import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { aroundNav } from '../lib/leave-guard.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { noteWantedPage } from '../lib/wanted-page.ts';
import { LoadingScreen } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Overlays } from './overlays.tsx';
import { AuthPage, LandingPage, ResetPasswordPage, SignedIn } from './screens.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { isPainted } from './use-replace-first-paint.ts';

/** Nothing, where index.html says already that it loads. */
const Waiting = () => !isPainted() && <LoadingScreen />;

/** Below /auth are the forms for whoever is not signed in; every other path shows them the landing page. */
function Screens() {
	const session = useSession();
	useEffect(() => {
		if (session.state === 'unauthenticated') noteWantedPage();
	}, [session.state]);
	return (
		<Switch>
			<Route path="/auth">
				<AuthPage session={session.state} />
			</Route>
			<Route path="/auth/invitation">
				<AuthPage session={session.state} invited />
			</Route>
			<Route path="/auth/reset">
				<ResetPasswordPage session={session} />
			</Route>
			<Route path="/index.html">
				<Redirect to="/" replace />
			</Route>
			<Route>
				{session.state === 'loading' && <Waiting />}
				{session.state === 'unreachable' && <UnreachableScreen onRetry={session.retry} />}
				{session.state === 'unauthenticated' && <LandingPage />}
				{session.state === 'authenticated' && <SignedIn />}
			</Route>
		</Switch>
	);
}

export function App() {
	return (
		<QueryClientProvider client={queryClient}>
			<ErrorBoundary>
				<Suspense fallback={<Waiting />}>
					<Router aroundNav={aroundNav}>
						<Screens />
					</Router>
				</Suspense>
			</ErrorBoundary>
			<Overlays />
		</QueryClientProvider>
	);
}
