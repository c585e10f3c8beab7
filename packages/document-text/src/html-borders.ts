import type { Span } from './types.ts';

/** Elements that stand apart from what is around them, but for tables (HTML Living Standard, 15.3, "Flow content"). */
export const APART =
	'address|article|aside|blockquote|body|center|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h[1-6r]|header|html|legend|li|main|nav|[ou]l|p|section|summary';
const TAG = new RegExp(String.raw`(?<!\x60)<(\/?)(${APART})(?=[\s/>])[^<>]{0,2000}>`, 'gi');
export const BORDER = new RegExp(String.raw`<\/?(?:${APART})(?=[\s/>])|\n[ \t]*\n`, 'i');
const WORD = /\S/g;

/** A tag that parts what stands around it: from where the words before it end to where those behind it begin. */
export interface Border extends Span {
	tag: string;
	/** Of its element, in small letters. */
	name: string;
	isOpening: boolean;
	/** What stands between the border before and this one. */
	words: string;
	/** Whether the words behind it begin a line of their own. */
	endsLine: boolean;
}

/** The borders of a stretch of a text. @param isKept whether a tag at this place belongs to something that stays as it is */
export function* bordersIn(text: string, stretch: Span, isKept: (at: number) => boolean): Generator<Border> {
	let done = stretch.start;
	for (const { 0: tag, 1: slash, 2: name = '', index: at } of text.slice(stretch.start, stretch.end).matchAll(TAG)) {
		const index = stretch.start + at;
		if (isKept(index) || index < done) continue;
		const words = text.slice(done, index).trimEnd();
		WORD.lastIndex = index + tag.length;
		const end = Math.min(WORD.exec(text)?.index ?? stretch.end, stretch.end);
		yield {
			start: done + words.length,
			end,
			tag,
			name: name.toLowerCase(),
			isOpening: slash === '',
			words,
			endsLine: text.slice(index + tag.length, end).includes('\n'),
		};
		done = end;
	}
}

/** Whether it may stand between two lines of one paragraph. */
export const partsLines = ({ name, tag }: Border): boolean => /^(?:p|div|d[dlt])$/.test(name) && !/caption/i.test(tag);

/** Whether what Markdown would take for a mark is none: what begins a line in a "div" may well be Markdown. */
export const mayBeMisread = ({ name, endsLine }: Border): boolean => name === 'p' || !endsLine;

/** Markdown's marks for the borders of a stretch, in their order. */
export class Marks {
	readonly #lists: string[] = [];
	#depth = 0;
	#quotes: number;

	/** @param quotes how many quotations there may be */
	constructor(quotes: number) {
		this.#quotes = quotes;
	}

	/** The mark of what a border opens, or none. @param hashes most signs of a heading that there is room for */
	of({ name, isOpening }: Border, hashes: number): string {
		if (name === 'ol' || name === 'ul') isOpening ? this.#lists.push(name) : this.#lists.pop();
		if (name === 'blockquote') this.#depth = Math.max(0, this.#depth + (isOpening ? 1 : -1));
		if (!isOpening) return '';
		if (name === 'blockquote' || (name === 'p' && this.#depth > 0)) return this.#quotes-- > 0 ? '> ' : '';
		if (name === 'li') return this.#lists.at(-1) === 'ol' ? '1. ' : '- ';
		const level = Number(/^h(\d)$/.exec(name)?.[1] ?? 0);
		return level === 0 ? '' : `${'#'.repeat(Math.max(1, Math.min(level, hashes)))} `;
	}
}
