import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const require = createRequire(import.meta.url);
const SWAGGER_UI = join(dirname(require.resolve('@fastify/swagger-ui/package.json')), 'static');
const { version } = require('@fastify/swagger-ui/package.json') as { version: string };
const PAGE_FOLDER = fileURLToPath(new URL('./page', import.meta.url));

const TYPES: Record<string, string> = {
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.woff2': 'font/woff2',
};
const FILES = [
	...['swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => ({ name, path: join(SWAGGER_UI, name) })),
	...['docs.css', 'docs.js'].map((name) => ({ name, path: join(PAGE_FOLDER, name) })),
	{
		name: 'figtree.woff2',
		path: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
	},
	{
		name: 'fraunces.woff2',
		path: require.resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'),
	},
];

/**
 * `GET /api/docs`: the document for people to read and to try, by Swagger UI. Everything comes from this server, and no
 * script or style stands in the page itself, so that the server's content security policy holds for it too.
 */
export function docsPage(app: FastifyInstance): void {
	const read = (file: string): string => readFileSync(join(PAGE_FOLDER, file), 'utf8');
	const own = createHash('sha256').update(read('docs.css')).update(read('docs.js')).digest('hex').slice(0, 8);
	/** Changes with what is served below it, so that it can be kept for ever. */
	const prefix = `/api/v1/docs/${version}-${own}/`;
	const page = read('docs.html').replaceAll('{assets}', prefix.replace('/v1', ''));

	app.get('/api/v1/docs', { config: { access: 'public' } }, (_request, reply) =>
		reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page),
	);
	for (const { name, path } of FILES) {
		app.get(prefix + name, { config: { access: 'public' } }, (_request, reply) =>
			reply
				.type(TYPES[extname(name)] ?? 'application/octet-stream')
				.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
				.send(createReadStream(path)),
		);
	}
}
