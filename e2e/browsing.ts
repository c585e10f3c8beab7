import { launchBrowser } from '@nexus/testkit/browser';
import { type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export interface Browsing {
	stack: Stack;
	browser: Browser;
}

/** A server and a browser before it, both there from a test file's first test to its last. */
export function browsing(variables: Record<string, string> = {}): Browsing {
	const on = {} as Browsing;
	beforeAll(async () => {
		[on.stack, on.browser] = await Promise.all([startStack(variables), launchBrowser()]);
	});
	afterAll(async () => {
		await on.browser?.close();
		await on.stack?.close();
	});
	return on;
}
