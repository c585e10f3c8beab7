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
