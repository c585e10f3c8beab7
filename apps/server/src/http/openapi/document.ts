import { BODY_EXAMPLES, errorBody, OPERATION_TAGS, OPERATIONS, ROUTE_ACCESS, type RouteName } from '@nexus/contract';
import { answersOf } from './answers.ts';
import { documentInfo, SECURITY_SCHEMES } from './info.ts';
import { createJsonSchemas, type JsonSchema, type JsonSchemas } from './json-schemas.ts';
import { parametersOf } from './parameters.ts';
import type { ServedRoute } from './served-routes.ts';

/** The OpenAPI 3.1 document of the calls that this server serves, made from the schemas that it checks them by. */
export function createDocument(served: ServedRoute[]): (origin: string) => object {
	const schemas = createJsonSchemas([errorBody, ...served.flatMap(schemasOf)]);
	schemas.output(errorBody);
	const paths: Record<string, Record<string, object>> = {};
	for (const route of served) {
		const path = route.url.replace(/:(\w+)/g, '{$1}');
		paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas) };
	}
	const usedTags = new Set(served.map(({ name }) => OPERATIONS[name].tag));
	const tags = Object.entries(OPERATION_TAGS)
		.filter(([name]) => usedTags.has(name as keyof typeof OPERATION_TAGS))
		.map(([name, description]) => ({ name, description }));
	return (origin) => ({
		openapi: '3.1.1',
		info: documentInfo(origin),
		servers: [{ url: origin, description: 'Este servidor' }],
		tags,
		paths,
		components: { schemas: schemas.components(), securitySchemes: SECURITY_SCHEMES },
	});
}

const schemasOf = ({ params, query, headers, body, answers }: ServedRoute) => [
	...[params, query, headers, body].filter((schema) => schema !== undefined),
	...[...answers.values()].flatMap((types) => [...types.values()]),
];

function operationOf(route: ServedRoute, schemas: JsonSchemas): object {
	const { name } = route;
	const operation = OPERATIONS[name];
	const access = ROUTE_ACCESS[name];
	const scope = access.includes(':') ? access : undefined;
	const parameters = parametersOf(route, schemas, operation.media?.ranges ?? false);
	const requestBody = operation.upload ? FORM : bodyOf(route, schemas);
	return {
		operationId: name,
		tags: [operation.tag],
		summary: operation.summary,
		description: `${operation.description}\n\n${whoMayCall(name)}`,
		...(parameters.length > 0 && { parameters }),
		...(requestBody && { requestBody }),
		responses: answersOf(route, operation, schemas),
		security:
			access === 'public'
				? []
				: [{ session: [] }, ...(scope ? [{ apiKey: [] }] : []), ...(route.media ? [{ mediaCookie: [] }] : [])],
		...(scope && { 'x-scope': scope }),
	};
}

function whoMayCall(name: RouteName): string {
	const access = ROUTE_ACCESS[name];
	if (access === 'public') return '**Acesso:** livre.';
	if (access === 'session') return '**Acesso:** sessão.';
	if (access === 'admin') return '**Acesso:** sessão de quem administra.';
	return `**Acesso:** sessão, ou chave de API com o escopo \`${access}\`.`;
}

const FORM = {
	required: true,
	content: {
		'multipart/form-data': {
			schema: {
				type: 'object',
				properties: { file: { type: 'string', format: 'binary', description: 'Um arquivo .md ou .txt.' } },
				required: ['file'],
			},
		},
	},
};

function bodyOf({ name, body }: ServedRoute, schemas: JsonSchemas): object | undefined {
	if (!body) return undefined;
	const example = BODY_EXAMPLES[name];
	const schema = withoutNull(schemas.input(body));
	return {
		required: !body.safeParse(undefined).success,
		content: { 'application/json': { schema, ...(example && { example }) } },
	};
}

/** A body that may be left out is told by `required`, not by `null`. */
function withoutNull(schema: JsonSchema): JsonSchema {
	const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null') ?? [];
	return choices.length === 1 && choices[0] ? choices[0] : schema;
}
