import type { Page, Route } from 'playwright-core';

/** Answers of the server that are kept on their way. */
export interface Held {
	/** Lets them come after all, and those that follow. */
	release(): void;
	/** Gives this in place of them, and lets those that follow come. */
	refuse(status: number, message: string): void;
}

const refusal = (status: number, message: string) => ({
	status,
	contentType: 'application/json',
	body: JSON.stringify({ message, detail: message }),
});

/** Keeps the answers to the calls of that address from a page. */
export async function hold(page: Page, address: RegExp): Promise<Held> {
	const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
	let open = false;
	await page.route(address, async (route) => (open ? route.fallback() : (await promise)(route)));
	const goOn = (how: (route: Route) => Promise<void>) => {
		open = true;
		resolve(how);
	};
	return {
		release: () => goOn((route) => route.continue()),
		refuse: (status, message) => goOn((route) => route.fulfill(refusal(status, message))),
	};
}

/** Refuses the calls of that address. */
export const refuseAll = (page: Page, address: RegExp): Promise<unknown> =>
	page.route(address, (route) => route.fulfill(refusal(503, 'O serviço está iniciando.')));
