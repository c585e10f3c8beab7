/** What a question asks for that some servers or models refuse. The two names of the limit of tokens are one. */
export type Refusable = 'limit' | 'stream_options' | 'stream' | 'response_format';

/** What a server says against a question, by what it refuses. */
export interface RefusedParameter {
	refused: Refusable;
	text: string;
}

const LIMIT = /\b(?:max_(?:completion_)?tokens|maxOutputTokens)\b/;
/** By the words of a message; servers that name no parameter say "response format `json_schema`". */
const NAMED: readonly (readonly [Refusable, RegExp])[] = [
	['limit', LIMIT],
	['stream_options', /\bstream_options\b/],
	['stream', /["'`]?\bstream\b["'`=]|\bto stream\b|\bstreaming\b|^stream$/],
	['response_format', /\bresponse[ _]format\b|\bjson_schema\b/],
];
/** Messages that name more are about something else: they repeat the question. */
const MOST_NAMED = 2;
/** Of a message from where it first names something, and before that: what follows may be the question. */
const READ_CHARACTERS = { before: 100, after: 300 } as const;
/** Where servers repeat what they were sent, or what the model wrote. */
const REPEATED = ['input', 'ctx', 'url', 'body', 'messages', 'failed_generation'];
const DEEPEST = 6;

/**
 * What an error refuses of a question; null where it names nothing of it. OpenAI names it in `error.param`; FastAPI's
 * servers in the `loc` of a detail, Mistral and vLLM within the message, LiteLLM there, too, with the `param` "None";
 * xAI's and LM Studio's `error` is the message, and Gemini's answer a list of errors.
 */
export function refusedParameter(error: unknown): RefusedParameter | null {
	const found = { names: [] as string[], texts: [] as string[] };
	collect(error, found, 0);
	const text = found.texts.map(relevant).join('\n');
	const byName = found.names.flatMap((name) => NAMED.find(([, words]) => words.test(name))?.[0] ?? []);
	if (found.names.length > 0) return byName[0] ? { refused: byName[0], text } : null;
	const named = NAMED.filter(([, words]) => words.test(text)).map(([refused]) => refused);
	const [refused] = named;
	return refused && named.length <= MOST_NAMED ? { refused, text } : null;
}

function relevant(message: string): string {
	const at = Math.min(...NAMED.map(([, words]) => message.search(words)).filter((one) => one >= 0), message.length);
	return message.slice(Math.max(0, at - READ_CHARACTERS.before), at + READ_CHARACTERS.after);
}

function collect(value: unknown, found: { names: string[]; texts: string[] }, depth: number): void {
	if (typeof value === 'string') {
		found.texts.push(value);
		return;
	}
	if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
	for (const [key, inner] of Object.entries(value)) {
		if (REPEATED.includes(key)) continue;
		if (key === 'param' && typeof inner === 'string') {
			if (inner !== '' && inner !== 'None') found.names.push(inner);
		} else if (key === 'loc' && Array.isArray(inner)) {
			found.names.push(inner.join('.'));
		} else {
			collect(inner, found, depth + 1);
		}
	}
}
