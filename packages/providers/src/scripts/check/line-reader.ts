import type { Language } from '@nexus/contract';
import type { ScriptPassage } from '@nexus/core/ports';
import { plainSpeech, sharedContent, soundKey, spokenWords, withoutTags } from '@nexus/core/scripts';
import { languageProblem } from '@nexus/language/dialect';
import { splitSentences } from '@nexus/language/sentences';
import { z } from 'zod';
import { type Claim, doubtfulClaims, type SourceFacts, sourceFactsOf } from './claims.ts';
import { type Draft, isFactual, LINE_KINDS } from './draft.ts';

export interface LineContext {
	/** All that lines of the part may rest on. */
	passages: readonly ScriptPassage[];
	language: Language;
	/** BCP 47 or null. */
	sourceLanguage: string | null;
	/** What may be named anywhere: hosts, topic, headings. */
	known: readonly string[];
	/** Numbers of the part's beats. */
	beats: readonly number[];
}

const rawLine = z.object({
	beat: z.number().int().catch(0),
	speaker: z.string().catch(''),
	text: z.string(),
	passages: z.array(z.number()).catch([]),
	kind: z.enum(LINE_KINDS).catch('fact'),
	delivery: z.string().catch(''),
});

/** Turns are cut at sentences where they are longer. */
const MOST_WORDS = 80;
/** Short reactions may come again; longer lines may not. */
const REPEATABLE_WORDS = 4;
const MOST_CHARACTERS = 20_000;
/** Share of its words in common with a passage that a line may well rest on. */
const LEAST_LIKENESS = 0.4;
const DELIVERY_CHARACTERS = 80;

/** Reads a model's lines of one part, and holds them against what is cheap to find out. Nothing is taken on trust. */
export class LineReader {
	readonly #context: LineContext;
	readonly #grounds: ReadonlyMap<number, SourceFacts>;
	readonly #known: SourceFacts;
	readonly #checksNames: boolean;

	constructor(context: LineContext) {
		this.#context = context;
		this.#grounds = new Map(context.passages.map(({ number, text }) => [number, sourceFactsOf(text)]));
		this.#known = sourceFactsOf(context.known.join('\n'));
		// Names change from language to language; figures do not.
		const source = context.sourceLanguage?.slice(0, 2);
		this.#checksNames = source === undefined || source === context.language.slice(0, 2);
	}

	/** The lines that an object of an answer comes to: none for one without words, several for a very long one. */
	read(raw: unknown): Draft[] {
		const { success, data } = rawLine.safeParse(raw);
		if (!success) return [];
		const tagged = withoutTags(data.text.slice(0, MOST_CHARACTERS));
		const plain = plainSpeech(tagged.text, 1);
		if (plain === null) return [];
		const { speaker, kind } = data;
		const delivery = deliveryOf(data.delivery);
		const host = speaker === 'A' || speaker === 'B' ? speaker : null;
		const beat = this.#context.beats.includes(data.beat) ? data.beat : (this.#context.beats[0] ?? 1);
		const turns = turnsOf(plain);
		const tags = turns.length === 1 && plain === tagged.text ? tagged.tags : [];
		return turns.map((text) =>
			this.judged({ beat, speaker: host, text, passages: data.passages, kind, delivery, tags }),
		);
	}

	/** The same line with what it rests on made complete, and what is wrong with it as far as that is cheap to say. */
	judged(line: Omit<Draft, 'problem' | 'wrongWords'>): Draft {
		const passages = this.#restsOn(line.text, line.passages);
		const draft: Draft = { ...line, passages, problem: null, wrongWords: '' };
		if (line.speaker === null) return { ...draft, problem: 'no-host' };
		return { ...draft, problem: languageProblem(line.text, this.#context.language) };
	}

	/** What a line says and its passages seem not to. An image claims no number; a question, only what it takes for granted. */
	claims(draft: Draft): Claim[] {
		const grounds = draft.passages.flatMap((number) => this.#grounds.get(number) ?? []);
		const all = grounds.length > 0 ? grounds : [...this.#grounds.values()];
		const claims = doubtfulClaims(draft.text, all, this.#known, { checksNames: this.#checksNames });
		return isFactual(draft) && draft.kind !== 'question'
			? claims
			: claims.filter(({ doubt }) => doubt !== 'number-elsewhere');
	}

	/** The passages that a line names, as far as they are there, and those that hold what it says beyond them. */
	#restsOn(text: string, named: readonly number[]): number[] {
		const own = new Set(named.filter((number) => this.#grounds.has(number)));
		const claimsWith = (numbers: Iterable<number>): number =>
			doubtfulClaims(
				text,
				[...numbers].flatMap((number) => this.#grounds.get(number) ?? []),
				this.#known,
				{
					checksNames: this.#checksNames,
				},
			).filter(({ doubt }) => doubt !== 'number-elsewhere').length;
		let open = claimsWith(own);
		for (const number of this.#grounds.keys()) {
			if (open === 0) break;
			if (own.has(number)) continue;
			const left = claimsWith([...own, number]);
			if (left >= open) continue;
			own.add(number);
			open = left;
		}
		if (own.size === 0 && named.length > 0) {
			const closest = this.#closestTo(text);
			if (closest !== null) own.add(closest);
		}
		return [...own].sort((a, b) => a - b);
	}

	/** The passage that shares most of a line's words with it, where it names others that are not there. */
	#closestTo(text: string): number | null {
		let best: { number: number; share: number } | null = null;
		for (const [number, { evidence }] of this.#grounds) {
			const share = sharedContent(text, [evidence]) ?? 0;
			if (share >= LEAST_LIKENESS && share > (best?.share ?? 0)) best = { number, share };
		}
		return best?.number ?? null;
	}
}

/** Lines without those that were said before in so many words. */
export function withoutRepeats(drafts: readonly Draft[]): { kept: Draft[]; repeated: Draft[] } {
	const said = new Set<string>();
	const { kept = [], repeated = [] } = Object.groupBy(drafts, ({ text }) => {
		const key = soundKey(text);
		if (spokenWords(text).length <= REPEATABLE_WORDS || !said.has(key)) {
			said.add(key);
			return 'kept';
		}
		return 'repeated';
	});
	return { kept, repeated };
}

/** In few words, without signs that would mean something to a voice. */
export function deliveryOf(raw: string): string {
	const plain = raw
		.replace(/[<>|[\](){}"*_`\p{Cc}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return plain.length <= DELIVERY_CHARACTERS ? plain : plain.slice(0, DELIVERY_CHARACTERS).replace(/\s+\S*$/, '');
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
