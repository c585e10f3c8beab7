import type { SignInClient } from '@nexus/core/accounts';
import type { FastifyRequest } from 'fastify';
import { DEVICE_COOKIE } from '../plugins/cookies.ts';

/** Who is at the other end. The address is the proxy's where a proxy is not among the trusted ones. */
export const clientOf = ({ ip, headers, cookies }: FastifyRequest): SignInClient => ({
	address: ip,
	userAgent: headers['user-agent'] ?? null,
	deviceToken: cookies[DEVICE_COOKIE] ?? null,
});
