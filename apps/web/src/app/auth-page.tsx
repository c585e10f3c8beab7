import { TIMING } from '@nexus/contract/limits';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AuthForms } from '../features/account/auth-forms.tsx';
import { SidePanel } from '../features/account/side-panel.tsx';
import { justRegistered, type Session } from '../lib/session.ts';
import { forgetWantedPage, wantedPage } from '../lib/wanted-page.ts';
import { Logo } from '../ui/logo.tsx';
import { LoadingScreen } from '../ui/spinner.tsx';
import { useTakingOver } from './use-taking-over.ts';
import { useTitle } from './use-title.ts';

/** After this long without the router having moved on, the browser loads the page anew. Milliseconds. */
const FULL_LOAD_AFTER = 2000;

const destination = () => (justRegistered.is() ? '/settings?tab=gemini' : wantedPage());

/** What the visitor has set off here, if anything. */
type Flow = 'login' | 'registration';

const DELAYS: Record<Flow, number> = { login: 0, registration: TIMING.registrationRedirect };

export default function AuthPage({ session }: { session: Session['state'] }) {
	useTakingOver();
	useTitle('Entrar');
	const [, navigate] = useLocation();
	const [flow, setFlow] = useState<Flow | null>(null);
	const signedIn = session === 'authenticated';
	const delay = flow ? DELAYS[flow] : TIMING.authPageRedirect;

	useEffect(() => {
		if (!signedIn) return;
		const soon = setTimeout(() => {
			navigate(destination(), { replace: true });
			forgetWantedPage();
		}, delay);
		const forced = setTimeout(() => window.location.replace(destination()), delay + FULL_LOAD_AFTER);
		return () => {
			clearTimeout(soon);
			clearTimeout(forced);
		};
	}, [signedIn, delay, navigate]);

	if (signedIn || (session === 'loading' && flow)) return <LoadingScreen text="Redirecionando..." />;
	if (session === 'loading') return <LoadingScreen />;

	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
			<main className="flex flex-col px-5 py-6 sm:px-10">
				<Link href="/" className="self-start" aria-label="Nexus, página inicial">
					<Logo />
				</Link>
				<div className="mx-auto flex w-full max-w-sm flex-1 flex-col pt-[min(14vh,8rem)] pb-10">
					<AuthForms
						onLogin={() => setFlow('login')}
						onRegistered={() => {
							justRegistered.set();
							setFlow('registration');
						}}
					/>
				</div>
			</main>
			<SidePanel />
		</div>
	);
}
