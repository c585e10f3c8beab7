import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { parseHTML } from 'linkedom';
import { createServer, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const nothing = () => undefined;
/** What screens read of a browser when they are first rendered: one in which nothing was kept. */
const BROWSER = {
	localStorage: { getItem: () => null },
	sessionStorage: { getItem: () => null },
	addEventListener: nothing,
};

type Painter = typeof import('../src/app/first-paint.tsx');

/** Makes a picture of a screen: what does nothing without the app can be neither pressed nor filled in. */
function still(painting: HTMLElement): void {
	for (const element of painting.querySelectorAll('audio, input[type="file"]')) element.remove();
	for (const button of painting.querySelectorAll('button')) {
		const span = button.ownerDocument.createElement('span');
		for (const { name, value } of button.attributes) {
			if (name !== 'type' && !name.startsWith('aria-')) span.setAttribute(name, value);
		}
		span.append(...button.childNodes);
		button.replaceWith(span);
	}
	for (const field of painting.querySelectorAll('input, select')) field.setAttribute('disabled', '');
}

/** Puts the screens of src/app/first-paint.tsx into index.html, so that something is seen before any script has come. */
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
				const { paintings } = (await server.ssrLoadModule('/src/app/first-paint.tsx')) as Painter;
				const { document } = parseHTML(html);
				const painted = document.createElement('div');
				painted.id = 'painted';
				for (const [name, { markup, isPicture }] of Object.entries(paintings())) {
					const painting = document.createElement('div');
					painting.dataset.before = name;
					painting.innerHTML = markup;
					if (isPicture) still(painting);
					painted.append(painting);
				}
				document.getElementById('root')?.before(painted);
				return document.toString();
			} finally {
				await server.close();
			}
		},
	};
}
