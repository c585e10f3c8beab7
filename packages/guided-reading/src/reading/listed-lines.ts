import type { Block, Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';

/** Lines of a list without bullets, at least, and words of each. */
const LISTED = { lines: 3, least: 2, most: 14 };

/** Lines that begin with a capital and end without a mark, as the list that they are; null for any other paragraph. */
export function listedLines({ start, end }: Span, written: string): Extract<Block, { kind: 'list' }> | null {
	let at = start;
	const items = written.split('\n').map((line) => {
		const text = line.trim();
		const from = at + line.length - line.trimStart().length;
		at += line.length + 1;
		return { start: from, end: from + text.length, sentences: [{ text, start: from, end: from + text.length }] };
	});
	const isItem = ({ sentences: [sentence] }: (typeof items)[number]) => {
		const words = countWords(sentence?.text ?? '');
		return (
			words >= LISTED.least &&
			words <= LISTED.most &&
			/^\p{Lu}\p{Ll}[^:*_|#<>[\]]*[\p{L}\d)]$/u.test(sentence?.text ?? '')
		);
	};
	if (items.length < LISTED.lines || / {3}/.test(written.trim()) || !items.every(isItem)) return null;
	return { kind: 'list', ordered: false, items, start, end };
}
