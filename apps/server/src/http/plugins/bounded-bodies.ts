import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { BODY_LIMITS, type BodyLimit, JSON_DEPTH_MAX, SMALL_BODY } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool } from '@nexus/core/ports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput, type Issue } from './errors.ts';
import { createShapeCheck } from './json-shape.ts';
import { readBody } from './read-body.ts';
import { routeNameOf } from './route-names.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Values that a JSON body may have. */
		values?: number;
		/** Module of a task `readBody` that reads longer bodies than small ones in another thread, and checks them. */
		longBodyReader?: string;
	}
	interface FastifyRequest {
		/** Whether the body's JSON has `\\u` escapes: only they can stand for NUL and for half a surrogate pair. */
		hasEscapes: boolean;
	}
}

const WORKER = new URL('./json-worker.ts', import.meta.url).href;
/**
 * From so many bytes on, JSON of no more than so many values is parsed in another thread. What has many takes as long to
 * be handed over as to be parsed.
 */
const LONG = 1024 * 1024;
const FEW = 1_000;

type Parse = (request: FastifyRequest, json: string, done: (error: Error | null, body?: unknown) => void) => void;

/**
 * Gives every route the limits of its body that the contract has for it, and reads JSON bodies within them. A body that
 * is compressed is refused: a few bytes of it could stand for very many.
 */
export function boundedBodies(app: FastifyInstance, pool: CpuPool): void {
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
	const parse = promisify(app.getDefaultJsonParser('error', 'error') as Parse);
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
		const { values = SMALL_BODY.values } = request.routeOptions.config;
		const shape = createShapeCheck({ depth: JSON_DEPTH_MAX, values });
		const blocks = await readBody(payload, request.routeOptions.bodyLimit ?? SMALL_BODY.bytes, shape.add);
		request.hasEscapes = shape.hasEscapes();
		const length = blocks.reduce((sum, block) => sum + block.length, 0);
		const transfer = blocks.map(({ buffer }) => buffer as ArrayBuffer);
		const { longBodyReader } = request.routeOptions.config;
		if (longBodyReader !== undefined && (length > SMALL_BODY.bytes || shape.values() > SMALL_BODY.values)) {
			request.hasEscapes = false;
			const read = await pool.run<{ issues?: Issue[] }>(longBodyReader, 'readBody', blocks, { transfer });
			if (read.issues) throw new InvalidInput(read.issues);
			return read;
		}
		if (length < LONG || shape.values() > FEW) return await parse(request, Buffer.concat(blocks).toString('utf8'));
		return await pool.run(WORKER, 'parseJson', blocks, { transfer });
	});
}
