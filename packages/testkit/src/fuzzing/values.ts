import fc, { type Arbitrary } from 'fast-check';
import { type OpenApiDocument, resolved, type Schema } from '../contract/document.ts';

/** Of the values made for a schema, one in so many does not fit it. */
const WRONG_EVERY = 20;
/** Longest string and list that are made beyond what a schema's minimum asks for. */
const LENGTH = 60;
const ITEMS = 4;

/** Text that has made trouble elsewhere. */
const ODD_TEXTS = [
	'',
	' ',
	'\u0000',
	'\ud83d',
	'\u202e\u200b',
	'null',
	'__proto__',
	'constructor',
	'../../etc/passwd',
	"' or '1'='1",
	'%00',
	'%F0%9F',
	'{x}',
	'\r\nSet-Cookie: a=b',
	'ﷺ'.repeat(500),
	'é'.repeat(20_000),
	'[HOST_A]: '.repeat(500),
];

export const oddTexts = (): Arbitrary<string> =>
	fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: LENGTH }));

/** What fits no schema on purpose. */
const wrongValues = (): Arbitrary<unknown> =>
	fc.oneof(
		oddTexts(),
		fc.constantFrom(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER + 1, [], {}, [[[[]]]]),
		fc.jsonValue({ maxDepth: 3 }),
	);

/**
 * Values of a schema of the OpenAPI document: most of them fit it, with its limits among them, and some do not.
 * @param ids identifiers that name something
 */
export function valuesOf(document: OpenApiDocument, schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
	return fc.oneof(
		{ weight: WRONG_EVERY - 1, arbitrary: fittingValues(document, resolved(document, schema), ids) },
		{ weight: 1, arbitrary: wrongValues() },
	);
}

function fittingValues(document: OpenApiDocument, schema: Schema, ids: readonly string[]): Arbitrary<unknown> {
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(document, choice, ids)));
	const types = [schema.type ?? 'object'].flat();
	return fc.oneof(...types.map((type) => ofType(document, schema, type, ids)));
}

function ofType(document: OpenApiDocument, schema: Schema, type: string, ids: readonly string[]): Arbitrary<unknown> {
	const { minimum, maximum, minItems = 0, maxItems = ITEMS, items = {}, properties = {}, required = [] } = schema;
	switch (type) {
		case 'string':
			return texts(schema, ids);
		case 'integer':
			return fc.integer({ min: minimum ?? -1000, max: maximum ?? 1000 });
		case 'number':
			return fc.double({ min: minimum ?? -1e6, max: maximum ?? 1e6, noNaN: true });
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		case 'array':
			return fc.array(valuesOf(document, items, ids), {
				minLength: minItems,
				maxLength: Math.max(minItems, Math.min(maxItems, ITEMS)),
			});
		default: {
			const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(document, field, ids)]);
			return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, { requiredKeys: required });
		}
	}
}

function texts({ format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, ids: readonly string[]) {
	if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
	if (format === 'email') return fc.emailAddress();
	const short = Math.max(minLength, Math.min(maxLength, LENGTH));
	const any = fc.string({ unit: 'grapheme', minLength, maxLength: short });
	const ofIds = fc.constantFrom(...ids);
	const longest = fc.constant('a'.repeat(Math.min(maxLength, 5_000)));
	return fc.oneof({ weight: 6, arbitrary: any }, { weight: 2, arbitrary: ofIds }, { weight: 1, arbitrary: longest });
}
