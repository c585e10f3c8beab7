import { SourceText } from './source-text.ts';

/** Marks a line break that the author meant (two spaces, a backslash, `<br>`). */
export const HARD_BREAK = '\u2028';

const NEW_SENTENCE = /^\s*(?:["“«'‘([¿¡]*\p{Lu}|\p{N}[^\n]*\p{L}{2})/u;
/** A line that cannot end there, unless it is a label ("Money in"): whoever broke it meant nothing by it. */
const GOES_ON =
	/,\s*$|(?<!^\p{Lu}\S*(?:\s\S+)?)(?:^|\s)(?:d[aeo]s?|n[ao]s?|em|com|por|para|que|e|ou|[ao]s?|uma?|the|of|in|on|at|to|and|or|for|with|by|from|an)\s*$/u;
/** A speech's dash, a bullet, "a)", "1." or "1.1" begins something new wherever it stands at a line's start. */
const NEW_ITEM =
	/^\s*(?:Art\.\s\d|Artigo\s\d|Parágrafo único|§\s?\d|[IVXLC]{1,6}\s*[-–—]\s|[—–]\s*["“]?[\p{Lu}\p{N}¿¡]|[•▪◦‣●-]\s+\S|\p{Ll}\)\s|\d{1,3}[.)]\s|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+\p{Lu})/u;
/** "**Version 2.3** | Owner: Priya", "Labour   £1,140 + VAT = £1,368": fields in a line of their own. */
const FIELDS = /\S\s(?:\||;\s\p{Lu}\p{L}+:)\s|(?: {3}|=) ?\p{Lu}{0,2}\p{Sc} ?\d[\d.,]*\s*$/u;
/** "Office: 01632 960 530, 9–5": a field, where the line below is one, too; or it ends in a number to call. */
const LABELLED = /^\s*\p{Lu}[^:.\n]{1,50}:\s\S/u;
const CALLED = /^\s*\p{Lu}[^:.\n]{1,50}:\s[^\n]{0,60}\d{3,4}[ -]?\d{3,4}\s*$/u;
/** An address in a line of its own, of which nothing is read. */
const ADDRESS = /^\s*(?:https?:|www\.)\S+$/iu;
/** Portuguese enclitics: "tornou-\nse" keeps its hyphen, "mobi-\nlidade" does not. */
const ENCLITIC = /^(?:se|me|te|nos|vos|lhes?|l?[oa]s?|n[oa]s?)(?![\p{L}])/u;

/**
 * Folds the lines of a hard-wrapped paragraph into one and joins words hyphenated at a line's end. A line break stays, as
 * "\n", where a new sentence begins without an end mark before it: short lines, dialogue, items, breaks that are meant.
 */
export function foldLines(source: SourceText): SourceText {
	if (!/[\n\u2028]/.test(source.text)) return source;
	const lines = source.text.split(/[\n\u2028]/);
	const lengths = writtenLengths(lines, source);
	const isWrapped = looksWrapped(lengths, lines);
	const verse = verseOf(lines);
	const areRow = source.text.includes(HARD_BREAK) && beginAlike(lines);
	const usual = usualLength(lengths);
	const result = new SourceText();
	let at = 0;
	lines.forEach((line, index) => {
		const next = lines[index + 1];
		const end = at + line.length;
		if (next === undefined) {
			result.copy(source, at, end);
			return;
		}
		const length = lengths[index] ?? 0;
		const isShort = length < usual * 0.6 || usual < 60 || length > 140;
		const isMeant = source.text[end] === HARD_BREAK || (isShort && !isWrapped && !GOES_ON.test(line));
		const isFigure = /^\s*\d{1,3}[.)]\s/.test(next) || (/^\s*\d/.test(next) && !/[.:;!?)]\s*$/.test(line));
		const isItem = NEW_ITEM.test(next) && !(isWrapped && isFigure);
		const isField =
			(LABELLED.test(line) && LABELLED.test(next)) || [FIELDS, ADDRESS, CALLED].some((own) => own.test(line));
		const isBorder = isItem || ((isMeant || (isField && !GOES_ON.test(line))) && NEW_SENTENCE.test(next));
		if (!isBorder && /\p{Ll}-$/u.test(line) && /^\s*\p{Ll}/u.test(next)) {
			result.copy(source, at, ENCLITIC.test(next.trimStart()) ? end : end - 1);
		} else {
			result.copy(source, at, end);
			const isOpen = /[\p{L}\p{N}]\s*$/u.test(line) && !GOES_ON.test(line);
			const isRow = areRow && /^\s*\p{Ll}/u.test(next);
			const mark = verse ? (isOpen && verse === 'open' ? ', ' : ' ') : isBorder ? '\n' : isOpen && isRow ? ', ' : ' ';
			result.push(mark, source.from[end] ?? 0, source.to[end] ?? 0);
		}
		at = end + 1;
	});
	return result;
}

const VERSE = { lines: 4, longest: 72, least: 3, opened: 0.8, open: 0.6, closed: 0.75, most: 5 } as const;

/** Lines below each other that are a row of their own: "for peace at home", "for justice at work". */
const LEAST_ROW = 3;

function beginAlike(lines: readonly string[]): boolean {
	const [first = '', ...more] = lines.map((line) => /^\s*(\p{Ll}+)\s/u.exec(line)?.[1] ?? '');
	return first !== '' && lines.length >= LEAST_ROW && more.every((word) => word === first);
}

/** Whether lines are a stanza, short ones that mostly begin with a capital: without marks at their ends, or with. */
function verseOf(lines: readonly string[]): 'open' | 'closed' | null {
	const written = lines.map((line) => line.trim()).filter(Boolean);
	const share = (pattern: RegExp) => written.filter((line) => pattern.test(line)).length / written.length;
	const words = written.reduce((sum, line) => sum + line.split(/\s+/).length, 0);
	const isStanza =
		written.length >= VERSE.lines &&
		written.every(
			(line) => line.length <= VERSE.longest && !NEW_ITEM.test(line) && !/[|=@\t]|:\s\S|\d{3,4}[ -]\d{3,4}/.test(line),
		) &&
		words / written.length >= VERSE.least &&
		share(/^["“‘—]?\p{Lu}/u) >= VERSE.opened;
	if (!isStanza) return null;
	const isEnded = /[.!?…]['"”»]?$/.test(written.at(-1) ?? '') || written.length > VERSE.most;
	return isEnded && share(/\p{Ll}$/u) >= VERSE.open ? 'open' : share(/[,;:.!?—]$/u) >= VERSE.closed ? 'closed' : null;
}

/** Of ten lines, one may be longer than a program would have let it grow. */
const usualLength = (lengths: readonly number[]): number =>
	[...lengths].sort((a, b) => a - b)[Math.ceil(lengths.length * 0.9) - 1] ?? 0;

/** Characters of each line as its author wrote it, with the addresses and marks that are not read. */
function writtenLengths(lines: readonly string[], source: SourceText): number[] {
	let at = 0;
	return lines.map((line) => {
		const end = at + line.length;
		const length = line.trim() === '' ? 0 : (source.to[end - 1] ?? 0) - (source.from[at] ?? 0);
		at = end + 1;
		return length;
	});
}

/** Characters of a link's marks and address at least, and of a line as programs wrap it. */
const LINK = 15;
const LINE = 80;

/**
 * Every line but the last one about equally long, or ended by a word, or a link, that the next one begins with and that it
 * has no room for: the breaks are a program's, not the author's.
 */
function looksWrapped(lengths: readonly number[], lines: readonly string[]): boolean {
	const isLinked = (at: number) => (lengths[at] ?? 0) > (lines[at] ?? '').length + LINK;
	const longest = Math.max(...lengths.map((length, at) => (isLinked(at) ? Math.min(length, LINE) : length)));
	const isFull = (length: number, at: number) => {
		const next = isLinked(at + 1) ? lengths[at + 1] : /^\s*\S+/.exec(lines[at + 1] ?? '')?.[0].length;
		return length >= longest * 0.6 || length + (next ?? 0) >= longest;
	};
	return longest >= 40 && longest <= 140 && lengths.slice(0, -1).every(isFull);
}
