/** Between the cells of a table's row. */
const NEXT_CELL = ' · ';
/** In place of code, while marks are looked for. */
const CODED = '\0';

/** Code, in which nothing else is markup: fenced, and within a line. `kept` is what it holds. */
const CODE = [
	/^[ \t]*(`{3,}|~{3,})[^\n]*\n(?<kept>[\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*(?:\n|$)|$(?![\s\S]))/dgm,
	/(`+)(?<kept>.+?)\1/dg,
];

/** Markup that goes, but for what is `kept` of it. */
const MARKS = [
	/<!--[\s\S]*?-->|<\/?[a-z][a-z\d-]*(?:[ \t\n][^<>]*)?\/?>/gi,
	/<(?<kept>https?:[^\s<>]+)>/dgi,
	/!\[(?<kept>[^[\]\n]*)\]\([^()\n]*\)/dg,
	/(?<!!)\[(?<kept>(?:[^[\]\n]|!\[[^[\]\n]*\]\([^()\n]*\))*)\](?:\([^()\n]*\)|\[[^[\]\n]*\])/dg,
	/^[ \t]*\[[^[\]\n]+\]:[ \t]+<?(?:https?:|mailto:|[./#]).*(?:\n|$)/gm,
	/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?(?:>[ \t]?)*)/gm,
	/^[ \t]*(?:([-*_=])[ \t]*)(?:\1[ \t]*){2,}(?:\n|$)/gm,
	/(?<![\p{L}\p{N}*\\])\*{2,3}(?=\S)|(?<=[^\s\\])\*{2,3}(?![\p{L}\p{N}*])/gu,
	/(?<![\p{L}\p{N}_\\])_{2,3}(?=\S)|(?<=[^\s\\])_{2,3}(?![\p{L}\p{N}_])/gu,
	/(?<![\p{L}\p{N}*\\])\*(?=[^\s*])(?<kept>(?:[^*\n]|\*\*|\n(?!\s)){1,400}?)(?<=[^\s*\\])\*(?![\p{L}\p{N}*])/dgu,
	/(?<![\p{L}\p{N}_\\])_(?=[^\s_])(?<kept>(?:[^_\n]|__|\n(?!\s)){1,400}?)(?<=[^\s_\\])_(?![\p{L}\p{N}_])/dgu,
	/~~/g,
	/\\(?=[\\`*_{}[\]()#+.!|>~-])/g,
];

const BULLET = /^[ \t]*[-*+][ \t]+(?=\S)/gm;
/** The line under a table's head. */
const RULE_OF_TABLE = /^(?=.*\|)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*(?:\n|$)/gm;
/** A row between two bars; at the text's ends it may have lost one of them. */
const ROW = /^[ \t]*\|.*\|[ \t]*$|^(?<![\s\S]).*\|[ \t]*$|^[ \t]*\|.*$(?![\s\S])/gm;
const BARS = /(?:[ \t]*(?<!\\)\|)+[ \t]*/g;

/**
 * The words of a Markdown text without its marks, a table's row with a dot between its cells. The text comes in pieces,
 * and what is left of each is returned in its place, even where a mark begins in one and ends in another.
 */
export function withoutMarkup(pieces: string[]): string[] {
	const text = pieces.join('');
	/** For each code unit, what stands in its place. */
	const left = text.split('');
	const replace = (from: number, to: number, instead = '') => {
		left.fill('', from, to);
		if (from < to) left[from] = instead;
	};
	const keep = (from: number, to: number, [start, end]: [number, number] = [to, to]) => {
		replace(from, start);
		replace(end, to);
	};

	let prose = text;
	for (const code of CODE)
		for (const { 0: whole, index, indices } of prose.matchAll(code)) {
			keep(index, index + whole.length, indices?.groups?.kept);
			prose = prose.slice(0, index) + CODED.repeat(whole.length) + prose.slice(index + whole.length);
		}
	for (const { 0: bullet, index } of prose.matchAll(BULLET)) replace(index, index + bullet.length, '• ');
	for (const mark of MARKS)
		for (const { 0: whole, index, indices } of prose.matchAll(mark))
			keep(index, index + whole.length, indices?.groups?.kept);
	for (const { 0: row, index: at } of prose.matchAll(ROW))
		for (const { 0: bars, index } of row.matchAll(BARS)) {
			const isEdge = index === 0 || index + bars.length === row.length;
			replace(at + index, at + index + bars.length, isEdge ? '' : NEXT_CELL);
		}
	for (const { 0: rule, index } of prose.matchAll(RULE_OF_TABLE)) replace(index, index + rule.length);

	let end = 0;
	return pieces.map(({ length }) => {
		end += length;
		return left.slice(end - length, end).join('');
	});
}
