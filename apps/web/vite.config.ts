import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { paintFirst } from './build/first-paint.ts';
import { nameScreens } from './build/name-screens.ts';

const FIRST_FONTS = /(?:figtree-latin-wght|fraunces-latin-opsz)-normal-[\w-]+\.woff2$/;

/** Lets the two fonts of the first screen load beside the script instead of after the style sheet. */
function preloadFonts(): Plugin {
	return {
		name: 'preload-fonts',
		transformIndexHtml: {
			order: 'post',
			handler: (_html, { bundle }) =>
				Object.keys(bundle ?? {})
					.filter((file) => FIRST_FONTS.test(file))
					.map((file) => ({
						tag: 'link',
						attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
						injectTo: 'head' as const,
					})),
		},
	};
}

/** Whether the landing page has an episode to play; asking for a file that is not there would be an error in the console. */
const hasSample = existsSync(new URL('public/sample/transcript.json', import.meta.url));

const define = { __HAS_SAMPLE__: JSON.stringify(hasSample) };

export default defineConfig({
	define,
	plugins: [react(), tailwindcss(), preloadFonts(), nameScreens(), paintFirst(define)],
	server: { proxy: { '/api': process.env.NEXUS_API ?? 'http://127.0.0.1:3000' } },
	build: { target: 'es2023', assetsInlineLimit: 0 },
});
