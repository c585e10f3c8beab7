import { type Fault, isScriptFault } from '../fault-kinds.ts';
import type { Chunk } from '../loopback/delivery.ts';
import { charactersOf, countTokens } from '../tokens.ts';
import { answerTo } from '../writing/answer.ts';
import { readAssignment } from '../writing/assignment.ts';
import { spoilText } from '../writing/spoil.ts';
import type { ChatAsked } from './chat-form.ts';

/** Characters of one chunk of a streamed answer. */
const CHUNK_CHARACTERS = 60;
/** The share of an answer after which a fault says that it has become too long. */
const CUT_SHARE = 0.6;

export interface ChatAnswer {
	unary: object;
	chunks: Chunk[];
	tokensOut: number;
}

interface ChatContext {
	/** Of the call. */
	id: string;
	fault: Fault | null;
	/** The call's number. */
	seed: number;
	secondsPerToken: number;
	/** Whether the schema that was sent is heeded. */
	heedsSchema: boolean;
	/** What somebody else answered; made up of the prompt when null. */
	given: string | null;
}

/** What a model says, whole and in pieces. */
export function answerChat(asked: ChatAsked, context: ChatContext): ChatAnswer {
	const { id, fault, secondsPerToken } = context;
	const whole = fault === 'other-empty' || fault === 'safety' ? '' : textOf(asked, context);
	const room = fault === 'max-tokens' ? Math.floor(whole.length * CUT_SHARE) : whole.length;
	const end = Math.min(room, charactersOf(asked.most, whole));
	const text = whole.slice(0, end);
	const finish = fault === 'safety' ? 'content_filter' : end < whole.length ? 'length' : 'stop';
	const tokensOut = countTokens(text);
	const usage = {
		prompt_tokens: asked.promptTokens,
		completion_tokens: tokensOut,
		total_tokens: asked.promptTokens + tokensOut,
	};
	const common = { id: `chatcmpl-${id}`, created: Math.floor(Date.now() / 1_000), model: asked.model };
	const message = { role: 'assistant', content: text };
	const after = (tokensOut * secondsPerToken * CHUNK_CHARACTERS) / Math.max(1, text.length);
	const chunk = (delta: object, reason: string | null): object => ({
		...common,
		object: 'chat.completion.chunk',
		choices: [{ index: 0, delta, finish_reason: reason }],
	});
	const pieces = text.match(new RegExp(`[^]{1,${CHUNK_CHARACTERS}}`, 'gu')) ?? [];
	const chunks = [
		{ answer: chunk({ role: 'assistant', content: '' }, null), after: 0 },
		...pieces.map((content) => ({ answer: chunk({ content }, null), after })),
		{ answer: chunk({}, finish), after: 0 },
	];
	if (asked.withUsage) {
		chunks.push({ answer: { ...common, object: 'chat.completion.chunk', choices: [], usage }, after: 0 });
	}
	return {
		unary: { ...common, object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }], usage },
		chunks,
		tokensOut,
	};
}

/** A model that is not held to the schema wraps what it says, as models do. */
function textOf({ prompt, schema }: ChatAsked, { fault, seed, heedsSchema, given }: ChatContext): string {
	if (given !== null) return given;
	const assignment = readAssignment(prompt);
	const [first] = assignment.passages;
	if (schema === null) return first?.text ?? '';
	const spoilt = isScriptFault(fault) ? fault : null;
	const json = spoilText(answerTo(schema, assignment), spoilt, assignment.language, seed);
	return heedsSchema ? json : `Sure! Here is what you asked for:\n\n\`\`\`json\n${json}\n\`\`\`\n`;
}
