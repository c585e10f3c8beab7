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

/** What a page said on its console as an error, and what it asked of other origins: both should stay empty. */
export function watchPage(page: Page, origin: string): { errors: string[]; foreign: string[] } {
	const seen = { errors: [] as string[], foreign: [] as string[] };
	page.on('console', (message) => {
		if (message.type() === 'error') seen.errors.push(message.text());
	});
	page.on('pageerror', (error) => seen.errors.push(String(error)));
	page.on('request', (request) => {
		const url = request.url();
		if (/^https?:/.test(url) && !url.startsWith(origin)) seen.foreign.push(url);
	});
	return seen;
}
