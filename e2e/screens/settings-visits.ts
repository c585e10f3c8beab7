import { launchBrowser } from '@nexus/testkit/browser';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { ApiClient, newUser, startStack } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Browsing } from '../browsing.ts';
import { type Visit, visit } from './signed-in.ts';

/** The one key that Gemini, emulated, knows of. */
export const KEY = 'AIzaSyExemplo0123456789-exemplo_012345';

export interface SettingsVisits extends Browsing {
	gemini: Emulator;
	somebody(): Promise<Visit & { user: ReturnType<typeof newUser>; client: ApiClient }>;
	opens(page: Page, query: string): Promise<unknown>;
}

/** A browser before a server that asks Gemini, emulated, about keys, from a file's first test to its last. */
export function settingsVisits(): SettingsVisits {
	const on = {
		async somebody() {
			const user = newUser();
			const client = await ApiClient.registered(on.stack.url, user);
			return { user, client, ...(await visit(on.browser, client)) };
		},
		opens: (page, query) => page.goto(`${on.stack.url}/settings${query}`),
	} as SettingsVisits;
	beforeAll(async () => {
		on.gemini = await startGeminiEmulator({ apiKey: KEY });
		const api = { ROLE: 'api', GEMINI_BASE_URL: on.gemini.url };
		[on.stack, on.browser] = await Promise.all([startStack(api), launchBrowser()]);
	});
	afterAll(async () => {
		await on.browser?.close();
		await on.stack?.close();
		await on.gemini?.close();
	});
	return on;
}

/** What is sent when `act` saves the settings. */
export async function sentBy(page: Page, act: () => Promise<void>): Promise<unknown> {
	const request = page.waitForRequest((each) => each.method() === 'PUT');
	await act();
	return (await request).postDataJSON();
}
