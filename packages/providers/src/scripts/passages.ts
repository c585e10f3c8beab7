import type { Block, Section, Sentence, Span } from '@nexus/core/document-text';
import { parseBlocks } from '@nexus/core/document-text';
import type { EpisodeOutline, PartOutline } from '@nexus/core/planning';

/** A stretch of the document by whose number a line says what it rests on. */
export interface Passage {
	/** From 1. */
	number: number;
	text: string;
	/** In the whole document: where it stands, and what it is read with, such as a table's header. */
	spans: Span[];
	isHeading: boolean;
	/** Of the part, from 0; -1 for what stands elsewhere in the document. */
	section: number;
}

export interface PassagesInput {
	outline: EpisodeOutline;
	part: PartOutline;
	/** The part's own share of the document. */
	text: string;
}

/** About as many characters as a turn or two are made of. */
const LENGTH = 420;

/**
 * What a part has to tell, in reading order, without what an earlier part has told word for word; and the document's key
 * points that stand in other parts, for the last part's recap.
 */
export function readPassages({ outline, part, text }: PassagesInput): { told: Passage[]; recalled: Passage[] } {
	const { source, repeats } = part;
	const pieces = parseBlocks(text, source.start).flatMap(piecesOf);
	const fresh = pieces.filter(({ spans }) => !repeats.some((repeat) => spans.every((span) => isWithin(span, repeat))));
	const kept = fresh.some(({ isHeading }) => !isHeading) ? fresh : pieces;
	const told = kept.map(
		(piece, index): Passage => ({
			...piece,
			number: index + 1,
			section: sectionOf(source.sections, piece.spans.at(-1) ?? source),
		}),
	);
	const isLast = source.index === outline.totalParts - 1;
	const recalled = !isLast
		? []
		: outline.keyPoints
				.filter((point) => point.part !== source.index)
				.slice(0, 4)
				.map(
					(point, index): Passage => ({
						text: point.text,
						spans: [point.span],
						isHeading: false,
						number: told.length + index + 1,
						section: -1,
					}),
				);
	return { told, recalled };
}

type Piece = Pick<Passage, 'text' | 'spans' | 'isHeading'>;

function piecesOf(block: Block): Piece[] {
	const whole = (text: string, isHeading = false): Piece[] =>
		/[\p{L}\p{N}]/u.test(text) ? [{ text, spans: [{ start: block.start, end: block.end }], isHeading }] : [];
	switch (block.kind) {
		case 'heading':
			return whole(block.text, true);
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

const sectionOf = (sections: readonly Section[], { start }: Span): number =>
	sections.findIndex((section) => section.start <= start && start < section.end);
