import type { Plugin } from 'vite';

/** Screens by what stands for them in public/boot.js: a name, a path, or the beginning of one with a slash at its end. */
const SCREENS: Record<string, string> = {
	landing: 'landing-page',
	auth: 'auth-page',
	'signed-in': 'signed-in',
	'/': 'generator-page',
	'/history': 'history-page',
	'/settings': 'settings-page',
	'/podcasts/': 'podcast-page',
};

/** The title's, where two words are set in italics. */
const LANDING_FONT = /fraunces-latin-opsz-italic-[\w-]+\.woff2$/;

/** The first paint waits for the style sheet alone: it is asked for before scripts take the connections. */
function styleFirst(html: string): string {
	const [sheet = ''] = /<link rel="stylesheet"[^>]*>\s*/.exec(html) ?? [];
	return html.replace(sheet, '').replace('<script src="/boot.js">', `${sheet}<script src="/boot.js">`);
}

/** Tells boot.js which files each screen is made of, so that they come beside the app's script instead of after it. */
export function nameScreens(): Plugin {
	return {
		name: 'name-screens',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle }) {
				const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
				const withImports = (fileName: string, seen: Set<string>): Set<string> => {
					if (seen.has(fileName)) return seen;
					seen.add(fileName);
					const chunk = chunks.find((candidate) => candidate.fileName === fileName);
					for (const imported of chunk?.imports ?? []) withImports(imported, seen);
					return seen;
				};
				const entry = chunks.find(({ isEntry }) => isEntry);
				const first = entry ? withImports(entry.fileName, new Set()) : new Set<string>();
				const files = Object.entries(SCREENS).map(([name, module]) => {
					const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/app/${module}.tsx`));
					const all = chunk ? [...withImports(chunk.fileName, new Set(first))].filter((file) => !first.has(file)) : [];
					return [name, all.map((file) => `/${file}`)];
				});
				const italic = Object.keys(bundle ?? {}).find((file) => LANDING_FONT.test(file));
				if (italic) files.push(['landing-font', [`/${italic}`]]);
				return styleFirst(html).replace('id="screens">', `id="screens">${JSON.stringify(Object.fromEntries(files))}`);
			},
		},
	};
}
