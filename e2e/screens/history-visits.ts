import { ApiClient, newUser } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import type { Page } from 'playwright-core';
import type { Browsing } from '../browsing.ts';
import { type Visit, visit } from './signed-in.ts';

/** Somebody with so many episodes, about to open the history. */
export async function visitWithEpisodes({ stack, browser }: Browsing, episodes: number): Promise<Visit> {
	const user = newUser();
	const client = await ApiClient.registered(stack.url, user);
	if (episodes > 0) await storeEpisodes(stack, user.email, episodes);
	return visit(browser, client);
}

export const row = (page: Page, title: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
