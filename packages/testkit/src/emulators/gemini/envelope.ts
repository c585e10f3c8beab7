import type { FinishFault } from '../fault-kinds.ts';

export interface Usage {
	promptTokenCount: number;
	candidatesTokenCount?: number;
	thoughtsTokenCount?: number;
	totalTokenCount: number;
	promptTokensDetails: { modality: string; tokenCount: number }[];
	candidatesTokensDetails?: { modality: string; tokenCount: number }[];
}

/** @param modality of the answer */
export function usageOf(
	modality: 'TEXT' | 'AUDIO',
	{ tokensIn, answer, thoughts = 0 }: { tokensIn: number; answer: number; thoughts?: number },
): Usage {
	return {
		promptTokenCount: tokensIn,
		...(answer > 0 ? { candidatesTokenCount: answer } : {}),
		...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
		totalTokenCount: tokensIn + answer + thoughts,
		promptTokensDetails: [{ modality: 'TEXT', tokenCount: tokensIn }],
		...(answer > 0 ? { candidatesTokensDetails: [{ modality, tokenCount: answer }] } : {}),
	};
}

export interface Part {
	text?: string;
	inlineData?: { mimeType: string; data: string };
}

export interface Identity {
	model: string;
	responseId: string;
}

interface Content {
	parts: Part[];
	/** Null while more is to come. */
	finishReason: string | null;
	usage: Usage;
	continuationToken?: string | undefined;
}

/** One answer, or one chunk of a streamed one. */
export function envelope(
	{ model, responseId }: Identity,
	{ parts, finishReason, usage, continuationToken }: Content,
): object {
	return {
		candidates: [
			{
				content: parts.length > 0 ? { parts, role: 'model' } : {},
				...(finishReason === null ? {} : { finishReason }),
				...(continuationToken === undefined ? {} : { continuationToken }),
				index: 0,
			},
		],
		usageMetadata: usage,
		modelVersion: model,
		responseId,
	};
}

const REASONS: Record<Exclude<FinishFault, 'prompt-blocked'>, string> = {
	'other-empty': 'OTHER',
	'safety-as-other': 'OTHER',
	safety: 'SAFETY',
	recitation: 'RECITATION',
	language: 'LANGUAGE',
	blocklist: 'BLOCKLIST',
	'prohibited-content': 'PROHIBITED_CONTENT',
	spii: 'SPII',
	malformed: 'MALFORMED_RESPONSE',
	'max-tokens': 'MAX_TOKENS',
	continuation: 'CONTINUATION',
};

/** A finished answer that is none. */
export function failedEnvelope(identity: Identity, fault: FinishFault, usage: Usage): object {
	if (fault === 'prompt-blocked') {
		const { model, responseId } = identity;
		return {
			promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
			usageMetadata: usage,
			modelVersion: model,
			responseId,
		};
	}
	return envelope(identity, { parts: [], finishReason: REASONS[fault], usage });
}
