import { blanked } from './around-pictures.ts';
import { COLUMNS } from './classify-heading.ts';
import { looksLikeCode } from './code-likeness.ts';
import { findFences } from './find-fences.ts';
import { plainFormula, shownFormula } from './plain-formula.ts';
import { scanHeadings } from './scan-headings.ts';
import type { Block, Span } from './types.ts';

export interface MaskedSource {
	/** As long as the source: what Markdown would misread is blanked, bullets of plain text are made into Markdown's. */
	text: string;
	/** Blocks found on the way, offsets in the text. */
	blocks: Block[];
}

/** Deeper on one line than any document nests its quotes and lists: parsers recurse into each. */
const NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){9,}/gm;

/** "[by-laws]({% link docs/by-laws.md %}#quorum)": an address that a site's generator writes, with blanks in it. */
const GENERATED_LINK = /\]\((?:\{%[^{}%\n]{1,200}%\}|\{\{[^{}\n]{1,200}\}\})[^()\s]{0,200}\)/g;

/** "[[1]](#1)", "[*](#note)": what leads to a note. */
const NOTE_LINK = /\[(?:\[\d{1,3}\]|\*)\]\(#[^()\s]{1,40}\)/g;

/** '![Mill](mill.jpg){width="250" align=right}': how a picture or a link is shown (Python-Markdown, "Attribute Lists"). */
const ATTRIBUTES = /(?<=\))\{:?[ \t]?(?:[.#][\w-]|[\w-]{1,30}=)[^{}\n]{0,150}\}/g;

/** '!!! note "Generally"', '=== "Semester one"': what MkDocs sets apart, indented below its title. */
const NOTICE = /^((?:!!!|\?\?\?\+?|===)\s?[\w"][^\n]*)((?:\n {4}[^\n]*|\n(?! {4})[ \t]*$)+)/gm;

/** '[fusion_text columns="2"]', "[/vc_row]": how WordPress's page builders lay out a page (codex.wordpress.org/Shortcode_API). */
const LAYOUT = /\[\/?(?:fusion|vc|et_pb|av|su|elementor)_[a-z_]{2,40}(?:\s[^[\]\n]{0,4000})?\]/g;

/** A line across the page, which ends whatever stands above it. */
const RULE = '***';

/** Prepares a part's text for the Markdown parser so that plain text and cut-off constructs come out right. */
export function maskSource(source: string, atStart: boolean): MaskedSource {
	const blocks: Block[] = [];
	let text = source
		.replace(LAYOUT, blanked)
		.replace(ATTRIBUTES, blanked)
		.replace(NOTE_LINK, blanked)
		.replace(
			NOTICE,
			(_, title: string, below: string) =>
				// As long as it was, and a paragraph of its own.
				`${title}${below.replace(/\n {4}/g, '    \n').replace(/^ {4}\n/, '   \n\n')}`,
		);
	const blank = (span: Span) => {
		text = text.slice(0, span.start) + text.slice(span.start, span.end).replace(/[^\n]/g, ' ') + text.slice(span.end);
	};
	const code = (span: Span) => {
		blocks.push({ ...span, kind: 'code', language: null });
		blank(span);
	};
	const head = atStart ? null : codeHead(source);
	if (head !== null) code(head);
	const scan = scanHeadings(text, atStart);
	if (scan.frontMatter && !/^(?:---|\+\+\+)/.test(text)) blank(scan.frontMatter);
	const hasAtx = scan.headings.some((heading) => heading.kind === 'atx');
	for (const heading of scan.headings) {
		if (heading.kind === 'atx' || heading.kind === 'setext' || (heading.kind === 'short' && hasAtx)) continue;
		const { start, end, level } = heading;
		blocks.push({ start, end, kind: 'heading', level, text: heading.text });
		blank(heading);
		// A list above it would go on below.
		if (end - start >= RULE.length) text = text.slice(0, start) + RULE + text.slice(start + RULE.length);
	}
	const isFenced = (at: number) => scan.fences.some((fence) => fence.start <= at && at < fence.end);
	for (const span of indentedStretches(text)) {
		if (!isFenced(span.start) && looksLikeCode(text.slice(span.start, span.end))) code(span);
	}
	for (const span of [...noise(text), ...comments(text)]) if (!isFenced(span.start)) blank(span);
	text = withPlainFormulas(text, isFenced).replace(GENERATED_LINK, (link, at: number) =>
		isFenced(at) ? link : `](${'-'.repeat(link.length - 3)})`,
	);
	text = withoutSharpColumns(withWholeDelimiters(text));
	text = text.replace(/^([ \t]*)[•▪◦‣●○■➢✓✔](?=[ \t])/gm, (whole, indent: string, at: number) =>
		isFenced(at) ? whole : `${indent}-`,
	);
	text = withBoxesAsBullets(withSpacedBullets(text));
	return { text: withoutDeepNesting(text), blocks };
}

/** "-Nicole Kidman, “Apresentando os Ricardos”", a paragraph each: items, most of which no mark ends, as speech would. */
const UNSPACED = /\n\n-(?=["“]?[\p{L}\d])([^\n]*)/gu;
const LEAST_ITEMS = 4;
const MOST_CLOSED = 0.4;

/** Bullets that nothing parts from their items, as Markdown has them; the text is as long as before. */
function withSpacedBullets(text: string): string {
	const items = [...text.matchAll(UNSPACED)];
	const closed = items.filter(([, item = '']) => /[.!?…]["”]?\s*$/.test(item)).length;
	if (items.length < LEAST_ITEMS || closed > items.length * MOST_CLOSED) return text;
	return text.replace(UNSPACED, (_, item: string) => `\n- ${item}`);
}

/** "| Name | Weight | Share |" above "|:--|": a table whose second line has fewer columns than its first. */
const DELIMITER = /^\|((?:[^|\n]{1,200}\|){2,8})[ \t]*\n(\|[ \t]?:?-{2,}:?[ \t]?\|?[ \t]*)(?=\n\|)/gm;

/** Tables with a delimiter for each column, as GitHub's Markdown asks for, where there is room: the text is as long as before. */
const withWholeDelimiters = (text: string): string =>
	text.replace(DELIMITER, (own, cells: string, line: string) => {
		const whole = Array(cells.split('|').length - 1)
			.fill('-')
			.join('|');
		return whole.length > line.length ? own : own.slice(0, -line.length) + whole.padEnd(line.length);
	});

/** "[ ] RG e CPF", "( ) residence card": what a form leaves to be ticked. */
const BOX = /^([ \t]*)(?:\[ ?\]|\( ?\)|[☐□❑])(?=[ \t]+\S)/gmu;
const TICKED =
	/^[ \t]*(?:\[[xX]\]|\([xX]\)|[☑☒])[ \t]|(?:\[ ?\]|\( ?\)|[☐□❑])[^\n]*(?:\[[ xX]?\]|\([ xX]?\)|[☐☑☒□❑])/mu;

/** Boxes in lines of their own, two or more of them and none ticked or beside another, made into bullets. */
function withBoxesAsBullets(text: string): string {
	if ((text.match(BOX)?.length ?? 0) < 2 || TICKED.test(text)) return text;
	return text.replace(BOX, (box, indent: string) => `${indent}-`.padEnd(box.length));
}

/** "#  What  Owner", above columns, where Markdown takes the sign for a heading's; it is a space then. */
function withoutSharpColumns(text: string): string {
	if (!/^#[ \t]/m.test(text)) return text;
	const lines = text.split('\n');
	return lines
		.map((line, at) =>
			/^#[ \t]/.test(line) && COLUMNS.test(line) && COLUMNS.test(lines[at + 1] ?? '') ? ` ${line.slice(1)}` : line,
		)
		.join('\n');
}

/** With spaces in place of the marks that would nest too deeply. */
export const withoutDeepNesting = (text: string): string => text.replace(NESTING, (marks) => ' '.repeat(marks.length));

/** The rest of a fenced block that began in an earlier part, with its closing fence; null when the part begins outside. */
export function codeHead(source: string): Span | null {
	const first = findFences(source)[0];
	if (first === undefined) return null;
	const lineEnd = source.indexOf('\n', first.start);
	const end = lineEnd === -1 ? source.length : lineEnd;
	const isBare = /^ {0,3}(?:`{3,}|~{3,})\s*$/.test(source.slice(first.start, end));
	const before = source.slice(0, first.start);
	return isBare && looksLikeCode(before) ? { start: 0, end } : null;
}

/** Runs of lines indented by four or more after a blank line: code in Markdown, paragraphs in plain text. */
function indentedStretches(text: string): Span[] {
	const stretches: Span[] = [];
	for (const match of text.matchAll(
		/(?<=^|\n[ \t]*\n)(?:(?: {4}|\t)[^\n]*\S[^\n]*(?:\n|$)(?:[ \t]*\n(?= {4}|\t))*)+/g,
	)) {
		stretches.push({ start: match.index, end: match.index + match[0].length });
	}
	return stretches;
}

const PAGE = /(?<=[. \t])[\divxlc]{1,8}$/i;
/** The page that a line names behind its dots: "Métodos ..... 9"; null of any other line. */
const pageOf = (line: string): string | null =>
	/\.[. ]{3}\./.test(line) ? (PAGE.exec(line.trimEnd())?.[0] ?? null) : null;

/** Whether what stands behind dots in the lines of a paragraph are figures, such as those of an account, rather than pages. */
function areFigures(paragraph: string): boolean {
	const pages = paragraph
		.split('\n')
		.filter((line) => line.includes('....'))
		.map(pageOf);
	return pages.some((page, index) => page === null || Number(page) < Number(pages[index - 1] ?? 0));
}

/** Lines of a table of contents with dot leaders, page numbers alone, container marks, directives of reStructuredText. */
function noise(text: string): Span[] {
	const lines =
		/^[ \t]*(?:[^\n]*\.[ .]{4,}[ \t]*[\divxlc]+|[-–—]? ?\d{1,4} ?[-–—]?|(?:p[áa]g(?:ina|e)?\.?|fls?\.) \d+(?:(?: de | of |\/)\d+)?|:::[^\n]*|\.\. (?:\|[^|\n]{1,40}\| )?[a-z-]{2,30}::[^\n]*|\|[a-z]{2,4}\||\[\[?_?TOC_?\]?\])[ \t]*$/gim;
	let known = { end: 0, areFigures: false };
	const isAccount = (at: number) => {
		if (at >= known.end) {
			const next = text.indexOf('\n\n', at);
			const end = next < 0 ? text.length : next;
			known = { end, areFigures: areFigures(text.slice(at, end)) };
		}
		return known.areFigures;
	};
	return [...text.matchAll(lines)]
		.filter((match) => pageOf(match[0]) === null || !isAccount(match.index))
		.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Characters of a comment; of more, the two marks are not of one. */
const LONGEST_COMMENT = 20_000;

/** "{% comment %}" to "{% endcomment %}" of Jekyll's pages (shopify.github.io/liquid, "comment"). */
function comments(text: string): Span[] {
	const found: Span[] = [];
	let start: number | null = null;
	for (const mark of text.matchAll(/\{%-?\s{0,9}(end)?comment\s{0,9}-?%\}/g)) {
		if (mark[1] === undefined) start ??= mark.index;
		else if (start !== null) {
			const end = mark.index + mark[0].length;
			if (end - start <= LONGEST_COMMENT) found.push({ start, end });
			start = null;
		}
	}
	return found;
}

const FORMULA =
	/\$\$[\s\S]+?\$\$|\\begin\{(?<name>\w+\*?)\}[\s\S]+?\\end\{\k<name>\}|\\\[(?<display>[\s\S]+?)\\\]|(?<![\p{L}\p{N}_/])\\\((?<inline>[\s\S]+?)\\\)|(?<![\p{L}\p{N}$\\])\$(?![\s$])(?<dollars>[^$\n]{1,200}?)(?<![\s\\])\$(?![\p{L}\p{N}$])/gu;

/** What stands between the signs of a sentence's formulas; names of a program in code are none, nor are prices. */
const formulasIn = (written: string): string[] =>
	[...written.replace(CODE_SPAN, ' ').matchAll(FORMULA)].flatMap(({ 0: whole, groups }) => {
		const { display, inline, dollars } = groups ?? {};
		const content = display ?? inline ?? dollars ?? whole.replaceAll('$', '');
		return LIKE_FORMULA.test(content) ? content : [];
	});
const CODE_SPAN = /`[^`\n]{1,200}`/g;
/** A command, an index, a power, an equation. */
const LIKE_FORMULA = /\\[a-zA-Z]{2}|[\^_](?:\{|\\|\p{L}(?!\p{L})|\d)|[=<>]/u;

/** Whether a sentence, as it was written, has a formula that is for the eye. */
export const hasUnsaidFormula = (written: string): boolean =>
	formulasIn(written).some((content) => /[\\^_{}]/.test(content) && plainFormula(content) === null);

/** Whether a sentence has a formula of LaTeX. */
export const hasFormula = (written: string): boolean => formulasIn(written).length > 0;

/** A block that is nothing but formulas. */
export const isFormula = (written: string): boolean => {
	const words = written.replace(FORMULA, '');
	return words.length < written.length && !/\p{L}{2}/u.test(words);
};

/**
 * Without LaTeX formulas but those that are said in one line ("$\\mathrm{CO}_2$"), without the signs around them. Brackets and
 * dollars around plain words are none: they are escaped Markdown, and prices.
 */
function withPlainFormulas(text: string, isFenced: (at: number) => boolean): string {
	return text.replace(FORMULA, (...found) => {
		const [whole, at] = [found[0] as string, found.at(-3) as number];
		const { display, inline, dollars } = found.at(-1) as Record<string, string | undefined>;
		const content = display ?? inline ?? dollars;
		if (isFenced(at)) return whole;
		const isMath = content === undefined || /[\\^_{}]/.test(content);
		if (!isMath && dollars === undefined && !/[=<>+]|^\s*\p{L}\s*$/u.test(content)) return whole;
		const isSimple = isMath || (/^[\p{L}\d\s.,=+\-−<>%()|/*]+$/u.test(content) && !/\p{L}{4}/u.test(content));
		if (!isSimple) return dollars === undefined ? blanked(whole) : whole;
		if (!isMath) return content.padStart((whole.length + content.length) / 2).padEnd(whole.length);
		const shown = content ?? whole.replace(/^\$\$|\$\$$/g, '');
		const said = /\n|\\begin/.test(shown.trim()) ? null : (plainFormula(shown) ?? shownFormula(shown));
		if (said === null) return blanked(whole);
		const lines = blanked(whole).split('\n');
		const own = lines.findIndex(({ length }) => length === Math.max(...lines.map((line) => line.length)));
		const room = lines[own]?.length ?? 0;
		if (said.length > room) return lines.join('\n');
		lines[own] = /\s/.test(text[at - 1] ?? ' ') ? said.padStart(room) : said.padEnd(room);
		return lines.join('\n');
	});
}
