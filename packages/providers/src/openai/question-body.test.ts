import { describe, expect, it } from 'vitest';
import { type QuestionBody, QuestionForm } from './question-body.ts';

const asked = { system: 'Say.', user: 'Now.', schema: { type: 'object' }, name: 'any' };
/** What differs from question to question. */
const shape = ({ model, messages, response_format, ...rest }: QuestionBody) => ({
	...rest,
	...(response_format ? { format: (response_format as { type: string }).type } : {}),
});
const USUAL = { max_tokens: 8000, stream: true, stream_options: { include_usage: true }, format: 'json_schema' };
const { max_tokens: _, ...UNLIMITED } = USUAL;

/** How it is asked after an error, and the next time. */
function after(error: unknown, limit: number | null = 8000) {
	const form = new QuestionForm('a-model', limit);
	const other = form.instead(error, form.body(asked), asked);
	if (other) form.taken(other);
	return { now: other && shape(other), next: shape(form.body(asked)) };
}

describe('what takes the place of a question that was refused', () => {
	const unsupported = "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
	const { stream_options: __, ...withoutOptions } = USUAL;
	it.each<[string, unknown, object]>([
		['OpenAI', { error: { message: unsupported, param: 'max_tokens' } }, { ...UNLIMITED, max_completion_tokens: 8000 }],
		['LiteLLM', { error: { message: unsupported, param: 'None' } }, { ...UNLIMITED, max_completion_tokens: 8000 }],
		[
			'a lower limit',
			{ error: { message: 'max_tokens: 8000 > 4,096, which is the maximum', param: null } },
			{ ...USUAL, max_tokens: 4096 },
		],
		[
			'Mistral',
			{ message: { detail: [{ loc: ['body', 'stream_options', 'include_usage'], msg: 'Extra inputs' }] }, param: null },
			withoutOptions,
		],
		[
			'FastAPI',
			{ detail: [{ loc: ['body', 'stream_options'], msg: 'Extra', input: { stream: true } }] },
			withoutOptions,
		],
		['vLLM', { message: "[{'loc': ('body', 'stream_options'), 'msg': 'Extra inputs'}]", code: 400 }, withoutOptions],
		['LM Studio', { error: "'response_format.type' must be 'text'" }, { ...USUAL, format: 'json_object' }],
		[
			'Groq',
			{ error: { message: 'does not support response format `json_schema`' } },
			{ ...USUAL, format: 'json_object' },
		],
		['OpenRouter', { error: { metadata: { raw: '{"error":{"message":"max_tokens"}}' } } }, UNLIMITED],
		[
			'a proxy, behind its own words',
			{ error: { message: `${'x '.repeat(300)}'max_tokens': use instead` } },
			{ ...UNLIMITED, max_completion_tokens: 8000 },
		],
		['Gemini', [{ error: { code: 400, message: 'maxOutputTokens is too large' } }], UNLIMITED],
	])('in the words of %s', (__, error, expected) => {
		expect(after(error)).toEqual({ now: expected, next: expected });
	});

	it('is asked for without a limit where this prompt leaves no room, and with it the next time', () => {
		const message = "'max_tokens' is too large: 8000. This model's maximum context length is 16384 tokens.";
		expect(after({ error: { message } })).toEqual({ now: UNLIMITED, next: USUAL });
	});

	it('has a limit where a server wants one, or a credit is enough for no more', () => {
		const wanted = after({ error: { message: 'max_tokens: Field required' } }, null);
		expect(wanted.next).toEqual({ ...USUAL, max_tokens: 16_000 });
		const afforded = after({ error: { code: 402, message: 'Fewer max_tokens: you can only afford 3000' } }, null);
		expect(afforded).toEqual({ now: { ...USUAL, max_tokens: 3000 }, next: UNLIMITED });
	});

	it.each([
		['nothing of it', { error: { message: 'upstream request failed' } }],
		['another parameter', { error: { message: 'stream', param: 'messages[0].content' } }],
		['all of it', { message: 'max_tokens, stream_options, stream and response_format of {...}' }],
		['nothing at all', undefined],
		['what the model wrote', { error: { message: 'Failed', failed_generation: 'the stream, "stream" it said' } }],
	])('is nothing where an error names %s', (___, error) => expect(after(error)).toEqual({ now: null, next: USUAL }));

	it('is nothing where the prompt alone is too long, or a credit enough for no answer', () => {
		for (const message of [
			'maximum context length is 8192 tokens, your prompt has 9000. Reduce max_tokens.',
			'Fewer max_tokens: you can only afford 500',
		])
			expect(after({ error: { message } }, null)).toEqual({ now: null, next: UNLIMITED });
	});

	it('is kept when an answer to an earlier question comes late', () => {
		const form = new QuestionForm('a-model', 8000);
		const late = form.body(asked);
		const other = form.instead({ detail: [{ loc: ['body', 'stream_options'] }] }, form.body(asked), asked);
		if (other) form.taken(other);
		form.taken(late);
		expect(shape(form.body(asked))).toEqual(withoutOptions);
	});

	it('is not remembered before it was answered, and ends where nothing helps', () => {
		const form = new QuestionForm('a-model', 8000);
		let body: QuestionBody | null = form.body(asked);
		let times = 0;
		for (; body; times++) {
			const message = times % 2 === 0 ? 'max_tokens: 8000 is too large' : 'max_tokens: required';
			body = form.instead({ error: { message } }, body, asked);
		}
		expect(times).toBeLessThan(12);
		expect(shape(form.body(asked))).toEqual(USUAL);
	});
});
