import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const nothing = () => undefined;
/** What screens read of a browser when they are first rendered: one in which nothing was kept. */
const BROWSER = {
	localStorage: { getItem: () => null },
	sessionStorage: { getItem: () => null },
	addEventListener: nothing,
};

/** Puts what src/app/first-paint.tsx makes into index.html, so that something is seen before any script has come. */
export function paintFirst(define: Record<string, string>): Plugin {
	return {
		name: 'paint-first',
		apply: 'build',
		async transformIndexHtml(html) {
			Object.assign(globalThis, BROWSER);
			const server = await createServer({
				configFile: false,
				root: ROOT,
				define,
				plugins: [react()],
				appType: 'custom',
				logLevel: 'error',
				optimizeDeps: { noDiscovery: true, include: [] },
				server: { middlewareMode: true, ws: false, watch: null },
			});
			try {
				const { firstPaint } = (await server.ssrLoadModule('/src/app/first-paint.tsx')) as { firstPaint(): string };
				return html.replace('<div id="root">', () => `<div id="painted">${firstPaint()}</div>\n\t\t<div id="root">`);
			} finally {
				await server.close();
			}
		},
	};
}
