import type { Question } from '../scripts/text-model.ts';
import { type Refusable, refusedParameter } from './refused-parameter.ts';

type Asked = Pick<Question, 'system' | 'user' | 'schema' | 'name'>;

/** A request as it goes over the wire. */
export type QuestionBody = { model: string } & Record<string, unknown>;

/** How a model is asked, as far as it is known. */
interface Form {
	/** Not sent again. */
	refused: ReadonlySet<Refusable | 'schema'>;
	limitName: 'max_tokens' | 'max_completion_tokens';
	/** Tokens of an answer; null for as many as the model gives. */
	limit: number | null;
	/** Limits that were sent already. */
	tried: readonly (number | null)[];
	/** Of one question for which there is no room or credit for more, and not of the next. */
	isForOne: boolean;
	/** Times that it was changed: two servers' wishes may contradict each other. */
	changes: number;
}

const MOST_CHANGES = 8;
/** A message about the parameter and not about how much was asked for. */
const UNKNOWN_NAME = /unsupported|not supported|unrecogni[sz]ed|unknown|extra|not permitted|instead/i;
/** A message about the room that this prompt left. */
const NO_ROOM = /\bcontext\b/i;
/** What a credit is still enough for (OpenRouter's 402). */
const AFFORDED = /\bafford (\d[\d,]{0,12})/i;
const REQUIRED = /\brequired\b|\bmissing\b/i;
/** Of an answer where a server wants a limit or has one of its own that is too low. */
const ENOUGH_TOKENS = 16_000;
/** Fewer are no answer. */
const LEAST_TOKENS = 1_000;
const NUMBER = /\d{1,3}(?:,\d{3})+|\d+/g;

/**
 * How the questions of one model are asked. OpenAI's reasoning models take `max_completion_tokens` in place of
 * `max_tokens`, and do not stream to organizations that are not verified (OpenAI, API reference, "Create chat
 * completion"); older models give fewer tokens; DeepSeek takes no schema. What was refused once is not sent again, once an
 * answer shows that it was the reason.
 */
export class QuestionForm {
	readonly #model: string;
	#form: Form;
	readonly #forms = new WeakMap<QuestionBody, Form>();

	/** @param limit tokens of an answer, what a model thinks included; null for as many as it gives */
	constructor(model: string, limit: number | null) {
		this.#model = model;
		const nothing = { refused: new Set<never>(), isForOne: false, changes: 0 };
		this.#form = { ...nothing, limitName: 'max_tokens', limit, tried: [limit] };
	}

	/** @param limit fewer tokens than usual */
	body(asked: Asked, limit?: number): QuestionBody {
		return this.#bodyIn(limit === undefined ? this.#form : { ...this.#form, limit }, asked);
	}

	/**
	 * The question as it is asked in place of one that was refused; null where there is no other way to ask.
	 * @param error the answer's JSON
	 */
	instead(error: unknown, sent: QuestionBody, asked: Asked): QuestionBody | null {
		const form = this.#forms.get(sent) ?? this.#form;
		const found = form.changes < MOST_CHANGES ? refusedParameter(error) : null;
		if (found === null) return null;
		const { refused, text } = found;
		const change =
			refused === 'limit' ? limitInstead(form, text) : refused in sent ? without(form, refused, sent) : null;
		return change && this.#bodyIn({ ...form, ...change, changes: form.changes + 1 }, asked);
	}

	/** The question was answered: what was changed for it holds for the next ones. */
	taken(body: QuestionBody): void {
		const form = this.#forms.get(body);
		if (form && form.changes > 0 && !form.isForOne) this.#form = { ...form, changes: 0, tried: [form.limit] };
	}

	/** An answer was cut: a server that was given no limit has a low one. */
	wasCut(): void {
		if (this.#form.limit === null) this.#form = { ...this.#form, limit: 2 * ENOUGH_TOKENS };
	}

	#bodyIn(form: Form, { system, user, schema, name }: Asked): QuestionBody {
		const { refused, limit, limitName } = form;
		const isStreamed = !refused.has('stream');
		const isTold = refused.has('schema') || refused.has('response_format');
		const told = isTold ? `\n\nAnswer with nothing but JSON that fits this schema:\n${JSON.stringify(schema)}` : '';
		const format = refused.has('schema')
			? { type: 'json_object' }
			: { type: 'json_schema', json_schema: { name, strict: true, schema } };
		const body = {
			model: this.#model,
			messages: [
				{ role: 'system', content: system + told },
				{ role: 'user', content: user },
			],
			...(!refused.has('response_format') && { response_format: format }),
			...(limit !== null && { [limitName]: limit }),
			...(isStreamed && { stream: true }),
			...(isStreamed && !refused.has('stream_options') && { stream_options: { include_usage: true } }),
		};
		this.#forms.set(body, form);
		return body;
	}
}

function without(form: Form, refused: Exclude<Refusable, 'limit'>, sent: QuestionBody): Partial<Form> {
	const isSchema = refused === 'response_format' && typeOf(sent.response_format) === 'json_schema';
	return { refused: new Set([...form.refused, isSchema ? 'schema' : refused]) };
}

/** Under its other name, lower, or none: a message that says how much there is says so in tokens. */
function limitInstead({ limit, limitName, tried }: Form, text: string): Partial<Form> | null {
	const afforded = AFFORDED.exec(text)?.[1];
	if (afforded) {
		const most = Number(afforded.replaceAll(',', ''));
		return most < LEAST_TOKENS || tried.includes(most) ? null : limitedTo(most, tried, true);
	}
	if (limit === null && NO_ROOM.test(text)) return null;
	if (limit === null) return REQUIRED.test(text) ? limitedTo(ENOUGH_TOKENS, tried, false) : null;
	if (UNKNOWN_NAME.test(text) && limitName === 'max_tokens') return { limitName: 'max_completion_tokens' };
	if (NO_ROOM.test(text)) return limitedTo(null, tried, true);
	return limitedTo(mostIn(text, limit), tried, false);
}

const limitedTo = (limit: number | null, tried: readonly (number | null)[], isForOne: boolean): Partial<Form> | null =>
	tried.includes(limit) ? null : { limit, tried: [...tried, limit], isForOne };

/** The largest number of tokens below another that a message names. */
const mostIn = (text: string, below: number): number | null =>
	(text.match(NUMBER) ?? [])
		.map((one) => Number(one.replaceAll(',', '')))
		.filter((one) => one >= LEAST_TOKENS && one < below)
		.reduce<number | null>((most, one) => Math.max(most ?? 0, one), null);

const typeOf = (format: unknown): unknown => (format as { type?: unknown } | undefined)?.type;
