import type { Fault } from '../fault-kinds.ts';
import { isFinishFault, isScriptFault } from '../fault-kinds.ts';
import type { Chunk } from '../loopback/delivery.ts';
import { charactersOf, countTokens } from '../tokens.ts';
import { answerTo } from '../writing/answer.ts';
import { readAssignment } from '../writing/assignment.ts';
import { spoilText } from '../writing/spoil.ts';
import { envelope, failedEnvelope, type Identity, usageOf } from './envelope.ts';
import { invalid } from './errors.ts';
import type { GeminiModel } from './models.ts';
import type { TextAsked } from './text-form.ts';

/** Tokens of thinking, which are billed as output. */
const THOUGHTS: Record<string, number> = { MINIMAL: 0, LOW: 96, MEDIUM: 320, HIGH: 960 };
/** Characters of one chunk of a streamed answer. */
const CHUNK_CHARACTERS = 80;
/** The share of an answer after which a fault says that it has become too long. */
const CUT_SHARE = 0.6;

export interface TextAnswer {
	chunks: Chunk[];
	tokensIn: number;
	tokensOut: number;
}

/** @throws ServiceError 400 when the prompt is longer than the model takes */
export function answerText(asked: TextAsked, model: GeminiModel, context: AnswerContext): TextAnswer {
	const { fault, identity, secondsPerToken } = context;
	const tokensIn = countTokens(asked.prompt);
	if (tokensIn > model.input) {
		throw invalid(`The input token count (${tokensIn}) exceeds the maximum number of tokens allowed (${model.input}).`);
	}
	const thoughts = thoughtsOf(asked);
	if (isFinishFault(fault) && fault !== 'max-tokens' && fault !== 'continuation') {
		const usage = usageOf('TEXT', { tokensIn, answer: 0, thoughts: fault === 'prompt-blocked' ? 0 : thoughts });
		const chunk = { answer: failedEnvelope(identity, fault, usage), after: 0 };
		return { chunks: [chunk], tokensIn, tokensOut: usage.thoughtsTokenCount ?? 0 };
	}
	const whole = textOf(asked, context).slice(asked.from);
	const room = isFinishFault(fault) ? Math.floor(whole.length * CUT_SHARE) : whole.length;
	const end = Math.min(room, charactersOf(asked.maxOutputTokens - thoughts, whole));
	const isCut = end < whole.length;
	const isContinued = isCut && fault === 'continuation';
	const finish: Finish = {
		finishReason: isContinued ? 'CONTINUATION' : isCut ? 'MAX_TOKENS' : 'STOP',
		continuationToken: isContinued ? `emulated-${asked.from + end}` : undefined,
	};
	const text = whole.slice(0, end);
	const tokens = countTokens(text);
	const chunks = chunksOf(text, { identity, finish, tokensIn, tokens, thoughts, secondsPerToken });
	return { chunks, tokensIn, tokensOut: tokens + thoughts };
}

/** Tokens of thinking before the answer. */
export const thoughtsOf = ({ thinkingLevel, maxOutputTokens }: TextAsked): number =>
	Math.min(THOUGHTS[thinkingLevel] ?? 0, maxOutputTokens);

interface Finish {
	finishReason: string;
	continuationToken: string | undefined;
}

interface Streaming {
	identity: Identity;
	finish: Finish;
	tokensIn: number;
	/** Of the text. */
	tokens: number;
	thoughts: number;
	secondsPerToken: number;
}

function chunksOf(text: string, streaming: Streaming): Chunk[] {
	const { identity, finish, tokensIn, tokens, thoughts, secondsPerToken } = streaming;
	const count = Math.max(1, Math.ceil(text.length / CHUNK_CHARACTERS));
	return Array.from({ length: count }, (_, index): Chunk => {
		const piece = text.slice(index * CHUNK_CHARACTERS, (index + 1) * CHUNK_CHARACTERS);
		const usage = usageOf('TEXT', { tokensIn, answer: Math.round((tokens * (index + 1)) / count), thoughts });
		const parts = piece === '' ? [] : [{ text: piece }];
		const ending = index === count - 1 ? finish : { finishReason: null };
		return {
			answer: envelope(identity, { parts, usage, ...ending }),
			after: (tokens / count + (index === 0 ? thoughts : 0)) * secondsPerToken,
		};
	});
}

export interface AnswerContext {
	fault: Fault | null;
	identity: Identity;
	seed: number;
	secondsPerToken: number;
	/** What somebody else answered; made up of the prompt when null. */
	given: string | null;
}

function textOf({ prompt, schema }: TextAsked, { fault, seed, given }: AnswerContext): string {
	if (given !== null) return given;
	const assignment = readAssignment(prompt);
	if (schema === null) {
		const [first] = assignment.passages;
		return first?.text ?? '';
	}
	const spoilt = isScriptFault(fault) ? fault : null;
	return spoilText(answerTo(schema, assignment), spoilt, assignment.language, seed);
}

/** The chunks of a streamed answer as the one of a unary call. */
export function wholeAnswer(chunks: readonly Chunk[]): object {
	const answers = chunks.map(({ answer }) => answer as StreamedAnswer);
	const last = answers.at(-1);
	const texts = answers.flatMap(({ candidates }) => candidates?.[0]?.content.parts ?? []).map(({ text = '' }) => text);
	if (!last?.candidates?.[0] || texts.length === 0) return last ?? {};
	const [candidate] = last.candidates;
	const content = { parts: [{ text: texts.join('') }], role: 'model' };
	return { ...last, candidates: [{ ...candidate, content }] };
}

interface StreamedAnswer {
	candidates?: { content: { parts?: { text?: string }[] } }[];
}
