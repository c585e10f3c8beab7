import { NexusError } from '@nexus/core/errors';
import { modelProfile } from '@nexus/core/scripts';
import { z } from 'zod';
import { localScriptLimitMs } from '../calls/index.ts';
import { BrokenAnswer, type Question, type TextModel } from '../scripts/index.ts';
import type { OpenAiClient } from './client.ts';
import { type QuestionBody, QuestionForm } from './question-body.ts';

/**
 * Of an answer. Small models that run on without end are stopped; hosted ones have limits of their own, which differ, and
 * what they think counts, too.
 */
const MOST_TOKENS = { large: null, medium: 8_000, small: 8_000 } as const;
/** Hosted models may think behind the first event of their answer. */
const THINKING_MS = 300_000;
/** No prompt of Portuguese or English has fewer tokens: one of which fewer were read was cut. */
const MOST_CHARACTERS_A_TOKEN = 5.2;
/** Contexts are multiples of this. */
const CONTEXT_STEP = 1024;
/** Tokens of an answer that nobody reads: some servers refuse fewer. */
const FEWEST_TOKENS = 16;

const chunk = z.object({
	choices: z
		.array(
			z.object({
				delta: z.object({ content: z.string().nullish() }).nullish(),
				message: z.object({ content: z.string().nullish() }).nullish(),
				finish_reason: z.string().nullish(),
			}),
		)
		.default([]),
	usage: z
		.object({
			prompt_tokens: z.number().catch(0),
			completion_tokens: z.number().catch(0),
			prompt_tokens_details: z.object({ cached_tokens: z.number().nullish() }).nullish(),
		})
		.nullish(),
});
type Usage = NonNullable<z.infer<typeof chunk>['usage']>;

export function createOpenAiTextModel(client: OpenAiClient, model: string): TextModel {
	const profile = modelProfile({ engine: 'openai', model });
	const form = new QuestionForm(model, MOST_TOKENS[profile.name]);
	return {
		id: 'openai',
		provider: client.provider,
		profile,
		async *ask(question) {
			let usage: Usage | null = null;
			let reason: string | null = null;
			let started = false;
			let said = '';
			const prompt = question.system.length + question.user.length;
			try {
				const { signal, urgent, silence } = question;
				const timeouts = {
					firstByteMs: localScriptLimitMs(prompt),
					...(profile.name === 'large' && { betweenMs: THINKING_MS }),
				};
				const call = { path: '/chat/completions', body: form.body(question), signal, urgent, silence, timeouts };
				const instead = (error: unknown, sent: QuestionBody) => form.instead(error, sent, question);
				const taken = (body: QuestionBody) => form.taken(body);
				for await (const event of client.stream({ ...call, instead, taken })) {
					started = true;
					const parsed = chunk.safeParse(event);
					if (!parsed.success) continue;
					usage = parsed.data.usage ?? usage;
					const [choice] = parsed.data.choices;
					reason = choice?.finish_reason ?? reason;
					// Some servers say all of it again at the end.
					const text = choice?.delta?.content ?? (said === '' ? choice?.message?.content : '') ?? '';
					said += text;
					if (text !== '') yield text;
				}
			} catch (error) {
				if (started && isPassing(error)) throw new BrokenAnswer('broken off', { cause: error });
				throw error;
			} finally {
				if (usage) {
					question.used({
						model,
						inputTokens: usage.prompt_tokens,
						outputTokens: usage.completion_tokens,
						cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? 0,
						wasted: false,
					});
				}
			}
			const mayBeCut = profile.name !== 'large';
			const isCut =
				mayBeCut && (isShort(usage, prompt) || (isExact(usage) && (await isFull(client, form, question, usage))));
			if (isCut) throw new NexusError('provider_prompt_cut', { provider: client.provider, model });
			if (reason === 'content_filter') {
				throw new NexusError('provider_blocked', { provider: client.provider, reason });
			}
			if (reason === 'length') form.wasCut();
			if (reason === 'length' || said === '') throw new BrokenAnswer(`finish reason ${reason ?? 'none'}`);
		},
	};
}

/** Whether the server read less of the prompt than was sent: Ollama cuts what is longer than its `num_ctx` and says nothing. */
function isShort(usage: Usage | null, characters: number): boolean {
	const read = usage?.prompt_tokens ?? 0;
	return read > 0 && read < characters / MOST_CHARACTERS_A_TOKEN;
}

/** Whether so many tokens were read as a context may hold: of a prompt that was cut, or by chance. */
const isExact = (usage: Usage | null): usage is Usage =>
	usage !== null && usage.prompt_tokens > 0 && usage.prompt_tokens % CONTEXT_STEP === 0;

/** Whether a longer prompt is read no further. One time in a thousand, a whole prompt has a context's length by chance. */
async function isFull(client: OpenAiClient, form: QuestionForm, question: Question, { prompt_tokens: read }: Usage) {
	const { signal, urgent } = question;
	const longer = { ...question, user: `${question.user}\n\n---` };
	const timeouts = { firstByteMs: localScriptLimitMs(question.system.length + longer.user.length) };
	const body = form.body(longer, FEWEST_TOKENS);
	const { model } = body;
	let now = 0;
	try {
		for await (const event of client.stream({ path: '/chat/completions', body, signal, urgent, timeouts })) {
			const usage = chunk.safeParse(event).data?.usage;
			if (!usage) continue;
			now = usage.prompt_tokens;
			const tokens = { inputTokens: now, outputTokens: usage.completion_tokens };
			question.used({ model, ...tokens, cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? 0, wasted: true });
		}
	} catch (error) {
		if (isRefused(error)) return false;
		throw error;
	}
	return now > 0 && now <= read;
}

/** A server that cuts a prompt does so without a word. */
const isRefused = (error: unknown): boolean =>
	error instanceof NexusError && ['provider_request_refused', 'provider_prompt_cut'].includes(error.code);

const isPassing = (error: unknown): boolean =>
	error instanceof NexusError &&
	['provider_unavailable', 'provider_timeout', 'provider_answer_unusable'].includes(error.code);
