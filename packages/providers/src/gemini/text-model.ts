import { NexusError } from '@nexus/core/errors';
import { modelProfile } from '@nexus/core/scripts';
import { scriptLimitMs } from '../calls/index.ts';
import { BrokenAnswer, type Question, type TextModel } from '../scripts/index.ts';
import type { GeminiClient } from './client.ts';
import { PROVIDER } from './errors.ts';
import { type GeminiResponse, type GeminiUsage, modelUsage } from './wire.ts';

/** Of an answer, thinking included; the models take 65,536. */
const MOST_TOKENS = 60_000;
/** Times that an answer is gone on with under the same token. */
const CONTINUATIONS = 8;

/** Documents tell of crimes and illnesses, too: only what is plainly harmful is to be blocked. */
const SAFETY = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((category) => ({
	category: `HARM_CATEGORY_${category}`,
	threshold: 'BLOCK_ONLY_HIGH',
}));

/** What the model will not answer, however often it is asked; the others may pass. */
const BLOCKED = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'LANGUAGE']);

export function createGeminiTextModel(client: GeminiClient, model: string): TextModel {
	return {
		id: 'gemini',
		provider: PROVIDER,
		profile: modelProfile({ engine: 'gemini', model }),
		async *ask(question) {
			let token: string | null = null;
			for (let time = 0; time <= CONTINUATIONS; time++) {
				const end: Ending = yield* answer(client, model, question, token);
				if (end.reason === 'STOP') return;
				if (end.reason !== 'CONTINUATION' || end.token === null) throw failureOf(end.reason);
				token = end.token;
			}
			throw new BrokenAnswer('too many continuations');
		},
	};
}

interface Ending {
	reason: string;
	token: string | null;
}

async function* answer(
	client: GeminiClient,
	model: string,
	question: Question,
	token: string | null,
): AsyncGenerator<string, Ending, undefined> {
	const end: Ending = { reason: 'NONE', token: null };
	let usage: GeminiUsage | null = null;
	let started = false;
	try {
		const { signal, urgent, silence } = question;
		const body = bodyOf(model, question, token);
		const timeouts = { firstByteMs: scriptLimitMs(question.system.length + question.user.length) };
		for await (const chunk of client.stream({ model, body, signal, urgent, silence, timeouts })) {
			started = true;
			usage = chunk.usageMetadata ?? usage;
			const blocked = chunk.promptFeedback?.blockReason;
			if (blocked) end.reason = blocked;
			const [candidate] = chunk.candidates;
			end.reason = candidate?.finishReason ?? end.reason;
			end.token = candidate?.continuationToken ?? end.token;
			const text = textOf(chunk);
			if (text !== '') yield text;
		}
		return end;
	} catch (error) {
		if (started && isPassing(error)) throw new BrokenAnswer('broken off', { cause: error });
		throw error;
	} finally {
		const used = modelUsage(model, usage, end.reason !== 'STOP' && end.reason !== 'CONTINUATION' && !started);
		if (used) question.used(used);
	}
}

/** What the stream breaks off with may be gone on from; what the provider refuses may not. */
const isPassing = (error: unknown): boolean =>
	error instanceof NexusError &&
	['provider_unavailable', 'provider_timeout', 'provider_answer_unusable', 'provider_quota_minute'].includes(
		error.code,
	);

const textOf = ({ candidates: [candidate] }: GeminiResponse): string =>
	(candidate?.content?.parts ?? [])
		.filter(({ thought }) => !thought)
		.map(({ text }) => text ?? '')
		.join('');

function failureOf(reason: string): Error {
	if (!BLOCKED.has(reason)) return new BrokenAnswer(`finish reason ${/^[A-Z_]{1,40}$/.test(reason) ? reason : '?'}`);
	return new NexusError('provider_blocked', { provider: PROVIDER, reason });
}

function bodyOf(model: string, { system, user, schema, name }: Question, continuationToken: string | null): object {
	return {
		systemInstruction: { parts: [{ text: system }] },
		contents: [{ role: 'user', parts: [{ text: user }] }],
		safetySettings: SAFETY,
		generationConfig: {
			responseMimeType: 'application/json',
			responseJsonSchema: { title: name, ...schema },
			maxOutputTokens: MOST_TOKENS,
			// Models before 3 know no levels.
			...(/^gemini-[12]/.test(model) ? {} : { thinkingConfig: { thinkingLevel: 'LOW' } }),
		},
		...(continuationToken === null ? {} : { continuationToken }),
	};
}
