import { watchPage } from '@nexus/testkit/browser';
import type { ApiClient } from '@nexus/testkit/stack';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface Visit {
	page: Page;
	/** What should stay empty. */
	seen: { errors: string[]; foreign: string[] };
	close(): Promise<void>;
}

/** Of each browser, a profile that nobody is using: in a new one, the whole app is fetched and compiled anew. */
const free = new WeakMap<Browser, BrowserContext>();

/**
 * A page of a client that is signed in already; nowhere yet. It finds nothing that the visitor before it has left, but
 * for what may be cached. The browser's clock must not be set: for this, visit alone.
 */
export async function visit(browser: Browser, client: ApiClient): Promise<Visit> {
	const context = free.get(browser) ?? (await newProfile(browser));
	free.delete(browser);
	await context.clearCookies();
	const { page, seen } = await signIn(context, client);
	return {
		page,
		seen,
		async close() {
			await Promise.all(context.pages().map((each) => each.close()));
			await context.clearPermissions();
			free.set(browser, context);
		},
	};
}

/** The same on a browser profile of its own, whose clock and permissions are set at will. */
export async function visitAlone(
	browser: Browser,
	client: ApiClient,
	options: BrowserContextOptions = {},
): Promise<Visit> {
	const context = await newProfile(browser, options);
	return { ...(await signIn(context, client)), close: () => context.close() };
}

/** Gives the client's media cookie to a page: without it, the first call for sound is refused, and renews it. */
export async function giveMediaCookie(page: Page, { cookie, url }: ApiClient): Promise<void> {
	const [name = '', value = ''] = cookie?.split('=') ?? [];
	await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
}

async function newProfile(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 860 },
		reducedMotion: 'reduce',
		...options,
	});
	// An episode is waited for beside other tests, on a machine that may have little to spare.
	context.setDefaultTimeout(90_000);
	return context;
}

async function signIn(context: BrowserContext, { tokens, url }: ApiClient): Promise<Pick<Visit, 'page' | 'seen'>> {
	if (!tokens) throw new Error('the client is not signed in');
	const page = await context.newPage();
	const seen = await watchPage(page, url);
	await page.addInitScript(
		({ origin, access, refresh }) => {
			// What a tab has for itself tells its first look at the product from the later ones.
			if (location.origin !== origin || sessionStorage.getItem('visited')) return;
			sessionStorage.setItem('visited', 'yes');
			localStorage.clear();
			localStorage.setItem('nexus_access_token', access);
			localStorage.setItem('nexus_refresh_token', refresh);
		},
		{ origin: new URL(url).origin, access: tokens.access_token, refresh: tokens.refresh_token },
	);
	return { page, seen };
}
