import { launchBrowser } from '@nexus/testkit/browser';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { reachLastStep, type TextFile } from './generator-steps.ts';
import { type Visit, visitAlone } from './signed-in.ts';

export interface Generating extends GeminiStack {
	browser: Browser;
	/** Somebody who generates, the browser's clock at our command. */
	generates(file: TextFile, prepare?: (page: Page) => Promise<void>): Promise<Visit>;
}

export const PARAGRAPH = sample('paragraph-pt');
export const TWO_PARTS: TextFile = { filename: 'documento.md', content: bookText(5_000, 5) };

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const running = (page: Page) => dialog(page, 'Gerando seu podcast');

/** A browser before a server whose episodes Gemini makes, emulated, from a file's first test to its last. */
export function generating(): Generating {
	const on = {
		async generates(file: TextFile, prepare?: (page: Page) => Promise<void>) {
			const client = await ApiClient.registered(on.stack.url);
			const guest = await visitAlone(on.browser, client);
			await guest.page.clock.install();
			await prepare?.(guest.page);
			await guest.page.goto(on.stack.url);
			await reachLastStep(guest.page, file);
			await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
			return guest;
		},
	} as Generating;
	beforeAll(async () => {
		// Nobody is told of silence while what hangs is looked at.
		const timeouts = { firstByteMs: 600_000 };
		// What fails is tried again at once, so that what was held back by failures goes on.
		const retry = { attempts: 1000, baseMs: 50, maxMs: 200 };
		const [stack, browser] = await Promise.all([startGeminiStack({}, { timeouts, retry }), launchBrowser()]);
		Object.assign(on, stack, { browser });
	});
	afterAll(async () => {
		await on.browser?.close();
		await on.close?.();
	});
	beforeEach(() => on.gemini.faults.clear());
	return on;
}
