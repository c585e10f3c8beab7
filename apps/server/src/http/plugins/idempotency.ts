import { createHash } from 'node:crypto';
import { NexusError } from '@nexus/core/errors';
import type { IdempotencyRepository } from '@nexus/core/ports';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../api.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Honours `Idempotency-Key`. */
		idempotent?: boolean;
	}
	interface FastifyRequest {
		/** What to answer under, when the request has an `Idempotency-Key`. */
		reservationId: string | null;
	}
}

const RETRY_SECONDS = 1;
/** Refusals that pass by themselves: the same request may succeed later. */
const PASSING = new Set([409, 429]);

/**
 * The `Idempotency-Key` header (draft-ietf-httpapi-idempotency-key-header-06) on the routes that declare it. The first
 * answer is kept and given again to the same request; answers that say that nothing was done for now (5xx, 409, 429)
 * are not kept, nor are refusals before the route is reached.
 * @throws NexusError idempotency_key_invalid, idempotency_key_reused, idempotency_key_running
 */
export function idempotency(app: FastifyInstance, requests: IdempotencyRepository): void {
	app.decorateRequest('reservationId', null);

	async function reserve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
		const header = request.headers['idempotency-key'];
		if (header === undefined) return undefined;
		const { userId } = callerOf(request).actor;
		const found = await requests.reserve(userId, keyOf(String(header)), fingerprintOf(request));
		if (found.state === 'reused') throw new NexusError('idempotency_key_reused');
		if (found.state === 'running') throw new NexusError('idempotency_key_running', { seconds: RETRY_SECONDS });
		if (found.state === 'answered') {
			reply.header('Idempotent-Replayed', 'true').type('application/json; charset=utf-8');
			return reply.status(found.status).send(found.body);
		}
		request.reservationId = found.id;
		return undefined;
	}

	async function settle(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
		const id = request.reservationId;
		if (id === null) return;
		request.reservationId = null;
		const { statusCode: status } = reply;
		const lasting = status < 500 && !PASSING.has(status) && typeof payload === 'string';
		try {
			await (lasting ? requests.keep(id, { status, body: payload }) : requests.release(id));
		} catch (error) {
			// The answer is true all the same; the key comes free by itself.
			request.log.error({ err: error }, 'the answer to an idempotent request was not kept');
		}
	}

	app.addHook('onRoute', (route) => {
		if (!route.config?.idempotent) return;
		route.preHandler = [route.preHandler ?? [], reserve].flat();
		route.onSend = [settle, route.onSend ?? []].flat();
	});
}

/** A Structured Fields string (RFC 9651), as the draft has it, or the bare text that most clients send. */
function keyOf(header: string): string {
	const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
	const key = quoted ?? header;
	if (!/^[\x20-\x7e]{1,255}$/.test(key)) throw new NexusError('idempotency_key_invalid');
	return key;
}

/** The same for the same call, whatever spelling of its address and body was sent. */
function fingerprintOf({ routeOptions, params, query, body = null }: FastifyRequest): string {
	const call = JSON.stringify([routeOptions.method, routeOptions.url, params, query, body]);
	return createHash('sha256').update(call).digest('base64url');
}
