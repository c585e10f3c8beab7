import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

let axe: Promise<string> | null = null;

/** The looks in which every state must be right: wide and narrow, light and dark. */
const WIDTHS = [390, 1280] as const;
const THEMES = ['dark', 'light'] as const;
/** What a theme can change of what axe looks at. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe for all its rules, or for those alone. Rule and elements of each violation. */
async function run(page: Page, rules?: readonly string[]): Promise<string[]> {
	axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe);
	const results = await page.evaluate(
		(runOnly) =>
			(window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
				resultTypes: ['violations'],
				...(runOnly && { runOnly }),
			}),
		rules,
	);
	return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** WCAG 2.2 AA and best practices, as axe-core sees them: rule and elements of each violation. */
export const violations = (page: Page): Promise<string[]> => run(page);

/** Waits until nothing on the page is on its way from one look to another. */
async function settled(page: Page): Promise<void> {
	const moving = () =>
		document
			.getAnimations()
			.some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
	while (await page.evaluate(moving));
}

/**
 * The same in every look, each violation with the look's name. At each width, the theme that comes second is looked at
 * for its colours alone. The page is left as wide as it was, and light.
 */
async function violationsInEveryLook(page: Page): Promise<string[]> {
	const before = page.viewportSize();
	const found: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 844 });
		for (const [at, colorScheme] of THEMES.entries()) {
			await page.emulateMedia({ colorScheme });
			await settled(page);
			const seen = await run(page, at === 0 ? undefined : OF_COLOURS);
			found.push(...seen.map((violation) => `${width} ${colorScheme}: ${violation}`));
		}
	}
	if (before) await page.setViewportSize(before);
	await page.emulateMedia({ colorScheme: 'light' });
	await settled(page);
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
