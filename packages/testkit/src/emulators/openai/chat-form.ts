import { z } from 'zod';
import { charactersOf, countTokens } from '../tokens.ts';
import type { JsonSchema } from '../writing/schema.ts';
import { badRequest, unsupported } from './errors.ts';

const content = z.union([z.string(), z.array(z.strictObject({ type: z.literal('text'), text: z.string() })).min(1)]);

const responseFormat = z.discriminatedUnion('type', [
	z.strictObject({ type: z.literal('text') }),
	z.strictObject({ type: z.literal('json_object') }),
	z.strictObject({
		type: z.literal('json_schema'),
		json_schema: z.strictObject({
			name: z.string().regex(/^[\w-]{1,64}$/),
			description: z.string().optional(),
			strict: z.boolean().nullable().optional(),
			schema: z.record(z.string(), z.unknown()),
		}),
	}),
]);

const chatRequest = z.looseObject({
	model: z.string(),
	messages: z.array(z.looseObject({ role: z.enum(['system', 'developer', 'user', 'assistant']), content })).min(1),
	response_format: responseFormat.optional(),
	max_tokens: z.int().min(1).nullable().optional(),
	max_completion_tokens: z.int().min(1).nullable().optional(),
	stream: z.boolean().nullable().optional(),
	stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullable().optional(),
	temperature: z.number().min(0).max(2).nullable().optional(),
	top_p: z.number().min(0).max(1).nullable().optional(),
});

export interface ChatAsked {
	model: string;
	/** The schema's. */
	name: string | null;
	/** What was sent: the instruction, and all the rest. */
	system: string;
	user: string;
	/** All that the model reads: what was sent, or its end where that is longer than the context. */
	prompt: string;
	promptTokens: number;
	schema: JsonSchema | null;
	/** Tokens of the answer. */
	most: number;
	streamed: boolean;
	withUsage: boolean;
}

/** OpenAI's own models that think before they answer. */
export const isReasoning = (model: string): boolean => /^(?:gpt-[5-9]|o\d)/.test(model);

/** Tokens that OpenAI's models give of one answer, at most (OpenAI, "Models"). */
const MOST_OUTPUT: readonly (readonly [RegExp, number])[] = [
	[/^gpt-4o/, 16_384],
	[/^gpt-4\.1/, 32_768],
];
/** A model that thinks finds no room for an answer in fewer. */
const LEAST_TO_THINK = 16;

/** @throws ServiceError 400 for a limit that OpenAI's own model does not take */
function checkLimit(model: string, limit: number): void {
	const [, most = Number.POSITIVE_INFINITY] = MOST_OUTPUT.find(([name]) => name.test(model)) ?? [];
	if (limit > most) {
		const supports = `This model supports at most ${most} completion tokens, whereas you provided ${limit}.`;
		throw badRequest(`max_tokens is too large: ${limit}. ${supports}`, 'max_tokens');
	}
	if (isReasoning(model) && limit < LEAST_TO_THINK) {
		throw badRequest('Could not finish the message because max_tokens or model output limit was reached.');
	}
}

/**
 * @param contextTokens of prompt and answer; what is longer is cut at its beginning without a word, as Ollama does
 * @throws ServiceError 400
 */
export function readChatRequest(body: unknown, contextTokens: number): ChatAsked {
	const parsed = chatRequest.safeParse(body);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw badRequest(issue?.message ?? 'invalid request', issue?.path.join('.'));
	}
	const { model, messages, response_format: format, stream, stream_options: options } = parsed.data;
	if (isReasoning(model) && typeof parsed.data.max_tokens === 'number') {
		const message = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`;
		throw unsupported('unsupported_parameter', 'max_tokens', message);
	}
	const whole = messages.map((message) => textOf(message.content)).join('\n');
	const tokens = countTokens(whole);
	const most = parsed.data.max_completion_tokens ?? parsed.data.max_tokens ?? contextTokens;
	checkLimit(model, parsed.data.max_completion_tokens ?? parsed.data.max_tokens ?? LEAST_TO_THINK);
	const prompt = tokens <= contextTokens ? whole : whole.slice(whole.length - charactersOf(contextTokens, whole));
	const ofRole = (isSystem: boolean) =>
		messages
			.filter(({ role }) => isSystem === (role === 'system' || role === 'developer'))
			.map((message) => textOf(message.content))
			.join('\n');
	return {
		model,
		name: format?.type === 'json_schema' ? format.json_schema.name : null,
		system: ofRole(true),
		user: ofRole(false),
		prompt,
		promptTokens: Math.min(tokens, contextTokens),
		schema: schemaOf(format),
		most,
		streamed: stream ?? false,
		withUsage: options?.include_usage ?? false,
	};
}

function schemaOf(format: z.infer<typeof responseFormat> | undefined): JsonSchema | null {
	if (format?.type === 'json_schema') return format.json_schema.schema;
	return format?.type === 'json_object' ? { type: 'object' } : null;
}

const textOf = (given: z.infer<typeof content>): string =>
	typeof given === 'string' ? given : given.map(({ text }) => text).join('\n');
