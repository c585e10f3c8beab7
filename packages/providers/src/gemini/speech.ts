import type { ModelUsage, Recording, SpeechListener, SpeechSynthesizer } from '@nexus/core/ports';
import { spokenSeconds } from '@nexus/core/scripts';
import { jsonOf, speechLimitMs } from '../calls/index.ts';
import { createProvidedSpeech, RefusedSpeech } from '../speech/index.ts';
import type { GeminiClient } from './client.ts';
import { isEarlierModel, speechRequest } from './speech-request.ts';
import { type GeminiResponse, geminiResponse, modelUsage } from './wire.ts';

/** Of the requests that we make and of what we do with their answers. */
const VERSION = 1;
/** Longer requests drift, fade and stop in the middle. */
const CLIP_SECONDS = 70;
const CONCURRENCY = 8;
/** Two minutes: well within 8,192 tokens in and 16,384 out. */
const LIMITS = { lines: 60, characters: 1_800 };
/** Reasons to end that are about what is said; anything else may be an accident. */
const BLOCKS = ['SAFETY', 'RECITATION', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE'];

/**
 * Gemini's voices, both hosts of a dialogue in one request. Word times come from the listener's alignment.
 * @param model gemini-3.8-* or, in their own form, the preview models 2.5 and 3.1
 */
export function createGeminiSpeech({
	client,
	model,
	listener,
}: {
	client: Pick<GeminiClient, 'generate'>;
	model: string;
	listener: SpeechListener;
}): SpeechSynthesizer {
	return createProvidedSpeech(
		{
			id: 'gemini',
			version: `${model}-${VERSION}`,
			usesStyle: !isEarlierModel(model),
			clipSeconds: CLIP_SECONDS,
			concurrency: CONCURRENCY,
			limits: LIMITS,
			async ask(request, receive) {
				const { lines, signal, ending, urgent, silence } = request;
				const body = speechRequest(model, request);
				const timeouts = { firstByteMs: speechLimitMs(spokenSeconds(lines)) };
				const answer = await client.generate({ model, body, signal, ending, urgent, silence, timeouts, receive });
				return { audio: audioOf(answer), usage: usageOf(model, answer) };
			},
			reread({ bytes }) {
				const { data } = geminiResponse.safeParse(jsonOf(bytes));
				return data ? { audio: audioOf(data), usage: usageOf(model, data) } : null;
			},
		},
		listener,
	);
}

function audioOf({ candidates: [candidate], promptFeedback }: GeminiResponse): Recording | RefusedSpeech {
	if (promptFeedback?.blockReason) return new RefusedSpeech('blocked', promptFeedback.blockReason);
	const reason = candidate?.finishReason ?? 'none';
	if (BLOCKS.includes(reason)) return new RefusedSpeech('blocked', reason);
	if (reason === 'OTHER') return new RefusedSpeech('withheld', reason);
	if (reason !== 'STOP') return new RefusedSpeech('unfinished', reason);
	const pieces = (candidate?.content?.parts ?? []).flatMap(({ inlineData }) => (inlineData ? [inlineData] : []));
	const [first] = pieces;
	if (!first) return new RefusedSpeech('not_audio', 'no audio part');
	return { mimeType: first.mimeType, bytes: Buffer.concat(pieces.map(({ data }) => Buffer.from(data, 'base64'))) };
}

function usageOf(model: string, { usageMetadata }: GeminiResponse): Omit<ModelUsage, 'wasted'> | null {
	const usage = modelUsage(model, usageMetadata, false);
	if (!usage) return null;
	const { wasted: _, ...counted } = usage;
	return counted;
}
