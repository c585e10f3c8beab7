import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Puts what src/app/first-paint.tsx makes into index.html, so that something is seen before any script has come. */
export function paintFirst(define: Record<string, string>): Plugin {
	return {
		name: 'paint-first',
		apply: 'build',
		async transformIndexHtml(html) {
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
				return html.replace('<div id="root"></div>', `<div id="root">${firstPaint()}</div>`);
			} finally {
				await server.close();
			}
		},
	};
}
