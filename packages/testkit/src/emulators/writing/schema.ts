/** A JSON Schema, or an OpenAPI one with its types in capitals. */
export interface JsonSchema {
	[keyword: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** One schema, read: references followed, alternatives decided for the first that is not null. */
export class SchemaNode {
	readonly #root: JsonSchema;
	readonly #schema: JsonSchema;

	constructor(schema: JsonSchema, root = schema) {
		this.#root = root;
		this.#schema = resolve(schema, root);
	}

	get type(): string {
		const { type } = this.#schema;
		const types = (Array.isArray(type) ? type : [type]).map((one) => String(one).toLowerCase());
		const named = types.find((one) => one !== 'null' && one !== 'undefined');
		if (named !== undefined) return named;
		if (this.#schema.properties) return 'object';
		return this.#schema.items ? 'array' : 'string';
	}

	/** The only values that are allowed; null when others are too. */
	get choices(): unknown[] | null {
		if ('const' in this.#schema) return [this.#schema.const];
		return Array.isArray(this.#schema.enum) && this.#schema.enum.length > 0 ? this.#schema.enum : null;
	}

	get properties(): [name: string, node: SchemaNode][] {
		const { properties } = this.#schema;
		if (!isSchema(properties)) return [];
		const named = Object.entries(properties).filter(([, one]) => isSchema(one));
		return named.map(([name, one]) => [name, new SchemaNode(one as JsonSchema, this.#root)]);
	}

	property(name: string): SchemaNode | null {
		return this.properties.find(([known]) => known === name)?.[1] ?? null;
	}

	get items(): SchemaNode | null {
		return isSchema(this.#schema.items) ? new SchemaNode(this.#schema.items, this.#root) : null;
	}

	/** A number that the schema gives, such as `maxItems`. */
	limit(keyword: string): number | null {
		const value = Number(this.#schema[keyword] ?? Number.NaN);
		return Number.isFinite(value) ? value : null;
	}
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
	const { $ref, anyOf, oneOf, allOf } = schema;
	if (typeof $ref === 'string' && $ref.startsWith('#/')) {
		const target = $ref
			.slice(2)
			.split('/')
			.reduce<unknown>(
				(at, step) => (isSchema(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : null),
				root,
			);
		return isSchema(target) ? resolve(target, root) : {};
	}
	const choices = [anyOf, oneOf].find(Array.isArray);
	if (choices) {
		const chosen = choices.filter(isSchema).find(({ type }) => String(type).toLowerCase() !== 'null');
		if (chosen) return resolve(chosen, root);
	}
	if (Array.isArray(allOf))
		return Object.assign({}, schema, ...allOf.filter(isSchema).map((one) => resolve(one, root)));
	return schema;
}
