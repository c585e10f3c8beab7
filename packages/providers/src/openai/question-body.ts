import { z } from 'zod';
import type { Question } from '../scripts/text-model.ts';

type Asked = Pick<Question, 'system' | 'user' | 'schema' | 'name'>;

/** A request as it goes over the wire. */
export type QuestionBody = { model: string } & Record<string, unknown>;

/** What a question asks for that some servers or models refuse, by the name that their errors give it. */
const REFUSABLE = ['max_tokens', 'max_completion_tokens', 'stream_options', 'stream', 'response_format'] as const;
type Refusable = (typeof REFUSABLE)[number];

const refusal = z.object({ error: z.object({ param: z.string().nullish(), message: z.string().nullish() }) });

/**
 * How the questions of one model are asked. OpenAI's reasoning models take `max_completion_tokens` in place of
 * `max_tokens`, and do not stream to organizations that are not verified (both errors name the parameter: OpenAI, API
 * reference, "Create chat completion"); DeepSeek takes no schema. What was refused once is not sent again.
 */
export class QuestionForm {
	readonly #model: string;
	readonly #mostTokens: number;
	readonly #refused = new Set<Refusable | 'schema'>();

	/** @param mostTokens of an answer, what a model thinks included */
	constructor(model: string, mostTokens: number) {
		this.#model = model;
		this.#mostTokens = mostTokens;
	}

	/** @param mostTokens fewer than usual */
	body({ system, user, schema, name }: Asked, mostTokens = this.#mostTokens): QuestionBody {
		const refused = this.#refused;
		const most = refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens';
		const isStreamed = !refused.has('stream');
		const isTold = refused.has('schema') || refused.has('response_format');
		const told = isTold ? `\n\nAnswer with nothing but JSON that fits this schema:\n${JSON.stringify(schema)}` : '';
		const format = refused.has('schema')
			? { type: 'json_object' }
			: { type: 'json_schema', json_schema: { name, strict: true, schema } };
		return {
			model: this.#model,
			messages: [
				{ role: 'system', content: system + told },
				{ role: 'user', content: user },
			],
			...(!refused.has('response_format') && { response_format: format }),
			...(!refused.has('max_completion_tokens') && { [most]: mostTokens }),
			...(isStreamed && { stream: true }),
			...(isStreamed && !refused.has('stream_options') && { stream_options: { include_usage: true } }),
		};
	}

	/**
	 * The question as it is asked in place of one that was refused; null where there is no other way to ask.
	 * @param error the answer's JSON
	 */
	instead(error: unknown, sent: QuestionBody, question: Asked): QuestionBody | null {
		const { param, message } = refusal.safeParse(error).data?.error ?? {};
		const named = REFUSABLE.find((one) => param === one || param?.startsWith(`${one}.`));
		const refused = named ?? (param ? undefined : REFUSABLE.find((one) => message?.includes(one)));
		if (refused === undefined || !(refused in sent)) return null;
		this.#refused.add(refused === 'response_format' && isSchema(sent.response_format) ? 'schema' : refused);
		return this.body(question);
	}
}

const isSchema = (format: unknown): boolean => (format as { type: string }).type === 'json_schema';
