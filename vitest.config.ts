import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const;

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
					exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
				},
			},
			{
				test: {
					...shared,
					testTimeout: 120_000,
					name: 'integration',
					include: ['**/*.integration.test.ts'],
					exclude: ['**/node_modules/**'],
				},
			},
			{
				test: {
					...shared,
					name: 'e2e',
					include: ['e2e/**/*.e2e.ts'],
					testTimeout: 300_000,
					hookTimeout: 180_000,
					fileParallelism: false,
				},
			},
		],
	},
});
