import { splitSentences } from '@nexus/language/sentences';
import { cleanText } from './clean-text.ts';
import { foldLines } from './fold-lines.ts';
import { STRUCK } from './read-phrasing.ts';
import type { SourceText } from './source-text.ts';
import type { Sentence } from './types.ts';

/** A sentence with what stood before its first word: a dash tells dialogue or the author of a quotation. */
export interface ReadSentence extends Sentence {
	dash: boolean;
}

/** "2.1.": the number of a clause, whose full stop ends no sentence. */
const CLAUSE = /^\d{1,2}(?:\.\d{1,2}){1,3}\.$/;

/** Sentences of one paragraph's text, spans shifted by `offset`. */
export function readSentences(source: SourceText, offset: number): ReadSentence[] {
	const text = cleanText(foldLines(source));
	const sentences: ReadSentence[] = [];
	let opened: number | null = null;
	for (const [begin, to] of splitSentences(text.text)) {
		const from: number = opened ?? begin;
		const isAtStart = begin === 0 || text.text[begin - 1] === '\n';
		opened = isAtStart && CLAUSE.test(text.text.slice(begin, to).trim()) ? from : null;
		if (opened !== null && to < text.text.trimEnd().length) continue;
		const lead = /^(?:[\s—–•▪◦‣●·,;:.]|-(?!\d|-\p{Ll}))*/u.exec(text.text.slice(from, to))?.[0] ?? '';
		const start = from + lead.length;
		const plain = text.text.slice(start, to).replace(/\s+/g, ' ');
		if (plain.includes(STRUCK)) continue;
		if (!/\p{L}/u.test(plain) && (sentences.length === 0 || !/\p{N}/u.test(plain))) continue;
		const span = text.span(start, to);
		sentences.push({
			start: span.start + offset,
			end: span.end + offset,
			text: plain,
			dash: /[—–-]/.test(lead),
		});
	}
	return sentences;
}

/** The whole text as one line: for headings and table cells. */
export function readLine(source: SourceText): string {
	return cleanText(source)
		.text.replaceAll(STRUCK, '')
		.replace(/[\s\u2028]+/g, ' ')
		.trim();
}

export function plainSentences(sentences: readonly Sentence[]): Sentence[] {
	return sentences.map(({ start, end, text }) => ({ start, end, text }));
}
