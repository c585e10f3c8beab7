import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

const LaterLanding = lazy(() => import('./landing-page.tsx'));
const AuthPage = lazy(() => import('./auth-page.tsx'));
const SignedIn = lazy(() => import('./signed-in.tsx'));

interface AppProps {
	/** The landing page, where it is there from the first moment. */
	Landing?: ComponentType | undefined;
}

/** /auth shows the forms to whoever is not signed in; every other path shows them the landing page. */
function Screens({ Landing = LaterLanding }: AppProps) {
	const session = useSession();
	return (
		<Switch>
			<Route path="/auth">
				<AuthPage session={session.state} />
			</Route>
			<Route path="/index.html">
				<Redirect to="/" replace />
			</Route>
			<Route>
				{session.state === 'loading' && <LoadingScreen />}
				{session.state === 'unreachable' && <UnreachableScreen onRetry={session.retry} />}
				{session.state === 'unauthenticated' && <Landing />}
				{session.state === 'authenticated' && <SignedIn />}
			</Route>
		</Switch>
	);
}

export function App(props: AppProps) {
	return (
		<QueryClientProvider client={queryClient}>
			<TooltipProvider>
				<ErrorBoundary>
					<Suspense fallback={<LoadingScreen />}>
						<Screens {...props} />
					</Suspense>
				</ErrorBoundary>
				<Toaster />
			</TooltipProvider>
		</QueryClientProvider>
	);
}
