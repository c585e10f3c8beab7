import { Ajv2020 } from 'ajv/dist/2020.js';
import { countTokens } from '../tokens.ts';
import type { JsonSchema } from '../writing/schema.ts';
import type { ModelQuestion } from './question.ts';

/** What is wrong with an answer that was given to a question, a line each; empty when nothing is. */
export function complaintsOf(text: string, { schema, mostTokens }: ModelQuestion): string[] {
	const tokens = countTokens(text);
	if (tokens > mostTokens) return [`It has ${tokens} tokens; the question allows ${mostTokens}.`];
	if (schema === null) return [];
	let answer: unknown;
	try {
		answer = JSON.parse(text);
	} catch (error) {
		return [`It is no JSON: ${error instanceof Error ? error.message : String(error)}`];
	}
	const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
	if (ajv.validate(asJsonSchema(schema), answer)) return [];
	return (ajv.errors ?? []).map(({ instancePath, message, params }) =>
		`\`${instancePath || '/'}\` ${message ?? 'is wrong'} ${JSON.stringify(params)}`.trim(),
	);
}

/** Gemini's older form of schemas has its types in capitals, and `nullable`. */
function asJsonSchema(schema: JsonSchema): JsonSchema {
	return mapped(schema) as JsonSchema;
}

function mapped(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(mapped);
	if (typeof value !== 'object' || value === null) return value;
	const { nullable, ...rest } = value as JsonSchema;
	const plain = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, mapped(one)]));
	if (typeof plain.type === 'string' && /^[A-Z]+$/.test(plain.type)) plain.type = plain.type.toLowerCase();
	return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
}
