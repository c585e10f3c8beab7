import type { Session } from '../lib/session.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

export const LandingPage = lazyComponent(() => import('./landing-page.tsx'));
export const AuthPage = lazyComponent<{ session: Session['state']; invited?: boolean }>(
	() => import('./auth-page.tsx'),
);
export const ResetPasswordPage = lazyComponent<{ session: Session }>(() => import('./reset-password-page.tsx'));
export const SignedIn = lazyComponent(() => import('./signed-in.tsx'));
