import { BODY_LIMITS, type BodyLimit, JSON_DEPTH_MAX, SMALL_BODY } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { checkShape } from './json-shape.ts';
import { routeNameOf } from './route-names.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Values that a JSON body may have. */
		values?: number;
	}
	interface FastifyRequest {
		/** Whether the body's JSON has `\\u` escapes: only they can stand for NUL and for half a surrogate pair. */
		hasEscapes: boolean;
	}
}

/**
 * Gives every route the limits of its body that the contract has for it, and reads JSON bodies within them. A body that
 * is compressed is refused: a few bytes of it could stand for very many.
 */
export function boundedBodies(app: FastifyInstance): void {
	app.decorateRequest('hasEscapes', false);
	app.addHook('onRoute', (route) => {
		const name = routeNameOf(String(route.method), route.url);
		const limit: BodyLimit = (name && BODY_LIMITS[name]) ?? SMALL_BODY;
		route.bodyLimit = limit.bytes;
		route.config = { ...route.config, values: limit.values };
	});
	app.addHook('onRequest', async (request, reply) => {
		const encoding = request.headers['content-encoding'];
		if (encoding === undefined || encoding.toLowerCase() === 'identity') return;
		reply.header('Accept-Encoding', 'identity');
		throw new NexusError('compressed_body');
	});
	const parse = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, json, done) => {
		try {
			checkShape(json, {
				depth: JSON_DEPTH_MAX,
				values: request.routeOptions.config.values ?? SMALL_BODY.values,
			});
		} catch (error) {
			done(error as FastifyError);
			return;
		}
		request.hasEscapes = json.includes('\\u');
		parse(request, json.toString('utf8'), done);
	});
}
