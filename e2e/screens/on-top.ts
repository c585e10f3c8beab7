import type { Locator } from 'playwright-core';

/** Whether a click on the middle of an element would meet it: it is in the window, and nothing lies over it. */
export const isOnTop = (locator: Locator): Promise<boolean> =>
	locator.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
