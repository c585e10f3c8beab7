import type { PodcastDetails } from '@nexus/contract';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { type Browsing, browsing } from '../browsing.ts';
import { giveMediaCookie, type Visit, visit } from './signed-in.ts';

/** Somebody with an episode, and the page before them, which each test closes. */
export interface ListeningRoom {
	on: Browsing;
	client: ApiClient;
	single: PodcastDetails;
	/** Of a file a part, where it was asked for. */
	parts: PodcastDetails;
	page: Page;
	/** A new page, nowhere yet. */
	comes(width?: number): Promise<void>;
	/** A new page, at an episode's transcript. */
	opens(podcast: PodcastDetails, width?: number): Promise<void>;
	close(): Promise<void>;
	line(index: number): Locator;
	/** Where the sound is, in seconds; -1 where there is none. */
	at(): Promise<number>;
	/** Waits until the sound is past that second. */
	plays(from: number): Promise<unknown>;
}

export function listeningRoom({ withParts = false } = {}): ListeningRoom {
	const on = browsing();
	let guest: Visit | null = null;
	const room: Omit<ListeningRoom, 'client' | 'single' | 'parts' | 'page'> & Partial<ListeningRoom> = {
		on,
		async comes(width = 1280) {
			const { client } = room as ListeningRoom;
			guest = await visit(on.browser, client);
			room.page = guest.page;
			await giveMediaCookie(guest.page, client);
			await guest.page.setViewportSize({ width, height: 844 });
		},
		async opens(podcast, width) {
			await room.comes(width);
			await room.page?.goto(`${on.stack.url}/podcasts/${podcast.id}`);
			await room.line(0).waitFor();
		},
		async close() {
			await guest?.close();
			guest = null;
		},
		line: (index) => (room as ListeningRoom).page.locator(`[data-line="${index}"]`),
		at: () => (room as ListeningRoom).page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1),
		plays: (from) =>
			(room as ListeningRoom).page.waitForFunction(
				(seconds) => (document.querySelector('audio')?.currentTime ?? 0) > seconds,
				from,
			),
	};
	beforeAll(async () => {
		const client = await ApiClient.registered(on.stack.url);
		const { filename, content } = sample('long-pt');
		room.client = client;
		room.single = await client.makeEpisode(filename, content.slice(0, 2_500), { title: 'O rio e a ponte' });
		if (!withParts) return;
		const twoParts = inParts(stretchesOf(content, [1_200, 500]));
		room.parts = await client.makeEpisode(filename, twoParts, { title: 'Em partes', multiple_files: true });
	});
	afterEach(() => room.close());
	return room as ListeningRoom;
}
