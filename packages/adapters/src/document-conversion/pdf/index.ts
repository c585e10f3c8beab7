import { NexusError } from '@nexus/core/errors';
import type { ConvertedDocument } from '@nexus/core/ports';
import { assemble, tidyHeadings } from './assemble.ts';
import { findBodyStyle } from './body-style.ts';
import { toRegions } from './columns.ts';
import { withoutContents } from './contents.ts';
import type { Footnote } from './footnotes.ts';
import { isHeadingLine } from './headings.ts';
import { openPdf, type PdfDocument } from './open-pdf.ts';
import { readProperties } from './properties.ts';
import { findPictures, type KnownFonts, readPage } from './read-page.ts';
import { type Piece, readRegion } from './read-region.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { takeTitle } from './title.ts';
import type { Page } from './types.ts';
import { warningsOf } from './warnings.ts';
import { writeMarkdown } from './write-markdown.ts';

/**
 * A PDF as Markdown, from the places of its letters: columns in reading order, headings by size and weight, without what
 * only the printed page needs.
 * @throws NexusError import_encrypted, import_damaged, import_too_many_pages, import_only_images, import_empty
 */
export async function convertPdf(
	bytes: Uint8Array,
	onProgress: (share: number) => void,
): Promise<Omit<ConvertedDocument, 'kind'>> {
	const document = await openPdf(bytes);
	try {
		const fonts: KnownFonts = new Map();
		const pages = await readPages(document, fonts, onProgress);
		if (pages.every(({ segments }) => segments.length === 0)) {
			throw new NexusError(pages.some(({ isImage }) => isImage) ? 'import_only_images' : 'import_empty');
		}
		const regions = withoutRunningHeads(pages).flatMap(toRegions);
		const body = findBodyStyle(regions, fonts);
		const pieces: Piece[] = [];
		const notes: Footnote[] = [];
		let isOpen = false;
		let removed = 0;
		for (const region of regions) {
			const rest = withoutContents(region.lines, (line) => isHeadingLine(line, body), body.size * 1.25, isOpen);
			isOpen = rest.open;
			removed += rest.removed;
			const read = readRegion({ ...region, lines: rest.lines }, body);
			pieces.push(...read.pieces);
			notes.push(...read.notes);
		}
		const properties = await readProperties(document);
		const { blocks, title, author, date } = takeTitle(assemble(pieces, notes, body), properties);
		return {
			...writeMarkdown(tidyHeadings(blocks)),
			title,
			author,
			date,
			pages: document.numPages,
			warnings: warningsOf(pages, removed),
		};
	} finally {
		await document.loadingTask.destroy();
	}
}

async function readPages(
	document: PdfDocument,
	fonts: KnownFonts,
	onProgress: (share: number) => void,
): Promise<Page[]> {
	const pictures = await findPictures();
	const pages: Page[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const page = await document.getPage(number);
		pages.push(await readPage(page, number, fonts, pictures));
		page.cleanup();
		onProgress(number / document.numPages);
	}
	return pages;
}
