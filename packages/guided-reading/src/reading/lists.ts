import type { Language } from '@nexus/contract';
import type { Span } from '@nexus/document-text';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { capital, continued, inSmallLetters } from './casing.ts';
import type { ReadList } from './read-list-items.ts';
import { asSentence } from './readable-sentences.ts';
import type { ListItem, Piece } from './unit.ts';

/** Words of one turn of a list. */
const MOST_WORDS = 60;
/** Words of an item that stands between semicolons where nothing introduces it. */
const SHORT_ITEM = 8;

interface Introduction {
	/** Without its colon. */
	text: string;
	span: Span;
}

/**
 * A list whole: items that complete what introduces them, or that are short, in one sentence with it; all others sentence
 * by sentence. What they are numbered or lettered by stays.
 */
export function listPieces(
	{ items, isClosed, joint }: ReadList,
	introduction: Introduction | null,
	language: Language,
	known: string,
): Piece[] {
	const areShort = items.every(({ text }) => countWords(text) <= SHORT_ITEM);
	return !isClosed && (introduction || areShort)
		? inOneSentence(items, joint, introduction, language, known)
		: inSentences(items, introduction, language);
}

const spanOf = ({ start, end }: ListItem): Span => ({ start, end });

/** Each item by itself, the first behind what introduces them all. */
function inSentences(items: readonly ListItem[], introduction: Introduction | null, language: Language): Piece[] {
	return items.map((item, index) => {
		const mark = items.length > 1 ? item.mark : undefined;
		const text = marked(mark, asSentence(item.text), false, language);
		if (!introduction || index > 0) return { text, spans: [spanOf(item)] };
		return { text: `${introduction.text}${mark ? '.' : ':'} ${text}`, spans: [introduction.span, spanOf(item)] };
	});
}

/** Items between semicolons, a turn of them at a time. */
function inOneSentence(
	items: readonly ListItem[],
	joint: string,
	introduction: Introduction | null,
	language: Language,
	known: string,
): Piece[] {
	const { list } = languagePack(language);
	const open = items.map(({ text }) => text.replace(/(?<!\b(?:etc|cia|ltda))\.$/u, ''));
	const small = inSmallLetters(open, language, known);
	const pieces: { texts: string[]; spans: Span[]; words: number }[] = [];
	items.forEach((item, index) => {
		const plain = introduction && item.mark ? (small[index] ?? '').replace(/:\s/, ', ') : (small[index] ?? '');
		const text = marked(items.length > 1 ? item.mark : undefined, plain, true, language);
		const words = countWords(text);
		const last = pieces.at(-1);
		if (last && last.words + words <= MOST_WORDS) {
			last.texts.push(index === items.length - 1 ? `${joint} ${text}`.trim() : text);
			last.spans.push(spanOf(item));
			last.words += words;
		} else pieces.push({ texts: [text], spans: [spanOf(item)], words });
	});
	return pieces.map(({ texts, spans }, index) => {
		const body = texts.join('; ');
		if (!introduction) return { text: asSentence(body), spans, fragment: true };
		const text = asSentence(`${index === 0 ? introduction.text : list.goesOn}: ${body}`);
		return { text, spans: index === 0 ? [introduction.span, ...spans] : spans };
	});
}

/** "Second: We replace the oven."; "second, we replace the oven" within a sentence or where the item has a label; "inciso II: we". */
function marked(mark: string | undefined, text: string, isWithin: boolean, language: Language): string {
	if (!mark) return text;
	if (/\s[IVXL]+$/.test(mark)) return `${isWithin ? mark : capital(mark)}: ${text}`;
	const label = /^[^.:;]{3,40}(?=:\s)/u.exec(text)?.[0];
	const [small = ''] = label ? inSmallLetters([label], language, '') : [continued(text, language, '')];
	if (isWithin || label) return `${isWithin ? mark : capital(mark)}, ${small}${text.slice(small.length)}`;
	return `${capital(mark)}: ${text}`;
}
