import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';
import { paintFirst } from './build/first-paint.ts';
import { nameScreens } from './build/name-screens.ts';

/** Whether the landing page has an episode to play; asking for a file that is not there would be an error in the console. */
const hasSample = existsSync(new URL('public/sample/transcript.json', import.meta.url));

/** A script of its own, evaluated apart from the app's. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * What several screens share is in files by which of them do; of such files, those with fewer bytes of source than this
 * become part of another one. From some 3,000 on, files would import each other.
 */
const MERGED = 2_000;

/**
 * Icons of many screens are in one file. Each is so small that it would be put together with what only some screens need,
 * and all of them would load that.
 */
const ICONS = { name: 'icons', test: /[\\/]node_modules[\\/]lucide-react[\\/]/, minShareCount: 4, priority: 2 };

const define = { __HAS_SAMPLE__: JSON.stringify(hasSample) };

export default defineConfig({
	define,
	plugins: [react(), tailwindcss(), nameScreens(), paintFirst(define), compressFiles()],
	server: { proxy: { '/api': process.env.NEXUS_API ?? 'http://127.0.0.1:3000' } },
	build: {
		target: 'es2023',
		assetsInlineLimit: 0,
		// One style sheet, which is in index.html.
		cssCodeSplit: false,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
				codeSplitting: {
					groups: [
						{ name: 'react', test: REACT, priority: 3 },
						{ name: 'start', tags: ['$initial'], priority: 2 },
						ICONS,
						{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MERGED, priority: 1 },
					],
				},
			},
		},
	},
});
