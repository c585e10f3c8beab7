import type { Session } from '../lib/session.ts';
import { later } from '../ui/later.tsx';

export const LandingPage = later(() => import('./landing-page.tsx'));
export const AuthPage = later<{ session: Session['state']; invited?: boolean }>(() => import('./auth-page.tsx'));
export const ResetPasswordPage = later<{ session: Session }>(() => import('./reset-password-page.tsx'));
export const SignedIn = later(() => import('./signed-in.tsx'));
