import type { Session } from '../lib/session.ts';
import { screen } from './screen.tsx';

export const LandingPage = screen(() => import('./landing-page.tsx'));
export const AuthPage = screen<{ session: Session['state'] }>(() => import('./auth-page.tsx'));
export const SignedIn = screen(() => import('./signed-in.tsx'));
