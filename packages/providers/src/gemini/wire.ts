import type { ModelUsage } from '@nexus/core/ports';
import { z } from 'zod';

/** The parts of Gemini's answers that are read; all else is let through unread. */
const usageMetadata = z.object({
	promptTokenCount: z.number().nonnegative().catch(0).default(0),
	candidatesTokenCount: z.number().nonnegative().catch(0).default(0),
	thoughtsTokenCount: z.number().nonnegative().catch(0).default(0),
	cachedContentTokenCount: z.number().nonnegative().catch(0).default(0),
});

const part = z.object({
	text: z.string().optional(),
	/** True of a summary of the model's thinking, which is not its answer. */
	thought: z.boolean().optional(),
	inlineData: z.object({ mimeType: z.string().default(''), data: z.string().default('') }).optional(),
});
export type GeminiPart = z.infer<typeof part>;

export const geminiResponse = z.object({
	candidates: z
		.array(
			z.object({
				content: z.object({ parts: z.array(part).default([]) }).optional(),
				finishReason: z.string().optional(),
				/** With finishReason CONTINUATION: to be sent again. */
				continuationToken: z.string().optional(),
			}),
		)
		.default([]),
	promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
	usageMetadata: usageMetadata.optional(),
	modelVersion: z.string().optional(),
});
export type GeminiResponse = z.infer<typeof geminiResponse>;
export type GeminiUsage = z.infer<typeof usageMetadata>;

export const geminiError = z.object({
	error: z.object({
		status: z.string().optional(),
		details: z
			.array(
				z.looseObject({
					reason: z.string().optional(),
					retryDelay: z.unknown().optional(),
					violations: z.array(z.looseObject({ quotaId: z.string().optional() })).optional(),
				}),
			)
			.catch([])
			.default([]),
	}),
});

/** The figures of the last answer or chunk of a call; null when there was none. */
export function modelUsage(model: string, usage: GeminiUsage | null | undefined, wasted: boolean): ModelUsage | null {
	if (!usage) return null;
	return {
		model,
		inputTokens: usage.promptTokenCount,
		outputTokens: usage.candidatesTokenCount + usage.thoughtsTokenCount,
		cachedTokens: usage.cachedContentTokenCount,
		wasted,
	};
}
