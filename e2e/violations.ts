import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

let axe: Promise<string> | null = null;

/** The looks in which every state must be right: narrow and wide, dark and light, each theme at one of the widths. */
const LOOKS = [
	{ width: 390, colorScheme: 'dark' },
	{ width: 1280, colorScheme: 'light' },
] as const;

/** WCAG 2.2 AA and best practices, as axe-core sees them: rule and elements of each violation. */
export async function violations(page: Page): Promise<string[]> {
	axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
	const results = await page.evaluate(() =>
		(window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
			resultTypes: ['violations'],
		}),
	);
	return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Waits until nothing on the page is on its way from one look to another. */
async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
	);
}

/** The same in every look, each violation with the look's name. The page is left as wide as it was, and light. */
async function violationsInEveryLook(page: Page): Promise<string[]> {
	const before = page.viewportSize();
	const found: string[] = [];
	for (const { width, colorScheme } of LOOKS) {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ colorScheme });
		await settled(page);
		const seen = await violations(page);
		found.push(...seen.map((violation) => `${width} ${colorScheme}: ${violation}`));
	}
	if (before) await page.setViewportSize(before);
	return found;
}

export interface Inspection {
	/** Looks at the state that the page is in now, in every look. */
	look(state: string): Promise<void>;
	/** By state, what is not right; nothing for those without violations. */
	found: Record<string, string[]>;
}

/** Looks at one page's states as they come. */
export function inspect(page: Page): Inspection {
	const found: Record<string, string[]> = {};
	return {
		found,
		async look(state) {
			const seen = await violationsInEveryLook(page);
			if (seen.length > 0) found[state] = seen;
		},
	};
}
