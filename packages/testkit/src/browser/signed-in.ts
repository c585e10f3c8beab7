import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

interface SignedIn {
	url: string;
	tokens: { access_token: string; refresh_token: string } | null;
	/** `name=value` of the media cookie. */
	cookie: string | null;
}

/** A browser profile of its own in which an API client's user is signed in already. */
export async function signedInContext(
	browser: Browser,
	client: SignedIn,
	options: BrowserContextOptions = {},
): Promise<BrowserContext> {
	const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'pt-BR', ...options });
	context.setDefaultTimeout(90_000);
	const [name = '', value = ''] = (client.cookie ?? '').split('=');
	await context.addCookies([{ name, value, url: client.url, httpOnly: true, sameSite: 'Strict' }]);
	await context.addInitScript((tokens) => {
		if (!tokens || localStorage.getItem('nexus_refresh_token')) return;
		localStorage.setItem('nexus_access_token', tokens.access_token);
		localStorage.setItem('nexus_refresh_token', tokens.refresh_token);
	}, client.tokens);
	return context;
}
