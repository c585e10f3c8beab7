import type { PartOutline } from '@nexus/core/planning';
import type { ScriptPassage } from '@nexus/core/ports';
import {
	type Block,
	frontMatterOf,
	type JoinedDocument,
	mapDocuments,
	parseBlocks,
	type Section,
	type Sentence,
	type Span,
} from '@nexus/document-text';

/** Passages that a document's title, its author and its date may take: they tell whose it is, and who is who. */
export const TITLES = 3;

export interface PassagesInput {
	/** The document, or a stretch of it that begins at `base`. */
	text: string;
	base: number;
	/** Where each of several documents stands in it. */
	documents?: readonly JoinedDocument[] | undefined;
	/** Of the whole document; found where they are not given. */
	sections?: Section[];
	/** The stretches that it was cut into. */
	parts: readonly Pick<PartOutline, 'source' | 'repeats'>[];
}

export interface DocumentPassages {
	passages: ScriptPassage[];
	sections: Section[];
}

/** About as many characters as a turn or two are made of. */
const LENGTH = 420;

/**
 * What there is to tell of a document, in reading order, numbered from 1: what its front matter says of it, then each
 * paragraph, item and row once, without what stands there a second time word for word.
 */
export function readPassages(input: PassagesInput): DocumentPassages {
	const { text, base, parts, documents, sections = mapDocuments(text, documents).sections } = input;
	const matter = base === 0 && documents === undefined && parts[0]?.source.start === 0 ? frontMatterOf(text) : null;
	const about: Piece[] = matter
		? [
				{
					text: matter.fields.map(({ name, value }) => `${name}: ${value}`).join('; '),
					spans: [{ start: matter.start, end: matter.end }],
					isHeading: false,
				},
			]
		: [];
	const told = parts.flatMap(({ source, repeats }) =>
		parseBlocks(text.slice(source.start - base, source.end - base), source.start)
			.flatMap(piecesOf)
			.filter(({ spans }) => !repeats.some((repeat) => spans.every((span) => isWithin(span, repeat)))),
	);
	const pieces = [...about, ...told];
	let section = 0;
	const passages = pieces.map((piece, index): ScriptPassage => {
		const { start } = piece.spans.at(-1) ?? { start: 0 };
		while ((sections[section]?.end ?? Number.POSITIVE_INFINITY) <= start) section++;
		return { ...piece, number: index + 1, section };
	});
	return { passages, sections };
}

type Piece = Pick<ScriptPassage, 'text' | 'spans' | 'isHeading'>;

/** "Kalapathar, 5545 m": what only a heading says, and a line may rest on. */
const FIGURE = /\d{3,}|\d\s?(?:%|k?m|kg)(?!\p{L})/u;

function piecesOf(block: Block): Piece[] {
	const whole = (text: string, isHeading = false): Piece[] =>
		/[\p{L}\p{N}]/u.test(text) ? [{ text, spans: [{ start: block.start, end: block.end }], isHeading }] : [];
	switch (block.kind) {
		case 'heading':
			return whole(block.text, !FIGURE.test(block.text));
		case 'paragraph':
		case 'footnote':
			return joined(block.sentences);
		case 'list':
			return joined(block.items.flatMap((item) => item.sentences));
		case 'quote': {
			const from = block.attribution === null ? '' : `${block.attribution}: `;
			const spans = [{ start: block.start, end: block.end }];
			return joined(block.sentences).map(({ text }) => ({ text: `${from}“${text}”`, spans, isHeading: false }));
		}
		case 'table': {
			const header = { start: block.start, end: block.rows[0]?.start ?? block.end };
			return block.rows.flatMap((row) => {
				const text = row.cells.map((cell, at) => (block.header[at] ? `${block.header[at]}: ${cell}` : cell)).join('; ');
				const spans = [header, { start: row.start, end: row.end }].filter(({ start, end }) => start < end);
				return /[\p{L}\p{N}]/u.test(text) ? [{ text, spans, isHeading: false }] : [];
			});
		}
		case 'code':
			return [];
	}
}

function joined(sentences: readonly Sentence[]): Piece[] {
	const pieces: Piece[] = [];
	let span: Span | null = null;
	for (const { text, start, end } of sentences) {
		const last = pieces.at(-1);
		if (last && span && last.text.length + text.length < LENGTH) {
			last.text = `${last.text} ${text}`;
			span.start = Math.min(span.start, start);
			span.end = Math.max(span.end, end);
		} else {
			span = { start, end };
			pieces.push({ text, spans: [span], isHeading: false });
		}
	}
	return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** In order, those that touch or overlap as one. */
export function joinedSpans(spans: readonly Span[]): Span[] {
	const result: Span[] = [];
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else result.push({ start, end });
	}
	return result;
}
