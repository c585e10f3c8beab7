import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

let axe: Promise<string> | null = null;

/** WCAG 2.2 AA and best practices, as axe-core sees them: rule and elements of each violation. */
export async function violations(page: Page): Promise<string[]> {
	axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
	await page.evaluate(await axe);
	const results = await page.evaluate(() =>
		(window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
			resultTypes: ['violations'],
		}),
	);
	return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The same, light and dark, at 1280 and 390 pixels: look and violation of each. The page is left as it was. */
export async function violationsInEveryLook(page: Page): Promise<string[]> {
	const size = page.viewportSize() ?? { width: 1280, height: 844 };
	const found: string[] = [];
	for (const width of [390, 1280])
		for (const colorScheme of ['dark', 'light'] as const) {
			await page.setViewportSize({ width, height: 844 });
			await page.emulateMedia({ colorScheme });
			await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
			for (const violation of await violations(page)) found.push(`${width} ${colorScheme}: ${violation}`);
		}
	await page.setViewportSize(size);
	await page.emulateMedia({ colorScheme: null });
	return found;
}
