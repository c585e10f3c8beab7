import type { Party } from '@nexus/core/accounts';
import type { FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../plugins/cookies.ts';

/** Who is at the other end. The address is the proxy's where a proxy is not among the trusted ones. */
export const partyOf = ({ ip, headers, cookies }: FastifyRequest): Party => ({
	address: ip,
	userAgent: headers['user-agent'] ?? null,
	deviceToken: cookies[DEVICE_COOKIE] ?? null,
});
