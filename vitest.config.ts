import { defineConfig } from 'vitest/config';

const database = 'packages/testkit/src/stack/database-server.ts';
const browser = 'packages/testkit/src/browser/server.ts';
const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					maxWorkers: 2,
					isolate: false,
					experimental: { viteModuleRunner: false },
					include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
					exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
				},
			},
			{
				test: {
					...shared,
					testTimeout: 120_000,
					globalSetup: database,
					maxWorkers: 2,
					isolate: false,
					experimental: { viteModuleRunner: false },
					name: 'integration',
					include: ['**/*.integration.test.ts'],
					exclude: ['**/node_modules/**'],
				},
			},
			{
				test: {
					...shared,
					globalSetup: [database, browser],
					isolate: false,
					experimental: { viteModuleRunner: false },
					name: 'e2e',
					include: ['e2e/**/*.e2e.ts'],
					testTimeout: 300_000,
					hookTimeout: 180_000,
					maxWorkers: 2,
				},
			},
		],
	},
});
