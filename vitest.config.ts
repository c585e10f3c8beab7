import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const database = 'packages/testkit/src/stack/database-server.ts';
const browser = 'packages/testkit/src/browser/server.ts';
/** A limit is there for what hangs, not for a slow machine. */
const shared = {
	environment: 'node',
	testTimeout: 120_000,
	hookTimeout: 180_000,
	expect: { poll: { timeout: 60_000 } },
} as const;

/** One more than the cores that there are at least, two where most tests wait for a provider, a store or a database. */
const MANY = 3;

/** Files that take longest, which begin first so that no worker is left with one of them at the end. */
const LONGEST = [
	...['document-conversion/attacks', 'speech/natural.test', 'speech/gemini.test', 'speech/openai', 'audio/assembler'],
	...['scripts/forecast.test', 'embedded-episodes.test', 'script-writers/gemini.test'],
	...[
		'production/gemini.',
		'contract/walk',
		'production/gemini-calls',
		'attacks/fuzz',
		'start.integration',
		'old-data',
		'api/production',
	],
	...['attacks/access', 'sources/import', 'api/cleanup', 'api/script', 'api/storage'],
	...['listening.e2e', 'progress.e2e', 'generator.e2e', 'whole-path', 'accessibility', 'settings.e2e', 'sources.e2e'],
];

/** `npm run test:long` runs these as well. `npm test` has a shorter test of what most of them show. */
const left = process.env.NEXUS_TEST_LONG ? [] : ['**/*.long.*'];

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rank = ({ moduleId }: TestSpecification) => LONGEST.findIndex((name) => moduleId.includes(name));
		const isLong = (file: TestSpecification) => rank(file) >= 0;
		const sorted = await super.sort(files);
		const projects = [...new Set(sorted.map(({ project }) => project))];
		return projects.flatMap((project) => {
			const own = sorted.filter((file) => file.project === project);
			const long = own.filter(isLong).sort((a, b) => rank(a) - rank(b));
			return [...long, ...own.filter((file) => !isLong(file))];
		});
	}
}

export default defineConfig({
	test: {
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					sequence: { groupOrder: 0 },
					maxWorkers: MANY,
					isolate: false,
					experimental: { viteModuleRunner: false },
					include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
					exclude: ['**/node_modules/**', '**/*.integration.test.ts', ...left],
				},
			},
			{
				test: {
					...shared,
					sequence: { groupOrder: 1 },
					testTimeout: 300_000,
					globalSetup: database,
					maxWorkers: MANY + 1,
					isolate: false,
					experimental: { viteModuleRunner: false },
					name: 'integration',
					include: ['**/*.integration.test.ts'],
					exclude: ['**/node_modules/**', ...left],
				},
			},
			{
				test: {
					...shared,
					sequence: { groupOrder: 2 },
					globalSetup: [database, browser],
					isolate: false,
					experimental: { viteModuleRunner: false },
					name: 'e2e',
					include: ['e2e/**/*.e2e.ts'],
					exclude: ['**/node_modules/**', ...left],
					testTimeout: 400_000,
					hookTimeout: 400_000,
					// A second try is named in the report of `npm test`, so that none goes unnoticed.
					retry: 1,
					maxWorkers: MANY,
				},
			},
		],
	},
});
