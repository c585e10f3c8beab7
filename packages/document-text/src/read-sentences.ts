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

/** Sentences of one paragraph's text, spans shifted by `offset`. */
export function readSentences(source: SourceText, offset: number): ReadSentence[] {
	const text = cleanText(foldLines(source));
	const sentences: ReadSentence[] = [];
	for (const [from, to] of splitSentences(text.text)) {
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

export function plainSentences(sentences: ReadSentence[]): Sentence[] {
	return sentences.map(({ start, end, text }) => ({ start, end, text }));
}
