import { type OpenApiDocument, resolved, type Schema } from './document.ts';

/** A value in place of a good one, and what the API has to make of it. */
export interface Variant {
	/** Such as `title: 17 in place of a text`. */
	name: string;
	body: unknown;
	expected: 'refused' | 'accepted' | 'any';
	/** The field that the variant is about, as in an error's `issues`. */
	field: string;
}

interface Body {
	schema: Schema;
	/** Where it is not, null is as good as none. */
	required: boolean;
}

const LONGEST = 1_000_000;

/** Every field of a body with each wrong type, left out, and at and beyond its limits. */
export function bodyVariants(document: OpenApiDocument, { schema, required }: Body, good: unknown): Variant[] {
	const variants: Variant[] = [];
	visit(schema, good, [], (path, value, name, expected) => {
		if (path.length === 0 && value === null && !required) return;
		variants.push({
			name,
			body: path.length === 0 ? value : replaced(good, path, value),
			expected,
			field: path.join('.'),
		});
	});
	return variants;

	function visit(from: Schema, value: unknown, path: string[], add: Add): void {
		const { schema: own, nullable } = withoutNull(document, from);
		for (const wrong of wrongValues(own, nullable)) {
			add(path, wrong, `${label(path)}: ${JSON.stringify(wrong)?.slice(0, 40)}`, 'refused');
		}
		for (const { value: limit, name, within } of limits(own, value)) {
			add(path, limit, `${label(path)}: ${name}`, within ? 'accepted' : 'refused');
		}
		if (own.type === 'string') add(path, 'a\u0000b', `${label(path)}: with NUL`, 'any');
		for (const [name, inner] of Object.entries(own.properties ?? {})) {
			const field = (value as Record<string, unknown> | undefined)?.[name];
			if (own.required?.includes(name))
				add([...path, name], undefined, `${label([...path, name])}: left out`, 'refused');
			visit(inner, field, [...path, name], add);
		}
		if (own.items && Array.isArray(value) && value.length > 0) visit(own.items, value[0], [...path, '0'], add);
	}
}

/** The objects and lists of a body whose insides cannot be tried, since the good body leaves them out. */
export function missingInside(document: OpenApiDocument, schema: Schema, good: unknown, path: string[] = []): string[] {
	const { schema: own } = withoutNull(document, schema);
	if (own.items) {
		if (!Array.isArray(good) || good.length === 0) return [label(path)];
		return missingInside(document, own.items, good[0], [...path, '0']);
	}
	if (!own.properties) return [];
	if (typeof good !== 'object' || good === null) return [label(path)];
	return Object.entries(own.properties).flatMap(([name, inner]) =>
		missingInside(document, inner, (good as Record<string, unknown>)[name], [...path, name]),
	);
}

type Add = (path: string[], value: unknown, name: string, expected: Variant['expected']) => void;

const label = (path: string[]): string => (path.length === 0 ? 'body' : path.join('.'));

function withoutNull(document: OpenApiDocument, from: Schema): { schema: Schema; nullable: boolean } {
	const schema = resolved(document, from);
	const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
	const [only] = choices ?? [];
	if (choices?.length === 1 && only) return { schema: resolved(document, only), nullable: true };
	return { schema, nullable: Array.isArray(schema.type) && schema.type.includes('null') };
}

function wrongValues(schema: Schema, nullable: boolean): unknown[] {
	const type = Array.isArray(schema.type) ? schema.type.find((name) => name !== 'null') : schema.type;
	const none = nullable ? [] : [null];
	switch (type) {
		case 'string':
			return [17, true, {}, ['texto'], ...none, ...(schema.enum ? ['valor-que-nao-existe'] : [])];
		case 'integer':
			return ['texto', true, {}, [1], 1.5, ...none];
		case 'number':
			return ['texto', true, {}, [1], ...none];
		case 'boolean':
			return ['talvez', 17, {}, [true], ...none];
		case 'array':
			return ['texto', 17, { a: 1 }, ...none];
		case 'object':
			return ['texto', 17, [1], ...none];
		default:
			return [];
	}
}

function limits(schema: Schema, good: unknown): { value: unknown; name: string; within: boolean }[] {
	const found: { value: unknown; name: string; within: boolean }[] = [];
	const add = (name: string, value: unknown, within: boolean) => found.push({ name, value, within });
	const { minLength, maxLength, minimum, maximum, minItems, maxItems, format } = schema;
	if (schema.type === 'string' && !schema.enum) {
		const plain = format === undefined;
		if (minLength !== undefined && plain) add(`${minLength} characters`, 'x'.repeat(minLength), true);
		if (minLength) add(`${minLength - 1} characters`, 'x'.repeat(minLength - 1), false);
		if (maxLength !== undefined && plain && maxLength < LONGEST) {
			add(`${maxLength} characters`, 'x'.repeat(maxLength), true);
		}
		if (maxLength !== undefined) add(`${maxLength + 1} characters`, 'x'.repeat(maxLength + 1), false);
		if (!plain) add(`no ${format}`, 'isto não é', false);
	}
	if (minimum !== undefined) {
		add(`${minimum}`, minimum, true);
		add(`${minimum - 1}`, minimum - 1, false);
	}
	if (maximum !== undefined) {
		add(`${maximum}`, maximum, true);
		add(`${maximum + 1}`, maximum + 1, false);
	}
	const [item] = Array.isArray(good) ? good : [];
	if (minItems) add(`${minItems - 1} items`, Array(minItems - 1).fill(item), false);
	if (maxItems !== undefined) add(`${maxItems + 1} items`, Array(maxItems + 1).fill(item), false);
	return found;
}

/** A copy of `value` with another value at `path`; without the field for undefined. */
function replaced(value: unknown, [first = '', ...rest]: string[], by: unknown): unknown {
	const copy: unknown = structuredClone(value) ?? {};
	const holder = copy as Record<string, unknown>;
	if (rest.length > 0) holder[first] = replaced(holder[first], rest, by);
	else if (by === undefined) delete holder[first];
	else holder[first] = by;
	return copy;
}
