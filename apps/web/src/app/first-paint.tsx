import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LoadingScreen } from '../ui/spinner.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import LandingPage from './landing-page.tsx';

/**
 * What index.html shows until the app is there: the landing page, or to whoever is signed in, that it loads. Which of
 * the two is decided by public/boot.js and styles.css.
 */
export const firstPaint = (): string =>
	renderToString(
		<>
			<div data-before="landing">
				<Router ssrPath="/">
					<TooltipProvider>
						<LandingPage />
					</TooltipProvider>
				</Router>
			</div>
			<div data-before="app">
				<LoadingScreen />
			</div>
		</>,
	);
