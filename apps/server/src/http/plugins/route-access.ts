import { ROUTE_ACCESS, ROUTES, type RouteAccess, type RouteName } from '@nexus/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Who may call a route, and whether the media cookie is as good as a bearer token. */
export interface RouteRule {
	access: RouteAccess;
	cookie: boolean;
}

const NAMES = new Map<string, RouteName>(
	Object.entries(ROUTES).map(([name, [method, url]]) => [`${method} ${url}`, name as RouteName]),
);

/** Whatever is not the API (the web app's files, the health checks) is for everybody. */
const OPEN: RouteRule = { access: 'public', cookie: false };

/**
 * Gives every route its rule as it is added: by the contract's table; what is not in it has to say that it is public.
 * @throws at start-up, for a route of the API that has no rule
 */
export function routeAccess(app: FastifyInstance): void {
	app.addHook('onRoute', (route) => {
		route.config = { ...route.config, rule: ruleOf(route) };
	});
}

function ruleOf({ method, url, config }: RouteOptions): RouteRule {
	if (!url.startsWith('/api/') && url !== '/api') return OPEN;
	const methods = [method].flat();
	const names = methods.map((one) => NAMES.get(`${one === 'HEAD' ? 'GET' : one} ${url}`));
	const [name] = names;
	if (name === undefined || names.some((other) => other !== name)) {
		if (config?.access === 'public' && names.every((other) => other === undefined)) return OPEN;
		throw new Error(`${methods.join()} ${url} is not in the contract's table of routes: nobody knows who may call it`);
	}
	const cookie = config?.access === 'media';
	if (config?.access === 'public' || (cookie && !methods.every((one) => one === 'GET' || one === 'HEAD'))) {
		throw new Error(`${methods.join()} ${url}: who may call it is for the contract's table to say`);
	}
	return { access: ROUTE_ACCESS[name], cookie };
}
