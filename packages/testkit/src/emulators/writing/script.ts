import { detectLanguage } from '@nexus/language/detection';
import { languagePack, type Stock } from '../../languages/index.ts';
import type { Assignment, Passage } from './assignment.ts';
import { keyTerms, sentencesOf, wordCount } from './sentences.ts';

export interface WrittenLine {
	/** 0 for the first host, 1 for the second. */
	host: 0 | 1;
	text: string;
	/** Numbers of the passages that it rests on. */
	passages: number[];
	kind: 'fact' | 'question' | 'reaction' | 'bridge';
}

/** What a script is made of. */
export type Script = Pick<Assignment, 'passages' | 'language' | 'opening' | 'closing' | 'words'>;

/** Words of one turn at which no sentence is added any more. */
const FULL_TURN = 28;
/** Of a script's words, those that are the document's. */
const FACTS_SHARE = 0.7;
/** Passages after which the hosts change their parts. */
const SWAP_AFTER = 6;

/**
 * A conversation about the passages: one host asks, the other one says what stands in them, word for word. Every
 * passage is spoken of.
 * @param most lines, at least 2
 */
export function writeScript(assignment: Script, most = Number.POSITIVE_INFINITY): WrittenLine[] {
	const writer = new ScriptDraft(assignment);
	const { passages, opening, closing } = assignment;
	if (opening) writer.open();
	const told = Math.max(1, wordCount(textOf(passages)));
	const share = assignment.words === null ? 1 : Math.min(1, (FACTS_SHARE * assignment.words) / told);
	for (const passage of passages) writer.tell(passage, share);
	if (closing) writer.close();
	const { lines } = writer;
	if (lines.length <= most) return lines;
	const tail = closing ? lines.slice(-2) : [];
	return [...lines.slice(0, most - tail.length), ...tail];
}

const textOf = (passages: readonly Passage[]): string => passages.map(({ text }) => text).join('\n');

class ScriptDraft {
	readonly lines: WrittenLine[] = [];
	readonly #assignment: Script;
	readonly #used = new Map<string, number>();
	readonly #translated: boolean;
	#teller: 0 | 1 = 1;
	#heading: Passage | null = null;
	#told = 0;

	constructor(assignment: Script) {
		this.#assignment = assignment;
		this.#translated = isForeign(assignment);
	}

	open(): void {
		const [first] = this.#assignment.passages;
		const ids = first ? [first.id] : [];
		this.#add(this.#asker, this.#phrase('opening', topicOf(this.#assignment)), ids, 'bridge');
		this.#add(this.#teller, this.#phrase('answer', ''), [], 'bridge');
	}

	close(): void {
		const last = this.#assignment.passages.at(-1);
		const ids = last ? [last.id] : [];
		const terms = keyTerms(last?.text ?? '', 2).join(', ');
		this.#add(this.#asker, this.#phrase('recap', terms), ids, 'bridge');
		this.#add(this.#teller, this.#phrase('goodbye', ''), [], 'bridge');
	}

	/** @param share of the passage's words that are to be spoken */
	tell(passage: Passage, share: number): void {
		if (passage.isHeading) {
			if (this.#heading) this.#ask('heading', this.#heading.text, [this.#heading.id]);
			this.#heading = passage;
			return;
		}
		const turns = this.#turnsOf(passage.text, share);
		turns.forEach((turn, index) => {
			const term = keyTerms(turn, 1)[0] ?? '';
			if (index > 0) this.#ask('reaction', term, [passage.id]);
			else if (this.#heading) this.#ask('heading', this.#heading.text, [this.#heading.id]);
			else this.#ask('question', term, [passage.id]);
			this.#heading = null;
			this.#add(this.#teller, turn, [passage.id], 'fact');
		});
		this.#told++;
		if (this.#told % SWAP_AFTER === 0) this.#teller = this.#asker;
	}

	get #asker(): 0 | 1 {
		return this.#teller === 0 ? 1 : 0;
	}

	#ask(kind: 'heading' | 'question' | 'reaction', words: string, ids: number[]): void {
		if (words === '') return;
		const said = this.#phrase(kind, words.replace(/[.!?…:;,]+$/, ''));
		this.#add(this.#asker, said, ids, kind === 'reaction' ? 'reaction' : 'question');
	}

	/** One host never has two turns in a row: the second one goes on with the first. */
	#add(host: 0 | 1, text: string, passages: number[], kind: WrittenLine['kind']): void {
		const last = this.lines.at(-1);
		if (last?.host !== host) this.lines.push({ host, text, passages, kind });
		else {
			last.text = `${last.text} ${text}`;
			last.passages = [...new Set([...last.passages, ...passages])];
			if (kind === 'fact') last.kind = kind;
		}
	}

	/** Of a text in another language only its names are told: nothing here translates. */
	#turnsOf(text: string, share: number): string[] {
		if (this.#translated) return [this.#phrase('foreign', quotedTerms(text))];
		const budget = Math.max(1, Math.round(wordCount(text) * share));
		const turns: string[] = [];
		let words = 0;
		for (const sentence of sentencesOf(text)) {
			if (words > 0 && words + wordCount(sentence) > budget) break;
			words += wordCount(sentence);
			const last = turns.at(-1);
			if (last === undefined || wordCount(last) + wordCount(sentence) > FULL_TURN) turns.push(sentence);
			else turns[turns.length - 1] = `${last} ${sentence}`;
		}
		return turns;
	}

	/** The kinds' phrases in turn, so that none comes again soon. */
	#phrase(kind: keyof Stock, words: string): string {
		const phrases = languagePack(this.#assignment.language).stock[kind];
		const times = this.#used.get(kind) ?? 0;
		this.#used.set(kind, times + 1);
		return (phrases[times % phrases.length] ?? '').replace('%', () => words);
	}
}

/** What the passages are about: their first heading, or the words that stand out. */
export function topicOf({ passages }: Pick<Assignment, 'passages'>): string {
	const heading = passages.find(({ isHeading }) => isHeading);
	return heading?.text ?? keyTerms(passages[0]?.text ?? '', 3).join(', ');
}

/** Whether the document is in another language than the one that is asked for. */
export function isForeign({ passages, language }: Pick<Assignment, 'passages' | 'language'>): boolean {
	const found = detectLanguage(textOf(passages));
	return found !== null && found !== language.slice(0, 2);
}

/** What is told of a text in another language: its terms, for nothing here translates. */
export const quotedTerms = (text: string): string =>
	keyTerms(text, 3)
		.map((term) => `"${term}"`)
		.join(', ');
