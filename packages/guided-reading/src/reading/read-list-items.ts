import type { Language } from '@nexus/contract';
import type { Block, Sentence, Span } from '@nexus/document-text';
import { isSpeakable } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { readableSentence } from './readable-sentences.ts';
import { sentenceCase } from './sentence-case.ts';
import type { ListItem } from './unit.ts';
import { withWhen } from './when-labels.ts';

type List = Extract<Block, { kind: 'list' }>;
type Source = (from: number, to: number) => string;

/** Words of an item that may end in a full stop and still be a name rather than a sentence. */
const NAME = 3;
/** Formulas. */
const FOR_THE_EYE = /[∝∑√⁴-⁹]|[²³]\s*=/u;
/** Nothing but code, an option, an issue's number, a link, an arrow. */
const OF_A_PAGE = /^[-*+\d.)\s]*\**(?:`[^`\n]{0,80}`[*.:;,\s]*$|`-|#\d|\[[^\]]+\]\(|https?:)|[→←↔⇒]/u;

/** "Custo: R$ 11.900.": a figure with what it is of. */
const COST = /^\p{Lu}\p{L}{2,20}:\s(?:\p{L}{0,2}\p{Sc}\s?)?\d[\d.,]{0,14}(?:\s\p{L}{1,12})?\.$/u;

/** A list as it can be said. */
export interface ReadList {
	items: ListItem[];
	/** Its items are sentences. */
	isClosed: boolean;
	/** "And" or "or" before its last item, where the document has it. */
	joint: string;
}

interface ListReading {
	language: Language;
	source: Source;
	/** The text refers to letters. */
	isLettered: boolean;
	/** "inciso": by what the text refers to Roman numerals; empty where it does not. */
	numeral: string;
}

/** A list's items as they can be said, each with what stands within it; null where not all of them can be, or are of use to the eye alone. */
export function readListItems(list: List, { language, source, isLettered, numeral }: ListReading): ReadList | null {
	const written = list.items.map(({ start, end }) => source(start, end).trimEnd());
	if (written.some((item) => FOR_THE_EYE.test(item))) return null;
	const texts = list.items.map((item) => itemText(item, source));
	const areMost = (test: (text: string, at: number) => boolean) => texts.filter(test).length * 2 > texts.length;
	if (
		areMost((_text, at) => OF_A_PAGE.test(written[at] ?? '')) ||
		areMost((text) => countWords(text) < 2 && !/^\p{Lu}\p{L}/u.test(text))
	)
		return null;
	if (texts.some((text) => text === '')) return null;
	const items: (ListItem & { indent: number; within: string[]; inner: number })[] = [];
	for (const [at, { start, end }] of list.items.entries()) {
		const indent = indentOf(start, list.start, source);
		const outer = items.at(-1);
		const text = texts[at] ?? '';
		if (outer && indent > outer.indent) {
			if (outer.within.length > 0 && indent > outer.inner) return null;
			outer.inner = indent;
			outer.within.push(text);
			outer.end = Math.max(outer.end, end);
		} else {
			const mark = markOf(written[at] ?? '', language, isLettered, numeral);
			items.push({ text, mark, start, end, indent, within: [], inner: 0 });
		}
	}
	for (const item of items) item.text = withWithin(item.text, item.within);
	const isClosed =
		items.length < list.items.length ||
		texts.slice(0, -1).some((text) => /[.!?]["”)]?\s+["“(]?\p{Lu}/u.test(text)) ||
		(written.filter((text) => /[.!?]$/.test(text)).length > 1 && items.some(({ text }) => countWords(text) > NAME));
	const joint = /[\s,;](and|or|e|ou)$/iu.exec(written.at(-2) ?? '')?.[1] ?? '';
	return { items, isClosed, joint: joint.toLowerCase() };
}

/** All sentences of an item; empty where one of them cannot be said. */
function itemText(item: List['items'][number], source: Source): string {
	const sentences = withWhen(withYear(item, source));
	if (!sentences.every(({ text }) => isSayable(text))) return '';
	const said = sentences.map(({ text }) => readableSentence(sentenceCase(text))).join(' ');
	const [first] = sentences;
	return /^\p{Ll}/u.test(first?.text ?? '') ? said.charAt(0).toLowerCase() + said.slice(1) : said;
}

/** "3. Strain" -> "third", "b) " -> "b" and "II – " -> "inciso II" where the text refers to such: what an item is called by. */
function markOf(written: string, language: Language, isLettered = false, numeral = ''): string | undefined {
	const roman = /^[\s*_]*([IVXL]{1,6})\s*[-–—]\s/.exec(written)?.[1];
	if (roman) return numeral === '' ? undefined : `${numeral} ${roman}`;
	const [, number, letter] = /^[\s*_]*\(?(?:(\d{1,2})[.)]|([a-h])\))\s/.exec(written) ?? [];
	if (letter) return isLettered ? letter : undefined;
	return languagePack(language).list.ordinals[Number(number) - 1] ?? number;
}

/** "- **1907.** The engineer": the year, which is no sentence, as the label of the one behind it. */
function withYear({ start, sentences }: List['items'][number], source: Source): Sentence[] {
	const [first, ...rest] = sentences;
	if (!first) return [];
	const year = /^[-*+\s_]*(\d{4})[.:]?[*_\s]*[–—-]?\s*$/u.exec(source(start, first.start))?.[1];
	return year ? [{ ...first, start, text: `${year}: ${first.text}` }, ...rest] : [...sentences];
}

/** Words, asides left out; or a name of a letter or two ("Go", "R"), which are too few to tell words from figures by. */
function isSayable(text: string): boolean {
	if (/^(?:yes|no|sim|não)(?:[.!,]|\s\(|$)/iu.test(text) || COST.test(text)) return true;
	return isSpeakable(text.replace(/\s\([^()]*\)/g, '')) || /^\p{Lu}[\p{L}+]{0,2}(?:\s[\d.]{1,8})?[.;,]?$/u.test(text);
}

const bare = (text: string): string => text.replace(/[.:;,]+$/, '');

/** An item with those that stand within it: "Paint: white; blue". */
function withWithin(text: string, within: readonly string[]): string {
	if (within.length === 0) return text;
	const last = within.at(-1) ?? '';
	const joined = [...within.slice(0, -1).map(bare), last].join('; ');
	return `${bare(text)}${/:\s/.test(text) ? ';' : ':'} ${joined}`;
}

/** Columns before an item; 0 where something else stands before it in its line. */
function indentOf(at: Span['start'], start: number, source: Source): number {
	const before = source(Math.max(start - 40, 0), at);
	const line = before.slice(before.lastIndexOf('\n') + 1);
	return line.trim() === '' ? line.length : 0;
}
