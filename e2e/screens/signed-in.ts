import { watchPage } from '@nexus/testkit/browser';
import type { ApiClient } from '@nexus/testkit/stack';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
	page: Page;
	/** What should stay empty. */
	seen: { errors: string[]; foreign: string[] };
	close(): Promise<void>;
}

/** A page of a client that is signed in already, on its own browser profile; nowhere yet. */
export async function visit(browser: Browser, client: ApiClient, options: BrowserContextOptions = {}): Promise<Visit> {
	const { tokens, url } = client;
	if (!tokens) throw new Error('the client is not signed in');
	const localStorage = [
		{ name: 'nexus_access_token', value: tokens.access_token },
		{ name: 'nexus_refresh_token', value: tokens.refresh_token },
	];
	const context = await browser.newContext({
		viewport: { width: 1280, height: 860 },
		reducedMotion: 'reduce',
		storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
		...options,
	});
	// An episode is waited for beside other tests, on a machine that may have little to spare.
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, url);
	return { page, seen, close: () => context.close() };
}
