import type { Block, Sentence } from '@nexus/document-text';
import { splitSentences } from '@nexus/language/sentences';
import { countWords, soundKey } from '@nexus/language/words';
import { type ReadSection, textOf, type Unit } from './unit.ts';

const IN_QUOTES = /^(?:"[^"]+"|“[^“”]+”|«[^«»]+»)[.,]?$/;
/** Characters of a quotation that can still be said with what leads to it. */
const LONGEST = 400;

/** Nothing but somebody's words in quotation marks: whoever says them is named before. */
export function isInQuotes(text: string): boolean {
	return IN_QUOTES.test(text);
}

/** Words of a line that says whose the words above it are. */
const MOST_SIGNED = 12;

/** Quoted words and below them, in the same paragraph, a name with its place: a quotation that is signed. */
function asSigned(block: Block): Block {
	const last = block.kind === 'paragraph' ? block.sentences.at(-1) : undefined;
	if (block.kind !== 'paragraph' || !last || block.sentences.length < 2) return block;
	const sentences = block.sentences.slice(0, -1);
	const isName = /^\p{Lu}\p{Ll}[^.!?:;"“”]*[\p{L})]$/u.test(last.text) && countWords(last.text) <= MOST_SIGNED;
	if (!isName || !isInQuotes(sentences.map(({ text }) => text).join(' '))) return block;
	return { kind: 'quote', start: block.start, end: block.end, sentences, attribution: last.text };
}

/** "Pintou a placa da torre:" and the paragraph of quoted words below it, as one paragraph. */
export function withQuotedWords(blocks: readonly Block[]): Block[] {
	const joined: Block[] = [];
	for (const block of blocks.map(asSigned)) {
		const above = joined.at(-1);
		const [only, ...more] = block.kind === 'paragraph' ? block.sentences : [];
		const isQuoted = only !== undefined && more.length === 0 && isInQuotes(only.text);
		if (isQuoted && above?.kind === 'paragraph' && /:\s*$/.test(above.sentences.at(-1)?.text ?? '')) {
			joined[joined.length - 1] = { ...above, sentences: [...above.sentences, only], end: block.end };
		} else joined.push(block);
	}
	return joined;
}

/** Sentences that a quotation, in slanted letters too, runs on through, or that lead to one with a colon, as one. */
export function withWholeQuotes(
	sentences: readonly Sentence[],
	source: (from: number, to: number) => string,
): Sentence[] {
	const joined: Sentence[] = [];
	for (const sentence of sentences) {
		const open = joined.at(-1);
		const leads = open && /:\s*$/.test(open.text) && isInQuotes(sentence.text);
		if (
			open &&
			(leads || isOpenQuote(open.text) || SLANTED.test(source(open.start, open.end))) &&
			open.text.length < LONGEST
		) {
			open.text += ` ${sentence.text}`;
			open.end = sentence.end;
		} else joined.push({ ...sentence });
	}
	return joined;
}

/** "He wrote from Fort Wayne: *So you were winning.": words in slanted letters that go on behind the sentence. */
const SLANTED = /:\s\*(?!\*)[^*]+$/;

function isOpenQuote(text: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	return count('"') % 2 === 1 || count('“') > count('”') || count('«') > count('»');
}

/** Words of a sentence that comes again by chance. */
const BY_CHANCE = 4;

/** Without quotations that are set apart and stand in the text as well: each is said once. */
export function withoutPullQuotes(sections: readonly ReadSection[]): void {
	const units = sections.flatMap((section) => section.units);
	if (!units.some(({ form }) => form === 'quote')) return;
	const told = soundKey(units.flatMap((unit) => (unit.form === 'quote' ? [] : textOf(unit))).join(' '));
	const isTold = (unit: Unit) => {
		const text = textOf(unit).replace(/”\s—\s.*$/u, '');
		const keys = splitSentences(text).map(([from, to]) => soundKey(text.slice(from, to)));
		return keys.filter((key) => countWords(key) >= BY_CHANCE && told.includes(key)).length * 2 >= keys.length;
	};
	for (const section of sections)
		section.units = section.units.filter((unit) => unit.form !== 'quote' || !isTold(unit));
}
