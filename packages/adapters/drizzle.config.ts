import { defineConfig } from 'drizzle-kit';

export default defineConfig({
	dialect: 'postgresql',
	schema: './src/postgres/schema/index.ts',
	out: './src/postgres/migrations',
});
