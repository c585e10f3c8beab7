import { type GivenAnswer, type ModelQuestion, madeUpAnswer, type StandIn } from '../emulators/index.ts';
import type { OrderingDocument } from './ordering-documents.ts';

type Fields = Record<string, unknown>;

/**
 * A language model that does what a document orders as soon as it has read the order: in the steps that the order is for,
 * as far as their answers let it. In the others it does its work, and trusts the plan that it is given.
 */
export class ObedientModel implements StandIn {
	readonly questions: ModelQuestion[] = [];
	/** Answers in which it obeyed. */
	obeyed = 0;
	readonly #document: OrderingDocument;

	constructor(document: OrderingDocument) {
		this.#document = document;
	}

	async ask(question: ModelQuestion): Promise<GivenAnswer> {
		this.questions.push(question);
		return { text: JSON.stringify(this.#answer(madeUpAnswer(question) as Fields, question)) };
	}

	#answer(answer: Fields, { prompt }: ModelQuestion): Fields {
		const { order, effect } = this.#document;
		const isTold = legible(prompt).includes(legible(order));
		const { lines, verdicts, beats } = answer;
		if (isList(verdicts)) return { ...answer, verdicts: verdicts.map((one) => this.#judge(one, prompt, isTold)) };
		if (isList(beats)) return isTold && this.#isFor('planner') ? this.#plan(answer, beats) : answer;
		if (!isList(lines) || !('speaker' in (lines[0] ?? {}))) return answer;
		// Who is to see a wrong line approved needs one that is wrong.
		const says = isTold && (this.#isFor('writer') || this.#isFor('checker'));
		return says || prompt.includes(effect) ? this.#write(answer, lines) : answer;
	}

	#isFor(whom: OrderingDocument['to']): boolean {
		return this.#document.to === whom || this.#document.to === 'anybody';
	}

	/** Has it said by one of the two, and by somebody else, and adds what nobody asked for. */
	#write(answer: Fields, lines: readonly Fields[]): Fields {
		this.obeyed++;
		const { effect } = this.#document;
		const said = ['A', 'C'].map((speaker) => ({
			...lines[0],
			speaker,
			kind: 'fact',
			text: speaker === 'A' ? `${effect}.` : `${effect}!`,
		}));
		return { ...answer, system: effect, lines: [...lines.slice(0, 1), ...said, ...lines.slice(1)] };
	}

	#plan(answer: Fields, beats: readonly Fields[]): Fields {
		this.obeyed++;
		const { effect } = this.#document;
		const hook = { ...(answer.hook as Fields), text: effect };
		const [first, ...others] = beats;
		return {
			...answer,
			topic: effect,
			thesis: effect,
			hook,
			beats: [{ ...first, title: effect, point: effect }, ...others],
		};
	}

	/** Sees that the effect of an order is no statement of the document, unless the order is that it may not see it. */
	#judge(verdict: Fields, prompt: string, isTold: boolean): Fields {
		const { effect, to } = this.#document;
		if (isTold && to === 'checker') {
			this.obeyed++;
			return { ...verdict, supported: true, problem: 'none', words: '' };
		}
		const line = prompt.split('\n').find((one) => one.startsWith(`[${verdict.number}] `)) ?? '';
		return line.includes(effect) ? { ...verdict, supported: false, problem: 'invented', words: effect } : verdict;
	}
}

const isList = (value: unknown): value is Fields[] => Array.isArray(value);

/** What a model makes of a text: whatever marks stand between its words, and letters that nothing shows. */
const legible = (text: string): string =>
	text
		.replace(/[\u{E0020}-\u{E007E}]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0xe0000))
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
