import type { FastifyInstance, FastifyRequest } from 'fastify';
import { docsPage } from './docs-page.ts';
import { createDocument } from './document.ts';
import { collectRoutes } from './served-routes.ts';

/** `GET /api/openapi.json`, of the calls that are registered after this one, and `GET /api/docs`. */
export function openApi(app: FastifyInstance): void {
	const served = collectRoutes(app);
	let document: ReturnType<typeof createDocument> | undefined;
	app.get('/api/v1/openapi.json', { config: { access: 'public' } }, (request, reply) => {
		document ??= createDocument(served);
		return reply
			.type('application/json')
			.header('Cache-Control', 'no-cache')
			.send(JSON.stringify(document(originOf(request))));
	});
	docsPage(app);
}

/** Where the caller reaches this server; a Host header that is not a plain address is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
	return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : 'http://localhost';
}
