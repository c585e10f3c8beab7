import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/core/documents';
import { continued } from './casing.ts';
import { simplify } from './simplify.ts';
import { isSpeakable } from './speakable.ts';

type List = Extract<Block, { kind: 'list' }>;
type Item = Span & { text: string };

/** Sentences of an item that are told. */
const MOST_SENTENCES = 3;

/** A list's items as they can be said; those of a list within it belong to the item above: "the centre: walls; roads". */
export function readListItems(list: List, language: Language, source: (from: number, to: number) => string): Item[] {
	const known = source(list.start, list.end);
	const indents = list.items.map((item) => indentOf(item.start, list.start, source));
	const outermost = Math.min(...indents);
	const items: (Item & { inner: string[] })[] = [];
	list.items.forEach((item, index) => {
		const said = item.sentences.filter((sentence) => isSpeakable(sentence.text)).slice(0, MOST_SENTENCES);
		const text = said.map((sentence) => simplify(sentence.text, language).join(' ')).join(' ');
		if (text === '') return;
		const above = items.at(-1);
		if (above && (indents[index] ?? 0) > outermost) {
			above.inner.push(continued(text.replace(/[.;,]+$/, ''), language, known));
			above.end = item.end;
		} else items.push({ text, start: item.start, end: item.end, inner: [] });
	});
	return items.map(({ inner, text, ...span }) => ({
		...span,
		text: inner.length === 0 ? text : `${text.replace(/[.:;,]+$/, '')}: ${inner.join('; ')}.`,
	}));
}

/** Columns before an item; 0 where something else stands before it in its line. */
function indentOf(at: number, start: number, source: (from: number, to: number) => string): number {
	const before = source(Math.max(start - 40, 0), at);
	const line = before.slice(before.lastIndexOf('\n') + 1);
	return line.trim() === '' ? line.length : 0;
}
