import type { Quota } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { FastifyReply } from 'fastify';

/**
 * Tells an API key how much of its hour is left, with every answer (draft-ietf-httpapi-ratelimit-headers-06, section 3;
 * the reset in seconds from now).
 * @throws NexusError api_key_limit or api_keys_limit, with `Retry-After`, when nothing is
 */
export function limitRate(reply: FastifyReply, { of, limit, remaining, resetSeconds, exceeded }: Quota): void {
	reply
		.header('RateLimit-Limit', limit)
		.header('RateLimit-Remaining', remaining)
		.header('RateLimit-Reset', resetSeconds);
	if (!exceeded) return;
	reply.header('Retry-After', resetSeconds);
	throw new NexusError(of === 'key' ? 'api_key_limit' : 'api_keys_limit', { limit, seconds: resetSeconds });
}
