import type { RouteName } from '@nexus/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { routeNameOf } from '../plugins/route-names.ts';

/** A call of the contract as this server serves it. */
export interface ServedRoute {
	name: RouteName;
	method: string;
	/** As in the route table, with `:name` places. */
	url: string;
	/** Whether the media cookie opens it. */
	media: boolean;
	/** Whether it honours `Idempotency-Key`. */
	idempotent: boolean;
	params: z.ZodType | undefined;
	query: z.ZodType | undefined;
	headers: z.ZodType | undefined;
	body: z.ZodType | undefined;
	/** By status; of one status, by media type. */
	answers: Map<string, Map<string, z.ZodType>>;
}

/** Notes each call of the contract while it is registered, in the order of registration. Call it before the routes. */
export function collectRoutes(app: FastifyInstance): ServedRoute[] {
	const served: ServedRoute[] = [];
	app.addHook('onRoute', ({ method, url, schema, config }) => {
		const name = routeNameOf(String(method), url);
		if (name === undefined) return;
		served.push({
			name,
			method: String(method).toLowerCase(),
			url,
			media: config?.access === 'media',
			idempotent: config?.idempotent ?? false,
			params: schemaOf(schema?.params),
			query: schemaOf(schema?.querystring),
			headers: schemaOf(schema?.headers),
			body: schemaOf(schema?.body),
			answers: answersOf(schema?.response),
		});
	});
	return served;
}

const schemaOf = (value: unknown): z.ZodType | undefined => (value instanceof z.ZodType ? value : undefined);

function answersOf(response: unknown): ServedRoute['answers'] {
	const answers: ServedRoute['answers'] = new Map();
	for (const [status, declared] of Object.entries(response ?? {})) {
		const content = declared instanceof z.ZodType ? { 'application/json': { schema: declared } } : declared.content;
		const types = Object.entries(content as Record<string, { schema: z.ZodType }>);
		answers.set(status, new Map(types.map(([type, { schema }]) => [type, schema])));
	}
	return answers;
}
