import { withoutTags } from '@nexus/core/scripts';
import type { ModelQuestion } from '../emulators/answers/question.ts';
import { type GivenAnswer, NotRecorded, type StandIn } from '../emulators/answers/stand-in.ts';
import { soundKey } from '../scripts/words.ts';
import { isWhole, partOf, promptLines, stretchOf } from './prompt-lines.ts';

type Answer = Record<string, unknown>;

/**
 * What somebody answered in place of a language model, for one episode. Answers about lines are kept under the lines' own
 * words, so that they are found again however the prompts put them together.
 */
export interface Answers {
	/** Of each stretch in which the document was read. */
	notes: Answer[];
	/** In the order in which it was asked: a second one came after a complaint. */
	plan: Answer[];
	personas?: Answer[];
	/** Of each part, in the order in which it was asked. */
	scripts: Answer[][];
	/** Lines that were judged wrong. All others that the answers hold were judged true. */
	wrong: Record<string, Answer>;
	/** What lines were rewritten to, and what the table read made of others, or whoever mended them after a listener. */
	rewritten: Record<string, Answer>;
	/** Several, where one line became several. */
	reworded: Record<string, Answer | Answer[]>;
	/** At what a listener stumbled. */
	stumbles?: Record<string, Answer>;
	/** Of each part whose lines the table read put in another order, or left out: those of the new order, by their words. */
	orders?: Record<string, string[]>;
	/** Lines that these left out, by their words. */
	cut?: string[];
}

/** Gives recorded answers again, whatever the wording of the questions is by now. */
export class RecordedModel implements StandIn {
	readonly #answers: Answers;
	readonly #said: ReadonlySet<string>;
	/** Steps, in the order in which they were asked for. */
	readonly asked: string[] = [];
	/** Instructions and prompts, of what is asked about the two people aside. */
	readonly shown: string[] = [];

	constructor(answers: Answers) {
		this.#answers = answers;
		this.#said = new Set(textsIn([answers.scripts, answers.rewritten, answers.reworded]).map(soundKey));
	}

	/** @throws NotRecorded for a question of another kind, or a part or a stretch that there was not */
	async ask({ step, system, prompt }: ModelQuestion): Promise<GivenAnswer> {
		this.asked.push(step ?? '');
		if (step !== 'personas') this.shown.push(`${system}\n${prompt}`);
		const answer = this.#answerTo(step ?? '', prompt);
		if (!answer) throw new NotRecorded(`No answer is recorded for: ${step}`);
		return { text: JSON.stringify(answer) };
	}

	#answerTo(step: string, prompt: string): Answer | undefined {
		const { notes, plan, personas, scripts } = this.#answers;
		const again = prompt.includes('<problem>') ? 1 : 0;
		switch (step) {
			case 'notes':
				return notes[stretchOf(prompt) - 1];
			case 'plan':
				return plan[again] ?? plan.at(-1);
			case 'personas':
				return personas?.[again] ?? personas?.at(-1);
			case 'script': {
				const given = (answers: Answer[] | undefined) => answers?.[again] ?? answers?.at(-1);
				if (!isWhole(prompt)) return given(scripts[partOf(prompt) - 1]);
				return { lines: scripts.flatMap((answers) => given(answers)?.lines ?? []) };
			}
			case 'verdicts':
				return { verdicts: promptLines(prompt).flatMap(({ task, ...line }) => (task ? this.#verdictOn(line) : [])) };
			case 'rewrite':
				return { lines: this.#known(prompt, this.#answers.rewritten) };
			case 'listen':
				return { stumbles: this.#known(prompt, this.#answers.stumbles ?? {}) };
			case 'table-read':
			case 'mend':
				return {
					changes: this.#known(prompt, this.#answers.reworded),
					cut: this.#cutOf(prompt),
					...(step === 'mend' ? {} : { order: this.#orderOf(prompt) }),
				};
		}
		return undefined;
	}

	#verdictOn({ number, text }: { number: number; text: string }): Answer {
		const wrong = this.#answers.wrong[text];
		if (wrong) return { number, supported: false, ...wrong };
		// Nobody wrote the line by which the check proves whoever answers.
		return this.#said.has(soundKey(text))
			? { number, supported: true, problem: 'none', words: '' }
			: { number, supported: false, problem: 'invented', words: text };
	}

	#cutOf(prompt: string): number[] {
		const cut = new Set(this.#answers.cut);
		return promptLines(prompt).flatMap(({ number, text }) => (cut.has(text) ? [number] : []));
	}

	#orderOf(prompt: string): number[] {
		const numbers = new Map(promptLines(prompt).map(({ number, text }) => [text, number]));
		return (this.#answers.orders?.[partOf(prompt)] ?? []).flatMap((text) => numbers.get(text) ?? []);
	}

	#known(prompt: string, answers: Record<string, Answer | Answer[]>): Answer[] {
		return promptLines(prompt).flatMap(({ number, text }) =>
			[answers[text] ?? []].flat().map((answer) => ({ number, ...answer })),
		);
	}
}

/** Every `text` in a value, wherever it stands. */
function textsIn(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, one]) =>
		key === 'text' ? [withoutTags(String(one)).text] : textsIn(one),
	);
}
