import { parseHTML } from 'linkedom';
import type { Plugin } from 'vite';

/** Screens by what stands for them in public/boot.js: a name, a path, or the beginning of one with a slash at its end. */
const SCREENS: Record<string, string> = {
	landing: 'landing-page',
	auth: 'auth-page',
	'/auth/reset': 'reset-password-page',
	'signed-in': 'signed-in',
	'/': 'generator-page',
	'/history': 'history-page',
	'/settings': 'settings-page',
	'/podcasts/': 'podcast-page',
};

/** Paths whose screen is in index.html for whoever is signed in, by src/app/first-paint.tsx. */
const PAINTINGS = { '/': 'generator', '/history': 'history' };

/** The fonts that have to come over the network; those that stand in for them do not. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/** Those of letters that few texts have (src/lib/rare-letters.ts): known to the page, they make each of its layouts dearer. */
const RARE_FONT = /-(?:latin-ext|vietnamese)-/;
/** Those that every visit begins with. */
const FIRST_FONTS = /(?:figtree-latin-wght|fraunces-latin-opsz)-normal-[\w-]+\.woff2$/;

/**
 * Makes the page one that is seen before any of the app has come: the style sheet is in it, and fonts and the app's
 * files are not. boot.js is told which there are, and asks for them once something was seen.
 */
export function nameScreens(): Plugin {
	return {
		name: 'name-screens',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler(html, { bundle = {} }) {
				const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
				/** What it is made of, what it needs before itself. */
				const withImports = (fileName: string, seen = new Set<string>(), above: string[] = []): Set<string> => {
					if (seen.has(fileName)) return seen;
					if (above.includes(fileName)) throw new Error(`files import each other: ${above.join(' ')}`);
					for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
						withImports(imported, seen, [...above, fileName]);
					return seen.add(fileName);
				};
				const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`);
				const entry = chunks.find(({ isEntry }) => isEntry);
				const { document } = parseHTML(html);
				const link = document.querySelector('link[rel="stylesheet"]');
				const list = document.getElementById('files');
				const address = link?.getAttribute('href')?.slice(1) ?? '';
				const style = bundle[address];
				if (!entry || !link || !list || style?.type !== 'asset')
					throw new Error('index.html has no script, no style sheet or no list of files');
				delete bundle[address];
				const start = withImports(entry.fileName);
				const screens = Object.entries(SCREENS).map(([name, module]) => {
					const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/app/${module}.tsx`));
					if (!chunk) throw new Error(`no chunk for ${module}`);
					return [name, addresses([...withImports(chunk.fileName)].filter((file) => !start.has(file)))];
				});
				const files = {
					start: addresses(start),
					screens: Object.fromEntries(screens),
					paintings: PAINTINGS,
					fonts: addresses(Object.keys(bundle).filter((file) => FIRST_FONTS.test(file))),
				};
				const css = String(style.source);
				const faces = css.match(FONT_FACE) ?? [];
				const sheet = (rules: string, attributes: Record<string, string> = {}) => {
					const made = document.createElement('style');
					for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
					made.textContent = rules;
					return made;
				};
				const unseen = (id: string, rules: string[]) => sheet(rules.join(''), { id, media: 'not all' });
				for (const script of document.querySelectorAll('script[type="module"], link[rel="modulepreload"]'))
					script.remove();
				link.replaceWith(sheet(css.replace(FONT_FACE, '')));
				list.before(
					unseen(
						'fonts',
						faces.filter((face) => !RARE_FONT.test(face)),
					),
					unseen(
						'rare-fonts',
						faces.filter((face) => RARE_FONT.test(face)),
					),
				);
				list.textContent = JSON.stringify(files);
				return document.toString();
			},
		},
	};
}
