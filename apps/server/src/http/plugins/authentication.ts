import type { RouteAccess } from '@nexus/contract';
import { type AccountServices, type Actor, type ApiKeyServices, looksLikeApiKey } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../api.ts';
import { MEDIA_COOKIE } from './cookies.ts';
import { isCrossSite, refuseSimpleContent } from './cross-site.ts';
import { limitRate } from './rate-limit.ts';
import { routeAccess } from './route-access.ts';

export interface AuthenticationOptions {
	accounts: AccountServices;
	apiKeys: ApiKeyServices;
	/** Under which browsers reach the server, where that is not the address that they ask. */
	publicOrigin: string | null;
}

/**
 * Finds out who calls, and whether they may, before anything of the request's body is read: by the contract's table of
 * routes. The web app's own files are for everybody.
 */
export function authentication(app: FastifyInstance, { accounts, apiKeys, publicOrigin }: AuthenticationOptions): void {
	const ruleOf = routeAccess(app);
	refuseSimpleContent(app);
	app.decorateRequest('caller', null);

	async function byApiKey(reply: FastifyReply, token: string, access: RouteAccess): Promise<Caller> {
		const { key, ...caller } = await apiKeys.authenticate(token);
		limitRate(reply, await apiKeys.countRequest(key));
		if (access === 'session' || access === 'admin') throw new NexusError('session_required');
		if (access !== 'public' && !key.scopes.includes(access)) throw new NexusError('scope_missing', { scope: access });
		return caller;
	}

	app.addHook('onRequest', async (request, reply) => {
		if (request.is404) return;
		const { access, cookie: takesCookie } = ruleOf(request);
		const bearer = bearerOf(request);
		const cookie = takesCookie ? request.cookies[MEDIA_COOKIE] : undefined;
		if (bearer === undefined && (cookie !== undefined || changesState(request)) && isCrossSite(request, publicOrigin)) {
			throw new NexusError('cross_site');
		}
		if (access === 'public') return;
		if (bearer !== undefined && looksLikeApiKey(bearer)) request.caller = await byApiKey(reply, bearer, access);
		else if (bearer !== undefined) request.caller = await accounts.authenticate('access', bearer);
		else if (cookie !== undefined) request.caller = await accounts.authenticate('media', cookie);
		if (!request.caller) throw new NexusError('unauthenticated');
		if (access === 'admin' && !isAdministrator(request.caller.actor)) throw new NexusError('forbidden');
	});
}

const isAdministrator = ({ isAdmin, sessionId }: Actor): boolean => isAdmin && sessionId !== null;

const changesState = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

/** RFC 6750, section 2.1. */
const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
	/^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
