export { signedInContext } from './signed-in.ts';

import { access } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Debian's package first; then where other systems put theirs. */
const EXECUTABLES = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real Chromium with a profile of its own that asks nobody on the network for anything. */
export async function launchBrowser(): Promise<Browser> {
	const found: string[] = [];
	for (const path of EXECUTABLES) {
		if (
			await access(path).then(
				() => true,
				() => false,
			)
		)
			found.push(path);
	}
	const [executablePath] = found;
	if (!executablePath) throw new Error('no Chromium found: install it (Debian: apt-get install chromium)');
	return chromium.launch({
		executablePath,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
}

/** Where avatars come from (D13); nothing else of a page may. */
const AVATARS = 'https://api.dicebear.com/';

/**
 * Keeps a page on this machine, as tests must, and notes what should stay empty: errors on its console, and what it
 * asked of origins that it has no business with.
 */
export async function watchPage(page: Page, origin: string): Promise<{ errors: string[]; foreign: string[] }> {
	const seen = { errors: [] as string[], foreign: [] as string[] };
	await page.route(
		(url) => url.origin !== origin && url.protocol.startsWith('http'),
		(route) => route.abort(),
	);
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
