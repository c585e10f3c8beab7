import swagger from '@fastify/swagger';
import { OPERATION_TAGS } from '@nexus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { docsPage } from './docs-page.ts';
import { documentInfo, SECURITY_SCHEMES } from './info.ts';
import { operationTransforms } from './operations.ts';

/** `GET /api/openapi.json`, of the calls that are registered after this one, and `GET /api/docs`. */
export async function openApi(app: FastifyInstance): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.1',
			tags: Object.entries(OPERATION_TAGS).map(([name, description]) => ({ name, description })),
			components: { securitySchemes: SECURITY_SCHEMES },
		},
		convertConstToEnum: false,
		...operationTransforms(),
	});
	app.get('/api/v1/openapi.json', { config: { access: 'public' } }, (request, reply) => {
		const origin = originOf(request);
		const document = {
			...app.swagger(),
			info: documentInfo(origin),
			servers: [{ url: origin, description: 'Este servidor' }],
		};
		return reply.type('application/json').header('Cache-Control', 'no-cache').send(JSON.stringify(document));
	});
	docsPage(app);
}

/** Where the caller reaches this server; a Host header that is not a plain address is not repeated. */
function originOf({ protocol, host }: FastifyRequest): string {
	return /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? `${protocol}://${host}` : 'http://localhost';
}
