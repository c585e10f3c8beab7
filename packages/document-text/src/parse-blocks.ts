import type { Blockquote, Heading, Paragraph, RootContent } from 'mdast';
import { atxHeading } from './classify-heading.ts';
import { isBoxOfProse, looksLikeCode } from './code-likeness.ts';
import { holdsText } from './front-matter.ts';
import { htmlAsMarkdown } from './html-as-markdown.ts';
import { readHtmlTable } from './html-table.ts';
import { parseMarkdown } from './markdown-tree.ts';
import { maskSource } from './mask-source.ts';
import { attributionOf, quoteBlock } from './quote-block.ts';
import { deepSentences, embedded, htmlSentences, type Reading, sentencesOf, spanOf } from './read-flow.ts';
import { readHtml } from './read-html.ts';
import { readList } from './read-list.ts';
import { readPhrasing } from './read-phrasing.ts';
import { plainSentences, readLine, readSentences } from './read-sentences.ts';
import { headlessTable, readTable } from './read-table.ts';
import { findFrontMatter } from './scan-headings.ts';
import { speechLines } from './speech-lines.ts';
import { lineAt } from './text-lines.ts';
import { withoutTimes } from './transcript-times.ts';
import type { Block, Sentence, Span } from './types.ts';

/** A longer "heading" is a paragraph with a line of dashes below it. */
const LONGEST_HEADING = 200;
/** Columns; editors wrap at 72 to 120. */
const LONGEST_WRAPPED = 140;

/**
 * Parses one part of a document, Markdown or plain text, into blocks in reading order. Offsets are those of `text` plus
 * `offset`, where `text` begins in the document; front matter is looked for at offset 0 only. Follows CommonMark 0.31 and
 * GitHub's extensions, but for indented code, which must look like code; headings of plain text ("CAPÍTULO III") and
 * bullets such as "•" count as well. Cut-off fences, tables and references do not leak their marks.
 */
export function parseBlocks(text: string, offset: number): Block[] {
	const held = offset === 0 ? (findFrontMatter(text)?.end ?? 0) : 0;
	if (held > 0 && holdsText(text, held)) return parseBlocks(text.slice(held), held);
	const masked = maskSource(withoutTimes(htmlAsMarkdown(text)), offset === 0);
	const reading = { source: masked.text, offset };
	const found = parseMarkdown(masked.text, offset === 0).children.flatMap((node) => readNode(node, reading));
	const blocks = [...masked.blocks.map((block) => shift(block, offset)), ...found];
	return leadingToQuotes(
		mergeAttributions(
			blocks.sort((a, b) => a.start - b.start),
			reading,
		),
	);
}

function readNode(node: RootContent, reading: Reading): Block[] {
	const span = spanOf(node, reading);
	switch (node.type) {
		case 'heading':
			return readHeading(node, span, reading);
		case 'paragraph':
			return readParagraph(node, span, reading);
		case 'list':
			return [
				...readList(node, reading).flatMap((block) => clauseApart(block, reading)),
				...readEmbedded(node, reading),
			];
		case 'table':
			return present(readTable(node, reading));
		case 'blockquote':
			return [...readQuote(node, span, reading), ...readEmbedded(node, reading)];
		case 'code':
			return !node.lang && isBoxOfProse(node.value)
				? paragraph(span, htmlSentences(node, reading))
				: [{ ...span, kind: 'code', language: node.lang?.replace(/[^\w+#.-].*$/, '') || null }];
		case 'footnoteDefinition': {
			const sentences = plainSentences(node.children.flatMap((child) => deepSentences(child, reading)));
			return sentences.length === 0
				? []
				: [{ ...span, kind: 'footnote', label: node.label ?? node.identifier, sentences }];
		}
		case 'html':
			return readHtmlBlock(span, reading);
		default:
			return [];
	}
}

function readHeading(node: Heading, span: Span, reading: Reading): Block[] {
	const title = readLine(readPhrasing(node.children, reading.source));
	if (title.length > LONGEST_HEADING) return paragraph(span, sentencesOf(node, reading));
	return /[\p{L}\p{N}]/u.test(title) ? [{ ...span, kind: 'heading', level: node.depth, text: title }] : [];
}

/** Tables of a block of HTML, and what stands between their tags and around them. */
function readHtmlBlock({ start, end }: Span, { source, offset }: Reading): Block[] {
	const html = source.slice(start - offset, end - offset);
	const blocks: Block[] = [];
	let done = start;
	const between = (to: number) => {
		const text = readHtml(source, done - offset, to - offset);
		if (to > done) blocks.push(...paragraph({ start: done, end: to }, readSentences(text, offset)));
		done = to;
	};
	for (const { 0: table, index } of html.matchAll(TABLE)) {
		const from = start + index;
		const found = readHtmlTable(source, { start: from - offset, end: from - offset + table.length }, offset);
		if (!found) continue;
		between(from);
		const caption = CAPTION.exec(table);
		const at = from + (caption?.index ?? 0);
		if (caption) {
			const words = readHtml(source, at - offset, at - offset + caption[0].length);
			blocks.push(...paragraph({ start: at, end: at + caption[0].length }, readSentences(words, offset)));
		}
		blocks.push(caption ? { ...found, start: at + caption[0].length } : found);
		done = found.end;
	}
	between(end);
	return blocks;
}
const CAPTION = /<caption(?=[\s>])[^<>]{0,300}>[^<]{0,500}/i;
const TABLE = /<table(?=[\s>])[\s\S]*?(?:<\/table\s*>|$)/gi;

function readParagraph(node: Paragraph, span: Span, reading: Reading): Block[] {
	const raw = reading.source.slice(span.start - reading.offset, span.end - reading.offset);
	const heading = raw.startsWith('#') ? atxHeading(raw, lineAt(raw, 0)) : null;
	if (heading) {
		const end = span.start + heading.end;
		const below = sentencesOf(node, reading).filter(({ start }) => start >= end);
		return [
			{ start: span.start, end, kind: 'heading', level: heading.level, text: heading.text },
			...paragraph({ start: end, end: span.end }, below),
		];
	}
	const table = headlessTable(raw, span);
	if (table !== null) return [table];
	if (raw.split('\n', 3).length === 3 && looksLikeCode(raw.replace(INLINE_TAG, '')))
		return [{ ...span, kind: 'code', language: null }];
	const sentences = sentencesOf(node, reading);
	const speeches = speechLines(raw);
	// None begins within a sentence.
	const isBorder = (at: number) => !sentences.some((one) => one.start < span.start + at && span.start + at < one.end);
	if (speeches.length > 0) return apart(span, sentences, [0, ...speeches.filter(isBorder)]);
	if (isLinePerParagraph(raw)) return byLine(sentences, reading);
	const isLabelled = LABELLED_LINE.test(raw);
	return isLabelled ? byLine(sentences, reading, ({ text }) => LABELLED.test(text)) : paragraph(span, sentences);
}

/** Tags that set words apart for the eye: a program has others. */
const INLINE_TAG = /<\/?(?:a|abbr|b|br|cite|em|font|i|img|mark|small|span|strong|sub|sup|u)(?:\s[^<>]{0,600})?\/?>/gi;

const LABEL =
	/(?:A(?:rt|RT)\.\s\d|A(?:rtigo|RTIGO)\s\d|P(?:arágrafo único|ARÁGRAFO ÚNICO)|§\s?\d|[IVXLC]{1,6}\s*[-–—]\s|\(?[a-zA-Z]\)\s|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+\p{Lu}|\p{Lu}[\p{L}.'’-]*(?:\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}.'’-]*){0,3}:\s+\S)/u;
/** Articles, clauses and items of a law, and who speaks in an interview: each begins a paragraph though no blank line does. */
const LABELLED = new RegExp(`^${LABEL.source}`, 'u');
const LABELLED_LINE = new RegExp(`\\n[ \\t]*${LABEL.source}`, 'u');

const CLAUSE =
	/^(?:A(?:rt|RT)\.\s\d|P(?:arágrafo único|ARÁGRAFO ÚNICO)|§\s?\d|\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+\p{Lu})/u;

/** A list without the clause right below it, which Markdown takes for a part of its last item. */
function clauseApart(list: Block, reading: Reading): Block[] {
	const last = list.kind === 'list' ? list.items.at(-1) : undefined;
	if (list.kind !== 'list' || !last) return [list];
	const indent = ({ start }: Span) =>
		/(?:^|\n)([ \t]*)\S?$/.exec(reading.source.slice(0, start - reading.offset + 1).slice(-MOST_INDENT))?.[1];
	const own = indent(last)?.length ?? 0;
	const at = last.sentences.findIndex(
		(sentence, index) => index > 0 && CLAUSE.test(sentence.text) && (indent(sentence)?.length ?? MOST_INDENT) <= own,
	);
	if (at < 0) return [list];
	const [told, below] = [last.sentences.slice(0, at), last.sentences.slice(at)];
	const end = told.at(-1)?.end ?? last.end;
	const items = [...list.items.slice(0, -1), { ...last, sentences: told, end }];
	return [{ ...list, items, end }, ...byLine(below, reading, ({ text }) => LABELLED.test(text))];
}

/** Characters before a line's first word in which the line begins. */
const MOST_INDENT = 40;

/** A warning or a hint set off like a quotation ("> ⚠️ ...", "> [!NOTE]", "> **Atenção:** ..."): it quotes nobody. */
const CALLOUT =
	/^>>>\s?\p{Lu}|^[>\s*_]*(?:\[!\w+\]|(?:⚠|ℹ|💡|❗|🚨|📌|📝|✅|🔥|👉)|(?:atenção|aviso|cuidado|importante|dica|nota|obs(?:ervação)?|lembre-se|warning|note|tip|important|caution|hint)(?:[*_]*:|[*_]+\s*\n))/iu;

/** "Note" in a line of its own. */
const CALLED = /^(?:atenção|aviso|cuidado|importante|dica|nota|warning|note|tip|important|caution|hint)$/iu;

function readQuote(node: Blockquote, span: Span, reading: Reading): Block[] {
	const sentences = node.children.flatMap((child) => deepSentences(child, reading));
	const raw = reading.source.slice(span.start - reading.offset, span.end - reading.offset);
	if (CALLOUT.test(raw)) {
		return paragraph(
			span,
			sentences.filter(({ text }) => !CALLED.test(text)),
		);
	}
	const quote = quoteBlock(span, sentences);
	return quote.sentences.length === 0 ? [] : [quote];
}

function readEmbedded(node: RootContent, reading: Reading): Block[] {
	return embedded(node, reading).flatMap((child) => readNode(child, reading));
}

/** Share of lines that end as a sentence does: a title and a source among them do not. */
const MOST_ENDED = 0.75;

const ENDED = /[.!?…:;]["”’»)]?\s*$/;

/** Text pasted from a word processor: each line a whole paragraph, without blank lines between. */
function isLinePerParagraph(raw: string): boolean {
	const lines = raw.split('\n');
	const ended = lines.filter((line) => ENDED.test(line));
	return (
		lines.length > 1 && lines.some((line) => line.length > LONGEST_WRAPPED) && ended.length >= lines.length * MOST_ENDED
	);
}

/** @param starts where a paragraph begins, from the span's start on */
const apart = (span: Span, sentences: readonly Sentence[], starts: readonly number[]): Block[] =>
	starts.flatMap((from, index) => {
		const start = span.start + from;
		const next = span.start + (starts[index + 1] ?? Number.POSITIVE_INFINITY);
		const own = sentences.filter((one) => one.start >= start && one.start < next);
		return paragraph({ start, end: own.at(-1)?.end ?? start }, own);
	});

/** @param begins whether a sentence at the start of a line begins a paragraph; by default each does */
function byLine(
	sentences: readonly Sentence[],
	reading: Reading,
	begins: (sentence: Sentence) => boolean = () => true,
): Block[] {
	const groups: Sentence[][] = [];
	for (const sentence of sentences) {
		const last = groups.at(-1);
		const between = reading.source.slice((last?.at(-1)?.end ?? 0) - reading.offset, sentence.start - reading.offset);
		// "Wages 2008-10", and below it "1 April 2008: $12.00".
		const isNamed = last?.length === 1 && !ENDED.test(last[0]?.text ?? '') && /^\d/.test(sentence.text);
		if (last === undefined || (between.includes('\n') && begins(sentence) && !isNamed)) groups.push([sentence]);
		else last.push(sentence);
	}
	return groups.flatMap((group) => {
		const [first] = group;
		return first === undefined ? [] : paragraph({ start: first.start, end: group.at(-1)?.end ?? first.end }, group);
	});
}

function paragraph(span: Span, sentences: readonly Sentence[]): Block[] {
	return sentences.length === 0 ? [] : [{ ...span, kind: 'paragraph', sentences: plainSentences(sentences) }];
}

/** "— Nome" in a paragraph of its own right after a quote is the quote's attribution. */
function mergeAttributions(blocks: Block[], reading: Reading): Block[] {
	const merged: Block[] = [];
	for (const block of blocks) {
		const last = merged.at(-1);
		const isUnsigned = last?.kind === 'quote' && last.attribution === null;
		const name = isUnsigned ? attributionOf(block, reading.source.slice(block.start - reading.offset)) : null;
		if (isUnsigned && name !== null) merged[merged.length - 1] = { ...last, end: block.end, attribution: name };
		else merged.push(block);
	}
	return merged;
}

/** "he observes;", "the importance of it is": what leads to the words of somebody that the next block is. */
const LEADS = /(?<=\p{L})[;,]$|(?<=\s(?:is|are|was|were|that|é|são|foi|que))$/u;

/** "Moe let me know that the entry in the exam read": words without a mark, right above a quotation. */
const LEFT_OPEN = /^(?:\S+\s+){5,60}\p{Ll}+$/u;

/** Paragraphs that lead to what somebody said end with a colon. */
const leadingToQuotes = (blocks: readonly Block[]): Block[] =>
	blocks.map((block, at) => {
		const next = blocks[at + 1];
		const isQuote = next?.kind === 'quote';
		const isQuoted = isQuote || (next?.kind === 'paragraph' && /^["“]/.test(next.sentences[0]?.text ?? ''));
		const last = block.kind === 'paragraph' && isQuoted ? block.sentences.at(-1) : undefined;
		if (block.kind !== 'paragraph' || !last) return block;
		const isOpen = isQuote && LEFT_OPEN.test(last.text);
		if (!isOpen && !LEADS.test(last.text)) return block;
		const text = isOpen ? `${last.text}:` : last.text.replace(LEADS, ':');
		return { ...block, sentences: [...block.sentences.slice(0, -1), { ...last, text }] };
	});

function shift(block: Block, offset: number): Block {
	return { ...block, start: block.start + offset, end: block.end + offset };
}

function present(block: Block | null): Block[] {
	return block === null ? [] : [block];
}
