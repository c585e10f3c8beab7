import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import type { Browsing } from '../browsing.ts';
import { type Visit, visit } from './signed-in.ts';

export interface TextFile {
	filename: string;
	content: string;
}

/** A new user before an empty generator. */
export async function arrives({ stack, browser }: Browsing): Promise<Visit> {
	const guest = await visit(browser, await ApiClient.registered(stack.url));
	await guest.page.goto(stack.url);
	await guest.page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	return guest;
}

/** Puts a document into the upload box. */
export const choose = (page: Page, { filename, content }: TextFile) =>
	page
		.locator('input[type=file]')
		.setInputFiles({ name: filename, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** The button that goes on from the document, once the estimate is there. */
export const goOn = (page: Page) => page.getByRole('button', { name: /^(Continuar|Processar \d+ Partes)/ });

/** From an empty generator to its last step. */
export async function reachLastStep(page: Page, file: TextFile): Promise<void> {
	await choose(page, file);
	await goOn(page).click();
	await page.getByRole('heading', { name: 'Apresentadores' }).waitFor();
	await page.getByRole('button', { name: 'Continuar' }).click();
	await page.getByRole('button', { name: 'Gerar Podcast Completo' }).waitFor();
}

/** The notice on screen. */
export const notice = (page: Page) => page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
