import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Markdown files about the project: those at its root, and all under `docs`. */
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
	.trim()
	.split('\n')
	.filter((path) => !path.includes('/') || path.startsWith('docs/'));

it.each(pages)('has only links that lead to a file: %s', (page) => {
	const text = readFileSync(resolve(root, page), 'utf8');
	const targets = [...text.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = '']) => target);
	const missing = targets
		.filter((target) => !/^[a-z]+:/.test(target))
		.filter((target) => !existsSync(resolve(root, dirname(page), target)));
	expect(missing).toEqual([]);
});

it('numbers each decision once, without gaps', () => {
	const numbers = readdirSync(resolve(root, 'docs/decisions')).map((name) => Number.parseInt(name, 10));
	expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});
