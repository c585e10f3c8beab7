/** The parts of an OpenAPI 3.1 document that the walk reads. */
export interface OpenApiDocument {
	paths: Record<string, Record<string, PathOperation>>;
	components: { schemas: Record<string, Schema> };
}

export interface Schema {
	$ref?: string;
	type?: string | string[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	anyOf?: Schema[];
	enum?: unknown[];
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	minItems?: number;
	maxItems?: number;
	format?: string;
}

export interface Parameter {
	name: string;
	in: 'path' | 'query' | 'header';
	required: boolean;
	schema: Schema;
}

interface DeclaredAnswer {
	content?: Record<string, { schema: Schema }>;
	'x-codes'?: string[];
}

interface PathOperation {
	operationId: string;
	parameters?: Parameter[];
	requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
	responses: Record<string, DeclaredAnswer>;
	security: Record<string, string[]>[];
	'x-scope'?: string;
}

export interface Operation {
	id: string;
	method: string;
	/** With `{name}` places. */
	path: string;
	parameters: Parameter[];
	/** Of the JSON body. */
	body: { schema: Schema; required: boolean } | undefined;
	answers: Record<string, DeclaredAnswer>;
	/** Whether anybody may call it. */
	open: boolean;
	scope: string | undefined;
}

export async function readDocument(url: string): Promise<OpenApiDocument> {
	const response = await fetch(`${url}/api/openapi.json`);
	if (!response.ok) throw new Error(`openapi.json: ${response.status}`);
	return (await response.json()) as OpenApiDocument;
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
	return Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => {
			const json = operation.requestBody?.content['application/json'];
			return {
				id: operation.operationId,
				method: method.toUpperCase(),
				path,
				parameters: operation.parameters ?? [],
				body: json && { schema: json.schema, required: operation.requestBody?.required ?? false },
				answers: operation.responses,
				open: operation.security.length === 0,
				scope: operation['x-scope'],
			};
		}),
	);
}

/** The schema that a reference names; others as they are. */
export function resolved({ components }: OpenApiDocument, schema: Schema): Schema {
	const name = schema.$ref?.split('/').at(-1);
	return name === undefined ? schema : { ...schema, ...components.schemas[name], $ref: undefined as never };
}
