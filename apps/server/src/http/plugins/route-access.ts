import { ROUTE_ACCESS, type RouteAccess } from '@nexus/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { routeNameOf } from './route-names.ts';

/** Who may call a route, and whether the media cookie is as good as a bearer token. */
export interface RouteRule {
	access: RouteAccess;
	cookie: boolean;
}

/** Whatever is not the API (the web app's files, the health checks) is for everybody. */
const OPEN: RouteRule = { access: 'public', cookie: false };

/**
 * Finds the rule of every route: by the contract's table; what is not in it has to say that it is public. Looked at when
 * all routes are there with all that their plugins say of them: a route of the API without a rule fails the start.
 * Answers the rule of a request's route.
 */
export function routeAccess(app: FastifyInstance): (request: FastifyRequest) => RouteRule {
	const routes: RouteOptions[] = [];
	const rules = new Map<string, RouteRule>();
	app.addHook('onRoute', (route) => {
		routes.push(route);
	});
	app.addHook('onReady', async () => {
		for (const route of routes) {
			for (const method of [route.method].flat()) rules.set(`${method} ${route.url}`, ruleOf(route));
		}
	});
	return ({ method, routeOptions: { url } }) => {
		const rule = rules.get(`${method} ${url}`);
		if (!rule) throw new Error(`${method} ${url} has no rule`);
		return rule;
	};
}

function ruleOf({ method, url, config }: RouteOptions): RouteRule {
	if (!url.startsWith('/api/') && url !== '/api') return OPEN;
	const methods = [method].flat();
	const names = methods.map((one) => routeNameOf(one === 'HEAD' ? 'GET' : one, url));
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
