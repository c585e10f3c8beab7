import type { Language } from '@nexus/contract';
import type { Speaker } from '@nexus/core/scripts';
import {
	type Evidence,
	evidenceOf,
	factsOf,
	missingIn,
	plainSpeech,
	sharedContent,
	soundKey,
	spokenWords,
} from '@nexus/core/scripts';
import { languageProblem } from '@nexus/language/dialect';
import { splitSentences } from '@nexus/language/sentences';
import { z } from 'zod';
import type { Passage } from './passages.ts';

export type LineProblem = 'no-host' | 'other-language' | 'other-dialect' | 'unsupported';

/** A line as a model wrote it, read and checked. */
export interface Draft {
	/** Null when the model had somebody else speak. */
	speaker: Speaker | null;
	text: string;
	/** Numbers of passages, all of them there. */
	passages: number[];
	problem: LineProblem | null;
}

export interface CheckContext {
	passages: readonly Passage[];
	language: Language;
	/** BCP 47 or null. */
	sourceLanguage: string | null;
	/** What may be named anywhere: hosts, topic, headings. */
	known: readonly string[];
	/** Lines of other parts, which are not to be said again. */
	said: readonly string[];
}

const rawLine = z.object({
	speaker: z.string().catch(''),
	text: z.string(),
	passages: z.array(z.number()).catch([]),
});

/** Turns are cut at sentences where they are longer. */
const MOST_WORDS = 80;
/** Short reactions may come again; longer lines may not. */
const REPEATABLE_WORDS = 4;
/** Fewer content words tell nothing of whether a line is about the document. */
const LEAST_STEMS = 8;
const LEAST_SHARED = 0.2;
/** In common with a passage that a line may well rest on. */
const LEAST_LIKENESS = 0.4;

/** Reads a model's lines against the passages that they name. Nothing that they say is taken on trust. */
export class LineChecker {
	readonly #context: CheckContext;
	readonly #evidence: ReadonlyMap<number, Evidence>;
	readonly #known: Evidence;
	readonly #translated: boolean;
	readonly #said: Set<string>;

	constructor(context: CheckContext) {
		this.#context = context;
		this.#evidence = new Map(context.passages.map(({ number, text }) => [number, evidenceOf(text)]));
		this.#known = evidenceOf(context.known.join('\n'));
		this.#said = new Set(context.said.map(soundKey));
		const source = context.sourceLanguage?.slice(0, 2);
		this.#translated = source !== undefined && source !== context.language.slice(0, 2);
	}

	/** The lines that an object of the answer comes to: none for one that says nothing new, several for a long one. */
	read(raw: unknown, number: number): Draft[] {
		const parsed = rawLine.safeParse(raw);
		const text = parsed.success ? plainSpeech(parsed.data.text.slice(0, 20_000), number) : null;
		if (!parsed.success || text === null || this.isRepeat(text)) return [];
		const { speaker, passages } = parsed.data;
		const host = speaker === 'A' || speaker === 'B' ? speaker : null;
		return turnsOf(text).map((turn) => this.check(host, turn, passages));
	}

	/** Lines that were taken back may be said again. */
	forget(drafts: readonly Draft[]): void {
		for (const { text } of drafts) this.#said.delete(soundKey(text));
	}

	check(speaker: Speaker | null, text: string, named: readonly number[]): Draft {
		const passages = this.#rests(text, named);
		const problem =
			(speaker === null ? 'no-host' : null) ??
			languageProblem(text, this.#context.language) ??
			(this.#isSupported(text, passages) ? null : 'unsupported');
		return { speaker, text, passages, problem };
	}

	/** A draft with those of its sentences alone that nothing is wrong with; null when that leaves too little. */
	soundSentences({ speaker, text, passages }: Draft): Draft | null {
		const sentences = splitSentences(text).map(([start, end]) => text.slice(start, end));
		const sound = sentences.filter((sentence) => this.check(speaker, sentence, passages).problem === null).join(' ');
		if (spokenWords(sound).length <= REPEATABLE_WORDS || sound === text) return null;
		const draft = this.check(speaker, sound, passages);
		return draft.problem === null ? draft : null;
	}

	/** Whether it was said before; from now on it was. */
	isRepeat(text: string): boolean {
		const key = soundKey(text);
		if (spokenWords(text).length <= REPEATABLE_WORDS) return false;
		if (this.#said.has(key)) return true;
		this.#said.add(key);
		return false;
	}

	/** The passages that a line names and those beside them that hold what it says. */
	#rests(text: string, named: readonly number[]): number[] {
		const there = new Set(named.filter((number) => this.#evidence.has(number)));
		const missing = missingIn(this.#factsOf(text), [...this.#of(there), this.#known]);
		for (const [number, evidence] of this.#evidence) {
			const left = missingIn(missing, [evidence]);
			if (left.numbers.length + left.names.length === missing.numbers.length + missing.names.length) continue;
			there.add(number);
			missing.numbers = left.numbers;
			missing.names = left.names;
		}
		if (there.size === 0 && named.length > 0) {
			const closest = this.#closest(text);
			if (closest !== null) there.add(closest);
		}
		return [...there].sort((a, b) => a - b);
	}

	#closest(text: string): number | null {
		let best: { number: number; share: number } | null = null;
		for (const [number, evidence] of this.#evidence) {
			const share = sharedContent(text, [evidence]) ?? 0;
			if (share >= LEAST_LIKENESS && share > (best?.share ?? 0)) best = { number, share };
		}
		return best?.number ?? null;
	}

	#isSupported(text: string, passages: readonly number[]): boolean {
		const { numbers, names } = missingIn(this.#factsOf(text), [...this.#of(passages), this.#known]);
		if (numbers.length + names.length > 0) return false;
		if (this.#translated) return true;
		const shared = sharedContent(text, [...this.#evidence.values(), this.#known], LEAST_STEMS);
		return shared === null || shared >= LEAST_SHARED;
	}

	/** Names change from language to language; figures do not. */
	#factsOf(text: string): { numbers: string[]; names: string[] } {
		const facts = factsOf(text);
		return this.#translated ? { ...facts, names: [] } : facts;
	}

	#of(numbers: Iterable<number>): Evidence[] {
		return [...numbers].flatMap((number) => this.#evidence.get(number) ?? []);
	}
}

function turnsOf(text: string): string[] {
	if (spokenWords(text).length <= MOST_WORDS) return [text];
	const turns: string[] = [];
	for (const [start, end] of splitSentences(text)) {
		const sentence = text.slice(start, end);
		const last = turns.at(-1);
		if (last !== undefined && spokenWords(`${last} ${sentence}`).length <= MOST_WORDS) {
			turns[turns.length - 1] = `${last} ${sentence}`;
		} else turns.push(sentence);
	}
	return turns;
}
