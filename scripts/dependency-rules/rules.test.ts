import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.js';

interface CruiseResult {
	summary: { violations: { from: string; rule: { name: string }; cycle?: { name: string }[] }[] };
	modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
}

const root = resolve(import.meta.dirname, '../..');
const fixtures = 'scripts/dependency-rules/fixtures';
const rules = config.forbidden.map(({ name }) => name);

describe('dependency rules', () => {
	let result: CruiseResult;

	beforeAll(async () => {
		const cruiser = join(root, 'node_modules/.bin/depcruise');
		const args = [cruiser, '--config', '.dependency-cruiser.js', '--output-type', 'json', fixtures];
		const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
		result = JSON.parse(stdout);
	});

	it.each(rules)('catches a violation of %s, and nothing else in its fixture', (rule) => {
		const inFixture = (path: string) => path.startsWith(`${fixtures}/${rule}/`);
		const importing = result.modules.filter(({ source, dependencies }) => inFixture(source) && dependencies.length > 0);
		const reported = result.summary.violations.filter(({ from }) => inFixture(from));
		expect(new Set(reported.map((violation) => violation.rule.name))).toEqual(new Set([rule]));
		const offenders = reported.flatMap(({ from, cycle = [] }) => [from, ...cycle.map(({ name }) => name)]);
		expect(new Set(offenders)).toEqual(new Set(importing.map(({ source }) => source)));
	});

	it('has no fixture without a rule', () => {
		expect(readdirSync(join(root, fixtures)).sort()).toEqual([...rules].sort());
	});

	it('follows an import of a workspace to its source, type imports included', () => {
		const module = result.modules.find(({ source }) => source.includes('/contract-stands-alone/'));
		expect(module?.dependencies).toMatchObject([
			{ module: '@nexus/core/scripts', resolved: 'packages/core/src/scripts/index.ts' },
		]);
	});
});
