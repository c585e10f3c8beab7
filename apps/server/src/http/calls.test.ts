import { CALLS, ROUTES, type RouteName } from '@nexus/contract';
import Fastify, { type RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Api, Services } from './api.ts';
import { routeNameOf } from './plugins/route-names.ts';
import { routes } from './routes.ts';

/** The routes of the server, which need their services only when they are called. */
async function served(): Promise<Map<RouteName, RouteOptions['schema']>> {
	const found = new Map<RouteName, RouteOptions['schema']>();
	const app = Fastify();
	app.setValidatorCompiler(() => () => true);
	app.setSerializerCompiler(() => JSON.stringify);
	app.addHook('onRoute', ({ method, url, schema }) => {
		const name = routeNameOf(String(method), url);
		if (name) found.set(name, schema);
	});
	routes(app as unknown as Api, {} as Services);
	await app.ready();
	return found;
}

const asJson = (schema: unknown, io: 'input' | 'output'): unknown =>
	schema instanceof z.ZodType ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : undefined;

/** The JSON of each success of a route: declared by itself, or as one of several media types. */
const answersOf = (response: unknown): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(response ?? {}).map(([status, declared]) => {
			const content: Record<string, { schema: unknown }> = declared.content ?? {
				'application/json': { schema: declared },
			};
			const json = Object.entries(content).find(([type]) => type.startsWith('application/json'));
			return [status, asJson(json?.[1].schema, 'output')];
		}),
	);

it('every route takes and answers what the contract says of its call', async () => {
	const schemas = await served();
	expect([...schemas.keys()].sort()).toEqual(Object.keys(ROUTES).sort());
	for (const [name, schema] of schemas) {
		const call: { query?: z.ZodType; body?: z.ZodType; answers: Record<number, z.ZodType> } = CALLS[name];
		expect(asJson(schema?.querystring, 'input'), `query of ${name}`).toEqual(asJson(call.query, 'input'));
		expect(asJson(schema?.body, 'input'), `body of ${name}`).toEqual(asJson(call.body, 'input'));
		expect(answersOf(schema?.response), `answers of ${name}`).toEqual(answersOf(call.answers));
	}
});
