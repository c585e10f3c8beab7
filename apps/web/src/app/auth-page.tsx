import { TIMING } from '@nexus/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AuthForms } from '../features/account/auth-forms.tsx';
import { useLinkToken } from '../lib/link-token.ts';
import { justRegistered, type Session } from '../lib/session.ts';
import { forgetWantedPage, wantedPage } from '../lib/wanted-page.ts';
import { LoadingScreen } from '../ui/spinner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useReplaceFirstPaint } from './use-replace-first-paint.ts';
import { useTitle } from './use-title.ts';

/** After this long without the router having moved on, the browser loads the page anew. Milliseconds. */
const FULL_LOAD_AFTER = 2000;

const destination = () => (justRegistered.is() ? '/settings?tab=gemini' : wantedPage());

/** What the visitor has set off here, if anything. */
type Flow = 'login' | 'registration';

const DELAYS: Record<Flow, number> = { login: 0, registration: TIMING.registrationRedirect };

interface AuthPageProps {
	session: Session['state'];
	/** Whether a link that creates the first account of a closed installation led here. */
	invited?: boolean;
}

export default function AuthPage({ session, invited = false }: AuthPageProps) {
	useReplaceFirstPaint();
	useTitle('Entrar');
	const [, navigate] = useLocation();
	const token = useLinkToken();
	const [flow, setFlow] = useState<Flow | null>(null);
	const signedIn = session === 'authenticated';
	const delay = flow ? DELAYS[flow] : TIMING.authPageRedirect;

	useEffect(() => {
		if (!signedIn) return;
		let forced: ReturnType<typeof setTimeout>;
		const soon = setTimeout(() => {
			const to = destination();
			navigate(to, { replace: true });
			forgetWantedPage();
			forced = setTimeout(() => window.location.replace(to), FULL_LOAD_AFTER);
		}, delay);
		return () => {
			clearTimeout(soon);
			clearTimeout(forced);
		};
	}, [signedIn, delay, navigate]);

	if (signedIn || (session === 'loading' && flow)) return <LoadingScreen text="Redirecionando..." />;
	if (session === 'loading') return <LoadingScreen />;

	return (
		<AuthFrame>
			<AuthForms
				invitation={invited ? token : null}
				onLogin={() => setFlow('login')}
				onRegistered={() => {
					justRegistered.set();
					setFlow('registration');
				}}
			/>
		</AuthFrame>
	);
}
