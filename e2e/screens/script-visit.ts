import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import type { Browsing } from '../browsing.ts';
import { reachLastStep } from './generator-steps.ts';
import { type Visit, visit } from './signed-in.ts';

export interface ScriptVisit extends Visit {
	client: ApiClient;
	/** Ids of the drafts that were made. */
	drafts: string[];
}

/** The document of these scripts. */
export const PARAGRAPH = sample('paragraph-pt');

/** A user who requests the script in the last step of the generator. */
export async function asksForScript({ stack, browser }: Browsing): Promise<ScriptVisit> {
	const client = await ApiClient.registered(stack.url);
	const guest = await visit(browser, client);
	const drafts: string[] = [];
	guest.page.on('response', async (response) => {
		const created = response.request().method() === 'POST' && response.url().endsWith('/api/v1/podcasts/');
		if (created && response.ok()) drafts.push(((await response.json()) as { id: string }).id);
	});
	await guest.page.goto(stack.url);
	await reachLastStep(guest.page, PARAGRAPH);
	await guest.page.getByRole('button', { name: 'Ver Roteiro' }).click();
	return { ...guest, client, drafts };
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Roteiro' });
export const rows = (page: Page) => dialog(page).locator('[data-line]');
export const edit = (page: Page) => dialog(page).getByRole('button', { name: 'Edit Script' }).click();
export const field = (page: Page) => dialog(page).getByRole('textbox');
