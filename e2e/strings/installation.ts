import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { type Gateway, startGateway } from '@nexus/testkit/gateway';
import { ApiClient, goDown, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { giveMediaCookie, type Visit, visit } from '../screens/signed-in.ts';

/** A server behind a gateway, and a browser before it: the server can be slow, away, or answered for by the gateway. */
export interface Installation {
	stack: Stack;
	gateway: Gateway;
	/** A page of somebody who is not signed in; nowhere yet. */
	stranger(): Promise<Page>;
	/** A page of a new user who is signed in, by default as `visit` gives it; nowhere yet. */
	guest(come?: typeof visit): Promise<Visit & { user: ReturnType<typeof newUser>; client: ApiClient }>;
	/** While `work` lasts, nobody answers at the server's address. */
	whileDown(work: () => Promise<void>): Promise<void>;
	close(): Promise<void>;
}

export async function install(start: () => Promise<Stack> = () => startStack({ ROLE: 'api' })): Promise<Installation> {
	const [stack, browser]: [Stack, Browser] = await Promise.all([start(), launchBrowser()]);
	const gateway = await startGateway(stack.url);
	return {
		stack,
		gateway,
		async stranger() {
			const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
			context.setDefaultTimeout(90_000);
			const page = await context.newPage();
			await watchPage(page, gateway.url);
			return page;
		},
		async guest(come = visit) {
			const user = newUser();
			const client = await ApiClient.registered(gateway.url, user);
			const guest = await come(browser, client);
			await giveMediaCookie(guest.page, client);
			return { ...guest, user, client };
		},
		async whileDown(work) {
			const comeBack = await goDown(stack);
			try {
				await work();
			} finally {
				await comeBack();
			}
		},
		async close() {
			await browser.close();
			await gateway.close();
			await stack.close();
		},
	};
}
