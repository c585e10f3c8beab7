import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { BODY_EXAMPLES, OPERATIONS, type Operation, ROUTE_ACCESS, type RouteName } from '@nexus/contract';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { routeNameOf } from '../plugins/route-names.ts';
import { addedAnswers, declaredAnswers } from './answers.ts';
import { contractRegistry, type JsonSchema, joinComponents, tidy } from './components.ts';
import { headerParameters, pathParameters, queryParameters } from './parameters.ts';

type Transforms = Required<Pick<FastifyDynamicSwaggerOptions, 'transform' | 'transformObject'>>;
type Route = Parameters<Transforms['transform']>[0]['route'];

/** What the document says of a call beyond what `@fastify/swagger` takes from a route's schema. */
interface Additions {
	responses: Record<string, object>;
	requestBody: { required: boolean; example: object | undefined };
	scope: string | undefined;
}

/** Describes each call of the contract by its route's zod schemas and the contract's `OPERATIONS`; hides other routes. */
export function operationTransforms(): Transforms {
	const zodToJsonConfig = { target: 'draft-2020-12', unrepresentable: 'any', override: tidy } as const;
	const named = { schemaRegistry: contractRegistry(), zodToJsonConfig };
	const schemasToJson = createJsonSchemaTransform(named);
	const withComponents = createJsonSchemaTransformObject(named);
	/** Parameters refer to no components, beside which `@fastify/swagger` would drop their defaults. */
	const parametersToJson = createJsonSchemaTransform({
		schemaRegistry: z.registry<{ id?: string }>(),
		zodToJsonConfig,
	});
	const additions = new Map<string, Additions>();

	return {
		transform(input) {
			const { route, url } = input;
			const name = routeNameOf(String(route.method), route.url);
			if (name === undefined) return { schema: { hide: true }, url };
			const operation = OPERATIONS[name];
			const { body, querystring, headers, response } = route.schema ?? {};
			const sent = jsonOf(parametersToJson, input, { querystring, headers });
			const json = jsonOf(schemasToJson, input, { body, response: declaredAnswers(response) });
			additions.set(name, additionsOf(name, route, operation));
			return {
				url,
				schema: {
					operationId: name,
					tags: [operation.tag],
					summary: operation.summary,
					description: `${operation.description}\n\n${whoMayCall(name)}`,
					security: securityOf(name, route),
					params: pathParameters(name, route.url),
					querystring: queryParameters(sent.querystring),
					headers: headerParameters(sent.headers, {
						idempotent: route.config?.idempotent ?? false,
						ranges: operation.media?.ranges ?? false,
					}),
					...(operation.upload === true ? FORM : { body: json.body && withoutNull(json.body) }),
					response: json.response,
				},
			};
		},
		transformObject(input) {
			if (!('openapiObject' in input)) throw new Error('the document is not OpenAPI 3');
			for (const path of Object.values(input.openapiObject.paths ?? {})) {
				for (const described of Object.values(path ?? {})) complete(described as Described, additions);
			}
			return joinComponents(withComponents(input) as typeof input.openapiObject);
		},
	};
}

type Transform = ReturnType<typeof createJsonSchemaTransform>;

function jsonOf(
	transform: Transform,
	input: Parameters<Transforms['transform']>[0],
	schema: object,
): Record<string, JsonSchema | undefined> {
	return transform({ ...input, schema } as Parameters<Transform>[0]).schema as Record<string, JsonSchema | undefined>;
}

function additionsOf(name: RouteName, route: Route, operation: Operation): Additions {
	const body = route.schema?.body;
	const access = ROUTE_ACCESS[name];
	return {
		responses: addedAnswers(name, route, operation),
		requestBody: {
			required: !(body instanceof z.ZodType && body.safeParse(undefined).success),
			example: BODY_EXAMPLES[name],
		},
		scope: access.includes(':') ? access : undefined,
	};
}

interface Described {
	operationId?: string;
	responses?: object;
	requestBody?: { required?: boolean; content?: Record<string, object> };
	'x-scope'?: string;
}

function complete(described: Described, additions: Map<string, Additions>): void {
	const added = additions.get(described.operationId ?? '');
	if (!added) throw new Error(`${described.operationId} is not a call of the contract`);
	described.responses = { ...described.responses, ...added.responses };
	if (added.scope) described['x-scope'] = added.scope;
	if (!described.requestBody) return;
	const { required, example } = added.requestBody;
	described.requestBody.required = required;
	const json = described.requestBody.content?.['application/json'];
	if (json && example) Object.assign(json, { example });
}

function securityOf(name: RouteName, route: Route): Record<string, string[]>[] {
	const access = ROUTE_ACCESS[name];
	if (access === 'public') return [];
	return [
		{ session: [] },
		...(access.includes(':') ? [{ apiKey: [] }] : []),
		...(route.config?.access === 'media' ? [{ mediaCookie: [] }] : []),
	];
}

function whoMayCall(name: RouteName): string {
	const access = ROUTE_ACCESS[name];
	if (access === 'public') return '**Acesso:** livre.';
	if (access === 'session') return '**Acesso:** sessão.';
	if (access === 'admin') return '**Acesso:** sessão de quem administra.';
	return `**Acesso:** sessão, ou chave de API com o escopo \`${access}\`.`;
}

const FORM = {
	consumes: ['multipart/form-data'],
	body: {
		type: 'object',
		properties: { file: { type: 'string', format: 'binary', description: 'Um arquivo .md ou .txt.' } },
		required: ['file'],
	},
};

/** A body that may be left out is told by `required`, not by `null`. */
function withoutNull(schema: JsonSchema): JsonSchema {
	const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null') ?? [];
	return choices.length === 1 && choices[0] ? choices[0] : schema;
}
