export { CHROMIUM_ARGUMENTS } from './arguments.ts';
export { type NewcomerPath, walkNewcomerPath } from './newcomer-path.ts';
export { signedInContext } from './signed-in.ts';

import { type Browser, chromium, type Page } from 'playwright-core';
import { launch } from './launch.ts';
import { runningBrowser } from './server.ts';

/** The test run's Chromium, on a connection whose end takes all its profiles with it; else one of its own. */
export async function launchBrowser(): Promise<Browser> {
	const address = runningBrowser();
	return address === undefined ? launch() : chromium.connect(address);
}

/** Where avatars come from (D13); nothing else of a page may. */
const AVATARS = 'https://api.dicebear.com/';

/**
 * Notes what should stay empty: errors on a page's console, and what it asked of origins that it has no business with,
 * which the browser does not reach.
 */
export async function watchPage(page: Page, origin: string): Promise<{ errors: string[]; foreign: string[] }> {
	const seen = { errors: [] as string[], foreign: [] as string[] };
	page.on('console', (message) => {
		if (message.type() === 'error' && !message.location().url.startsWith(AVATARS)) seen.errors.push(message.text());
	});
	page.on('pageerror', (error) => seen.errors.push(String(error)));
	page.on('request', (request) => {
		const url = request.url();
		if (/^https?:/.test(url) && !url.startsWith(`${origin}/`) && !url.startsWith(AVATARS)) seen.foreign.push(url);
	});
	return seen;
}
