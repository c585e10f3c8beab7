import { NexusError } from '@nexus/core/errors';
import type { FastifyReply } from 'fastify';

/** Aborts when the answer's connection closes: nobody waits for what is being done any more. */
export function hangUpOf(reply: FastifyReply): AbortSignal {
	const controller = new AbortController();
	reply.raw.once('close', () => controller.abort(new NexusError('upload_interrupted')));
	return controller.signal;
}
