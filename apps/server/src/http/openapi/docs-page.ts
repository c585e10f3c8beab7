import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const require = createRequire(import.meta.url);
const swaggerUi = dirname(require.resolve('@fastify/swagger-ui/package.json'));
const { version } = require('@fastify/swagger-ui/package.json') as { version: string };
const PAGE_FOLDER = fileURLToPath(new URL('./page', import.meta.url));
const read = (file: string): string => readFileSync(join(PAGE_FOLDER, file), 'utf8');

/**
 * `GET /api/docs`: the document for people to read and to try, by Swagger UI. Everything comes from this server, and no
 * script or style stands in the page itself, so that the server's content security policy holds for it too.
 */
export async function docsPage(app: FastifyInstance): Promise<void> {
	const own = createHash('sha256').update(read('docs.css')).update(read('docs.js')).digest('hex').slice(0, 8);
	/** Changes with what is served below it, so that it can be kept for ever. */
	const prefix = `/api/v1/docs/${version}-${own}/`;
	const page = read('docs.html').replaceAll('{assets}', prefix.replace('/v1', ''));
	app.get('/api/v1/docs', { config: { access: 'public' } }, (_request, reply) =>
		reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(page),
	);
	await app.register(async (assets) => {
		assets.addHook('onRoute', (route) => {
			route.config = { ...route.config, access: 'public' };
		});
		await assets.register(fastifyStatic, {
			root: [join(swaggerUi, 'static'), PAGE_FOLDER],
			prefix,
			index: false,
			decorateReply: false,
			cacheControl: true,
			immutable: true,
			maxAge: YEAR_SECONDS * 1000,
		});
	});
}
