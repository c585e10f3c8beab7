import type { Page } from 'playwright-core';
import type { PictureData, Viewer } from './picture-data.ts';

export interface Shot {
	name: string;
	/** Who looks; nobody is signed in without. */
	who?: Viewer;
	path: string | ((data: PictureData) => string);
	/** Before the page is opened: answers that the server would not give by itself. */
	before?: (page: Page) => Promise<unknown>;
	/** Brings the state about, once the page is open. */
	arrange?: (page: Page, data: PictureData) => Promise<unknown>;
	/** The whole page rather than what is in sight. */
	full?: boolean;
	/** Taken at every width. */
	main?: boolean;
}

/** The page of one of the world's episodes. */
export const podcast =
	(which: keyof PictureData['episodes']) =>
	({ episodes }: PictureData) =>
		`/podcasts/${episodes[which].id}`;

/** Lets calls be refused. */
export const refuse = (pattern: RegExp, status: number, message: string) => (page: Page) =>
	page.route(pattern, (route) =>
		route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ message, detail: message }) }),
	);
/** Answers calls in the server's place. */
export const answer = (pattern: RegExp, body: object) => (page: Page) =>
	page.route(pattern, (route) => route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }));
/** Answers calls with what the server gives, changed. */
export const change = (pattern: RegExp, how: (body: string) => string) => (page: Page) =>
	page.route(pattern, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: how(await response.text()) });
	});
/** The same, of the answer as an object. */
export const changeJson = <Body>(pattern: RegExp, how: (body: Body) => Body) =>
	change(pattern, (body) => JSON.stringify(how(JSON.parse(body) as Body)));
/** Lets calls go without an answer. */
export const hang = (pattern: RegExp) => (page: Page) => page.route(pattern, () => undefined);
/** Clicks the first of that name. */
export const click = (role: 'button' | 'tab' | 'menuitem' | 'link' | 'radio', name: RegExp) => (page: Page) =>
	page.getByRole(role, { name }).first().click();
