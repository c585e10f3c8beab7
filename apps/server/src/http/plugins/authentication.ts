import type { AccountServices } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'nexus_media';

/**
 * Finds out who calls before anything of the request is read. Calls that declare nothing ask for a bearer token; the
 * web app's own files are for everybody.
 */
export function authentication(app: FastifyInstance, accounts: AccountServices): void {
	app.decorateRequest('caller', null);
	app.addHook('onRequest', async (request) => {
		const { config, url } = request.routeOptions;
		const access = config.access ?? (url?.startsWith('/api/') ? 'user' : 'public');
		if (access === 'public' || request.is404) return;
		const bearer = /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
		const cookie = access === 'media' ? request.cookies[COOKIE] : undefined;
		if (bearer) request.caller = await accounts.authenticate('access', bearer);
		else if (cookie) request.caller = await accounts.authenticate('media', cookie);
		if (!request.caller) throw new NexusError('unauthenticated');
	});
}

export function setMediaCookie(
	reply: FastifyReply,
	media: { token: string; lifetime: number },
	secure: boolean,
): FastifyReply {
	return reply.setCookie(COOKIE, media.token, {
		path: '/api',
		httpOnly: true,
		sameSite: 'strict',
		secure,
		maxAge: media.lifetime,
	});
}

export function clearMediaCookie(reply: FastifyReply): FastifyReply {
	return reply.clearCookie(COOKIE, { path: '/api' });
}

/** The address that guesses are counted under. */
export const addressOf = (request: FastifyRequest): string => request.ip;
