import type { PodcastDetails } from '@nexus/contract';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { type Browsing, browsing } from '../browsing.ts';
import { giveMediaCookie, type Visit, visit } from './signed-in.ts';

/** A user with an episode, and a page that is closed after each test. */
export interface ListeningSetup {
	on: Browsing;
	client: ApiClient;
	single: PodcastDetails;
	/** Of a file a part, where it was asked for. */
	parts: PodcastDetails;
	page: Page;
	/** Opens a blank page. */
	comes(width?: number): Promise<void>;
	/** Opens a page with an episode's transcript. */
	opens(podcast: PodcastDetails, width?: number): Promise<void>;
	close(): Promise<void>;
	line(index: number): Locator;
	/** Where the sound is, in seconds; -1 where there is none. */
	at(): Promise<number>;
	/** Waits until the sound is past that second. */
	plays(from: number): Promise<unknown>;
}

export function listeningSetup({ withParts = false } = {}): ListeningSetup {
	const on = browsing();
	let guest: Visit | null = null;
	const setup: Omit<ListeningSetup, 'client' | 'single' | 'parts' | 'page'> & Partial<ListeningSetup> = {
		on,
		async comes(width = 1280) {
			const { client } = setup as ListeningSetup;
			guest = await visit(on.browser, client);
			setup.page = guest.page;
			await giveMediaCookie(guest.page, client);
			await guest.page.setViewportSize({ width, height: 844 });
		},
		async opens(podcast, width) {
			await setup.comes(width);
			await setup.page?.goto(`${on.stack.url}/podcasts/${podcast.id}`);
			await setup.line(0).waitFor();
		},
		async close() {
			await guest?.close();
			guest = null;
		},
		line: (index) => (setup as ListeningSetup).page.locator(`[data-line="${index}"]`),
		at: () => (setup as ListeningSetup).page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1),
		plays: (from) =>
			(setup as ListeningSetup).page.waitForFunction(
				(seconds) => (document.querySelector('audio')?.currentTime ?? 0) > seconds,
				from,
			),
	};
	beforeAll(async () => {
		const client = await ApiClient.registered(on.stack.url);
		const { filename, content } = sample('long-pt');
		setup.client = client;
		setup.single = await client.makeEpisode(filename, content.slice(0, 2_500), { title: 'O rio e a ponte' });
		if (!withParts) return;
		const twoParts = inParts(stretchesOf(content, [1_200, 500]));
		setup.parts = await client.makeEpisode(filename, twoParts, { title: 'Em partes', multiple_files: true });
	});
	afterEach(() => setup.close());
	return setup as ListeningSetup;
}
