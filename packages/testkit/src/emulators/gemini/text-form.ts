import { z } from 'zod';
import type { JsonSchema } from '../writing/schema.ts';
import { invalid, wrongForm } from './errors.ts';
import type { GeminiModel } from './models.ts';
import { safetySettings } from './safety-settings.ts';

const textPart = z.strictObject({
	text: z.string(),
	thought: z.boolean().optional(),
	thoughtSignature: z.string().optional(),
});

const content = z.strictObject({ role: z.enum(['user', 'model']).optional(), parts: z.array(textPart).min(1) });

/** The Schema message of the API: a subset of OpenAPI 3.0 with types in capitals. */
const openApiSchema: z.ZodType<JsonSchema> = z.lazy(() =>
	z.strictObject({
		type: z.enum(['STRING', 'NUMBER', 'INTEGER', 'BOOLEAN', 'ARRAY', 'OBJECT', 'NULL']).optional(),
		format: z.string().optional(),
		title: z.string().optional(),
		description: z.string().optional(),
		nullable: z.boolean().optional(),
		enum: z.array(z.string()).optional(),
		default: z.unknown().optional(),
		example: z.unknown().optional(),
		properties: z.record(z.string(), openApiSchema).optional(),
		required: z.array(z.string()).optional(),
		propertyOrdering: z.array(z.string()).optional(),
		minProperties: count().optional(),
		maxProperties: count().optional(),
		items: openApiSchema.optional(),
		minItems: count().optional(),
		maxItems: count().optional(),
		minLength: count().optional(),
		maxLength: count().optional(),
		pattern: z.string().optional(),
		minimum: z.number().optional(),
		maximum: z.number().optional(),
		anyOf: z.array(openApiSchema).optional(),
	}),
);

/** A 64-bit integer, which JSON may carry as a string. */
function count() {
	return z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
}

const generationConfig = z.strictObject({
	responseMimeType: z.enum(['text/plain', 'application/json', 'text/x.enum']).optional(),
	responseSchema: openApiSchema.optional(),
	responseJsonSchema: z.record(z.string(), z.unknown()).optional(),
	maxOutputTokens: z.int().min(1).optional(),
	thinkingConfig: z
		.strictObject({
			thinkingLevel: z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH']).optional(),
			thinkingBudget: z.int().optional(),
			includeThoughts: z.boolean().optional(),
		})
		.optional(),
	candidateCount: z.int().min(1).max(1).optional(),
	stopSequences: z.array(z.string()).max(5).optional(),
	seed: z.int().optional(),
	temperature: z.number().min(0).max(2).optional(),
	topP: z.number().min(0).max(1).optional(),
	topK: z.int().optional(),
	responseModalities: z.array(z.literal('TEXT')).optional(),
});

const textRequest = z.strictObject({
	systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(textPart).min(1) }).optional(),
	contents: z.array(content).min(1),
	safetySettings,
	generationConfig: generationConfig.optional(),
	continuationToken: z
		.string()
		.regex(/^emulated-\d+$/)
		.optional(),
});

export interface TextAsked {
	/** All that the model reads, the system's instruction first. */
	prompt: string;
	/** Its two parts. */
	system: string;
	user: string;
	/** What the answer is to fit; null for prose. */
	schema: JsonSchema | null;
	maxOutputTokens: number;
	thinkingLevel: string;
	/** Characters of the answer that were sent before. */
	from: number;
}

/** @throws ServiceError 400 for whatever the service would refuse */
export function readTextRequest(body: unknown, model: GeminiModel): TextAsked {
	const parsed = textRequest.safeParse(body);
	if (!parsed.success) throw wrongForm(parsed.error);
	const { systemInstruction, contents, generationConfig: config = {}, continuationToken } = parsed.data;
	const level = config.thinkingConfig?.thinkingLevel;
	if (level !== undefined && !model.thinking.includes(level)) {
		throw invalid(`Thinking level ${level} is not supported for this model. Please retry with other thinking level.`);
	}
	if (level !== undefined && config.thinkingConfig?.thinkingBudget !== undefined) {
		throw invalid('You can only set one of thinking budget and thinking level.');
	}
	if (config.maxOutputTokens !== undefined && config.maxOutputTokens > model.output) {
		throw invalid(
			`Unable to submit request because it has a maxOutputTokens value of ${config.maxOutputTokens} but the supported range is from 1 (inclusive) to ${model.output + 1} (exclusive).`,
		);
	}
	const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('\n');
	const instruction = systemInstruction?.parts ?? [];
	const parts = contents.flatMap((one) => one.parts);
	return {
		prompt: joined([...instruction, ...parts]),
		system: joined(instruction),
		user: joined(parts),
		schema: schemaOf(config),
		maxOutputTokens: config.maxOutputTokens ?? model.output,
		thinkingLevel: level ?? 'MEDIUM',
		from: Number(continuationToken?.replace('emulated-', '') ?? 0),
	};
}

function schemaOf(config: z.infer<typeof generationConfig>): JsonSchema | null {
	const { responseSchema, responseJsonSchema, responseMimeType } = config;
	if (responseSchema && responseJsonSchema)
		throw invalid('Only one of response_schema and response_json_schema may be set.');
	const schema = responseJsonSchema ?? responseSchema ?? null;
	if (schema && responseMimeType !== 'application/json') {
		throw invalid(
			'Function calling with a response mime type other than application/json is unsupported: response_schema needs response_mime_type application/json.',
		);
	}
	if (schema) return schema;
	return responseMimeType === 'application/json' ? { type: 'object' } : null;
}

const countRequest = z.union([
	z.strictObject({ contents: z.array(content).min(1) }),
	z.strictObject({
		generateContentRequest: z.looseObject({
			model: z.string(),
			contents: z.array(content).min(1),
			systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(textPart).min(1) }).optional(),
		}),
	}),
]);

/** The text whose tokens are to be counted. @throws ServiceError 400 */
export function readCountRequest(body: unknown): string {
	const parsed = countRequest.safeParse(body);
	if (!parsed.success) throw wrongForm(parsed.error);
	const { contents, systemInstruction } =
		'contents' in parsed.data
			? { contents: parsed.data.contents, systemInstruction: undefined }
			: parsed.data.generateContentRequest;
	const parts = [...(systemInstruction?.parts ?? []), ...contents.flatMap((one) => one.parts)];
	return parts.map(({ text }) => text).join('\n');
}
