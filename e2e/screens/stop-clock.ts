import type { Page } from 'playwright-core';

/** Milliseconds that the clock jumps ahead by, so that the moment has not passed when the browser is told of it. */
const AHEAD = [200, 1_000, 5_000, 20_000];

/** From here a browser's time goes on by command alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
	for (const ahead of AHEAD) {
		try {
			const now = await page.evaluate(() => Date.now());
			return await page.clock.pauseAt(now + ahead);
		} catch (error) {
			if (!/to the past/.test(String(error))) throw error;
		}
	}
	throw new Error(`the browser took more than ${AHEAD.at(-1)} ms to answer`);
}
