import { BEFORE_NUMBER, MAYBE_LAST, NEVER_LAST, STARTERS, TITLES } from './abbreviations.ts';

/** A run of end marks with the quotes and brackets that close after it, then white space (or a CJK stop). */
const STOP = /(?:[.!?…]+[*_]{0,3}["'”’»)\]}]*(?=\s|$)|[。！？]+[”’」』）]*)/gu;
/** What may stand before the first letter of a sentence. */
const OPENING = /^[\s"'“”‘’«»([{¿¡*_]*(?:[—–-]\s*)?["'“‘«([{¿¡]*/u;
const LONGEST = 700;

/**
 * Sentences of plain Portuguese or English text as [start, end) ranges without the white space around them. Knows
 * abbreviations, initials, decimals, ordinals, ellipses, closing quotes and brackets, and dialogue dashes. A line break
 * ends a sentence only where the caller left it in the text (hard wraps are to be folded before).
 */
export function splitSentences(text: string): [number, number][] {
	const ranges: [number, number][] = [];
	let start = 0;
	for (const border of [...sentenceBorders(text), text.length]) {
		for (const piece of breakLong(text, start, border)) {
			const range = trim(text, piece);
			if (range !== null) ranges.push(range);
		}
		start = border;
	}
	return ranges;
}

/** Offsets at which a new sentence begins, the first one not included. */
export function sentenceBorders(text: string): number[] {
	const borders: number[] = [];
	const caseless = !hasCapitals(text);
	let last = 0;
	const stops = new RegExp(`${STOP.source}|\\n`, 'gu');
	for (const match of text.matchAll(stops)) {
		const end = match.index + match[0].length;
		if (end <= last) continue;
		if (match[0] === '\n' || /^[。！？]/u.test(match[0]) || isEnd(text, last, match.index, match[0], end, caseless)) {
			const next = end + (/^\s*/.exec(text.slice(end, end + 200))?.[0].length ?? 0);
			if (next < text.length) borders.push(next);
			last = next;
		}
	}
	return borders;
}

function isEnd(text: string, start: number, at: number, mark: string, end: number, caseless: boolean): boolean {
	const rest = text.slice(end, end + 120).trimStart();
	if (rest === '') return true;
	const opening = OPENING.exec(rest)?.[0] ?? '';
	const following = rest.slice(opening.length);
	const isUpper = /^\p{Lu}/u.test(following) || /^\p{Ll}\p{Lu}/u.test(following) || /^\p{Lo}/u.test(following);
	const isDigit = /^[\p{N}$€£%#+]/u.test(following);
	const isLower = /^\p{Ll}/u.test(following);
	if (isLower && !isUpper && !caseless) return false;
	if (!mark.startsWith('.') || mark.startsWith('..')) return isUpper || isDigit || caseless || following === '';
	const word = wordBefore(text, start, at);
	if (isWithinAside(text, start, at, end)) return false;
	if (/[)\]"”»]/.test(mark.slice(1)) && (isUpper || isDigit))
		return !NEVER_LAST.has(word.toLowerCase()) && !TITLES.has(word);
	return !isAbbreviation(word, following, isDigit, text.slice(start, at).trim() === word);
}

/** Characters of brackets that are part of their sentence, whatever stops are in them: "(ap. 302)", "(cf. Silva)". */
const LONGEST_ASIDE = 60;

function isWithinAside(text: string, start: number, at: number, end: number): boolean {
	const before = text.slice(Math.max(start, at - LONGEST_ASIDE), at);
	const open = before.lastIndexOf('(');
	if (open < 0 || before.includes(')', open)) return false;
	const close = /^[^()\n]*\)/.exec(text.slice(end, end + LONGEST_ASIDE))?.[0].length ?? 0;
	return close > 0 && before.length - open + close <= LONGEST_ASIDE;
}

/** The run of letters, digits and inner stops right before a stop. */
function wordBefore(text: string, start: number, at: number): string {
	return /[\p{L}\p{M}\p{N}.ºª°/&]+$/u.exec(text.slice(Math.max(start, at - 30), at))?.[0] ?? '';
}

function isAbbreviation(written: string, following: string, isDigit: boolean, isFirst: boolean): boolean {
	const word = written.toLowerCase();
	const next = /^[\p{L}\p{M}]+/u.exec(following)?.[0] ?? '';
	const isNumber = isDigit || /^[IVXLC]+(?![\p{L}\p{N}])/u.test(following);
	if (isFirst && /^(?:\d{1,3}|\p{L}|[ivxlc]{1,5})$/iu.test(written)) return true;
	if (TITLES.has(written) && /^\p{L}/u.test(following)) return true;
	if (BEFORE_NUMBER.has(word) && isNumber) return true;
	if (MAYBE_LAST.has(word)) return !STARTERS.has(next.toLowerCase()) && !(isDigit && word === 'etc');
	if (NEVER_LAST.has(word)) return true;
	if (/^\p{Lu}$/u.test(written)) return !STARTERS.has(next.toLowerCase()) || next.length === 1;
	if (/^(?:\p{L}\.)+\p{L}$/u.test(written)) return !STARTERS.has(next.toLowerCase());
	return false;
}

/** False for text written without capitals, where a small letter may begin a sentence. */
function hasCapitals(text: string): boolean {
	const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
	const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
	return lower < 20 || upper > lower * 0.004;
}

/** What runs on for more than 700 characters is cut at its semicolons, else at its commas, else at a space. */
function breakLong(text: string, start: number, end: number): [number, number][] {
	const pieces: [number, number][] = [];
	let from = start;
	while (end - from > LONGEST) {
		const next = from + cutLength(text.slice(from, from + LONGEST));
		pieces.push([from, next]);
		from = next;
	}
	pieces.push([from, end]);
	return pieces;
}

function cutLength(window: string): number {
	for (const mark of [/^[\s\S]*[;:]\s/, /^[\s\S]*[,—–]\s/, /^[\s\S]*\s/]) {
		const length = mark.exec(window)?.[0].length ?? 0;
		if (length > LONGEST / 4) return length;
	}
	return /[\uD800-\uDBFF]$/.test(window) ? LONGEST - 1 : LONGEST;
}

function trim(text: string, [from, to]: [number, number]): [number, number] | null {
	let start = from;
	let end = to;
	while (start < end && /\s/.test(text.charAt(start))) start++;
	while (end > start && /\s/.test(text.charAt(end - 1))) end--;
	return start < end ? [start, end] : null;
}
