import * as contract from '@nexus/contract';
import { z } from 'zod';

export type JsonSchema = { [key: string]: unknown; $ref?: string; properties?: Record<string, JsonSchema> };

/** Turns the contract's zod schemas into JSON Schema 2020-12, the named ones into components of the document. */
export interface JsonSchemas {
	/** What a caller sends. */
	input(schema: z.ZodType): JsonSchema;
	/** What the server answers. */
	output(schema: z.ZodType): JsonSchema;
	/** What a caller sends in query or headers, in place and not as a component. */
	parameters(schema: z.ZodType): JsonSchema;
	/** All components that were referred to, by name. */
	components(): Record<string, JsonSchema>;
}

const PREFIX = '#/components/schemas/';
const referencesIn = (json: string): string[] =>
	[...json.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, id]) => id ?? []);
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * A schema that the contract exports is the component of its own name in capitals: `podcast` is `Podcast`. What is sent
 * differs from what is answered where a default fills in; then the sent form is named `...Input`.
 * @param schemas the schemas that will be asked for, besides those of the contract
 */
export function createJsonSchemas(schemas: Iterable<z.ZodType>): JsonSchemas {
	const registry = z.registry<{ id: string }>();
	for (const [name, value] of Object.entries(contract)) {
		if (value instanceof z.ZodType && !registry.has(value)) registry.add(value, { id: pascal(name) });
	}
	let anonymous = 0;
	for (const schema of schemas) if (!registry.has(schema)) registry.add(schema, { id: `:${anonymous++}` });

	const all = { input: converted(registry, 'input'), output: converted(registry, 'output') };
	const used: Record<string, JsonSchema> = {};

	/** Whether the schema, or one that it refers to, is sent in another form than it is answered. */
	function differs(id: string, seen = new Set<string>()): boolean {
		if (seen.has(id)) return false;
		seen.add(id);
		const [sent, answered] = [JSON.stringify(all.input[id]), JSON.stringify(all.output[id])];
		return sent !== answered || referencesIn(sent).some((inner) => differs(inner, seen));
	}

	const nameOf = (id: string, io: 'input' | 'output'): string =>
		io === 'output' || id.endsWith('Body') || !differs(id) ? id : `${id}Input`;

	/** A copy whose references are to components, which are added as they are met. */
	function linked(value: unknown, io: 'input' | 'output'): unknown {
		if (Array.isArray(value)) return value.map((item) => linked(item, io));
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, inner]) => [
				key,
				key === '$ref' ? component(String(inner).slice(PREFIX.length), io) : linked(inner, io),
			]),
		);
	}

	function component(id: string, io: 'input' | 'output'): string {
		const name = nameOf(id, io);
		if (!(name in used)) {
			used[name] = {};
			used[name] = linked(all[io][id], io) as JsonSchema;
		}
		return PREFIX + name;
	}

	function idOf(schema: z.ZodType): string {
		const id = registry.get(schema)?.id;
		if (id === undefined) throw new Error('a schema that was not announced');
		return id;
	}

	function get(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
		const id = idOf(schema);
		return id.startsWith(':') ? (linked(all[io][id], io) as JsonSchema) : { $ref: component(id, io) };
	}

	return {
		input: (schema) => get(schema, 'input'),
		output: (schema) => get(schema, 'output'),
		parameters: (schema) => linked(all.input[idOf(schema)], 'input') as JsonSchema,
		components: () => Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1))),
	};
}

function converted(registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): Record<string, JsonSchema> {
	const { schemas } = z.toJSONSchema(registry, {
		io,
		target: 'draft-2020-12',
		unrepresentable: 'any',
		uri: (id) => PREFIX + id,
		override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
	});
	for (const schema of Object.values(schemas)) {
		delete schema.$schema;
		delete schema.$id;
	}
	return schemas as unknown as Record<string, JsonSchema>;
}

/** Takes out what tells a reader nothing. Answers may grow fields, so that they are not closed. */
function tidy(schema: JsonSchema): void {
	if (schema.additionalProperties === false) delete schema.additionalProperties;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.format !== undefined) delete schema.pattern;
}
