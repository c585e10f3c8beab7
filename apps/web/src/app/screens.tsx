import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { Session } from '../lib/session.ts';

interface Screen<Props> {
	(props: Props): ReactNode;
	/** Has it there before it is rendered, so that it comes with the first rendering. */
	load: () => Promise<unknown>;
}

function screen<Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>): Screen<Props> {
	let loaded: ComponentType<Props> | undefined;
	const load = async () => {
		const fetched = await fetch();
		loaded = fetched.default;
		return fetched;
	};
	const Later: ComponentType<Props> = lazy(load);
	// biome-ignore lint/correctness/noComponentHookFactories: made once for each screen, here and nowhere else
	const Screen = (props: Props) => {
		const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
		return <Shown {...props} />;
	};
	return Object.assign(Screen, { load });
}

export const LandingPage = screen(() => import('./landing-page.tsx'));
export const AuthPage = screen<{ session: Session['state'] }>(() => import('./auth-page.tsx'));
export const SignedIn = screen(() => import('./signed-in.tsx'));
export const GeneratorPage = screen(() => import('./generator-page.tsx'));
export const HistoryPage = screen(() => import('./history-page.tsx'));
export const SettingsPage = screen(() => import('./settings-page.tsx'));
export const PodcastPage = screen<{ id: string }>(() => import('./podcast-page.tsx'));
export const NotFoundPage = screen(() => import('./not-found-page.tsx'));

/** What the screens that index.html shows are made of (first-paint.tsx). */
export const PAINTED_SCREENS: Record<string, Screen<never>[]> = {
	landing: [LandingPage],
	generator: [SignedIn, GeneratorPage],
	history: [SignedIn, HistoryPage],
};
