import { createNoteLabels, type Footnote } from './footnotes.ts';
import { levelsOf } from './headings.ts';
import { createWordJoiner } from './hyphens.ts';
import type { Piece } from './read-region.ts';
import type { BodyStyle, Line, PdfBlock } from './types.ts';

/** The document's blocks: paragraphs that go on over a column's or a page's end put together, words joined, notes named. */
export function assemble(pieces: Piece[], notes: Footnote[], body: BodyStyle): PdfBlock[] {
	const joiner = createWordJoiner();
	for (const piece of pieces) if ('lines' in piece) for (const { text } of piece.lines) joiner.learn(text);
	const labels = createNoteLabels(notes);
	const sizes = pieces.flatMap((piece) => (piece.kind === 'heading' ? [piece.size] : []));
	const levelOf = levelsOf(sizes, body);
	const textOf = (lines: Line[], page: number): string => {
		const whole = lines.reduce((text, line) => (text === '' ? line.text : joiner.join(text, line.text)), '');
		return labels.resolve(whole, page);
	};

	const blocks: PdfBlock[] = [];
	for (const piece of pieces) {
		const { page } = piece;
		if (piece.kind === 'table') {
			blocks.push({
				kind: 'table',
				page,
				rows: piece.rows.map((row) => row.map((cell) => labels.resolve(cell, page))),
			});
			continue;
		}
		const text = textOf(piece.lines, page);
		if (text.trim() === '') continue;
		const last = blocks.at(-1);
		if (piece.kind === 'heading') blocks.push({ kind: 'heading', page, level: levelOf(piece.size), text });
		else if (piece.kind === 'item') blocks.push({ kind: 'item', page, marker: piece.marker, text });
		else if (piece.continues && last?.kind === 'paragraph' && goesOn(last.text, text)) {
			const joined = joiner.join(last.text, text);
			if (page !== (last.turns.at(-1)?.page ?? last.page)) last.turns.push({ at: joined.length - text.length, page });
			last.text = joined;
		} else if (piece.continues && last?.kind === 'item' && goesOn(last.text, text)) {
			last.text = joiner.join(last.text, text);
		} else blocks.push({ kind: 'paragraph', page, text, turns: [] });
	}
	for (const note of notes) {
		blocks.push({ kind: 'footnote', page: note.page, label: labels.label(note), text: textOf(note.lines, note.page) });
	}
	return blocks;
}

const LABEL =
	/^(?:cap[íi]tulo|chapter|parte|part|livro|book|ap[êe]ndice|appendix|anexo)\s+(?:\d{1,3}|[ivxlc]{1,7}|[A-Z])$/i;

/** Chapters' numbers put before their titles, and levels without holes. */
export function tidyHeadings(blocks: PdfBlock[]): PdfBlock[] {
	const joined: PdfBlock[] = [];
	for (const block of blocks) {
		const last = joined.at(-1);
		if (block.kind === 'heading' && last?.kind === 'heading' && last.page === block.page && LABEL.test(last.text)) {
			joined[joined.length - 1] = {
				...block,
				level: Math.min(last.level, block.level),
				text: `${last.text}: ${block.text}`,
			};
		} else joined.push(block);
	}
	const used = new Set(joined.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
	const levels = [...used].sort((one, other) => one - other);
	return joined.map((block) =>
		block.kind === 'heading' ? { ...block, level: levels.indexOf(block.level) + 1 } : block,
	);
}

/** Whether `next` may be the rest of a paragraph that ends in `text`. */
const goesOn = (text: string, next: string): boolean =>
	!/[.!?:;”"»…](?:\[\^\d+\])?$/.test(text) && (/[-\u00AD\u2010,]$/.test(text) || /^[\p{Ll}\d("“«]/u.test(next));
