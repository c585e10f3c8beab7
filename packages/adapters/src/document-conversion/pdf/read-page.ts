import { getResolvedPDFJS } from 'unpdf';
import type { PdfPage } from './open-pdf.ts';
import { toSegments } from './segments.ts';
import type { Page, Run } from './types.ts';

/** A page with less text than this, in characters, may be a picture of one. */
const HARDLY_ANY = 24;
/** Text that leans more than this, as the sine of its angle, is a watermark or stands at the page's edge. */
const LEANING = 0.05;

/** Fonts of the document by what pdf.js calls them: true where they are bold. */
export type KnownFonts = Map<string, boolean>;

export async function readPage(
	page: PdfPage,
	number: number,
	fonts: KnownFonts,
	pictures: ReadonlySet<number>,
): Promise<Page> {
	const { width, height, transform } = page.getViewport({ scale: 1 });
	const { items } = await page.getTextContent();
	const runs: Run[] = [];
	for (const item of items) {
		if (!('str' in item) || item.str.trim() === '') continue;
		const [a, b, c, d, e, f] = multiply(transform, item.transform);
		const size = Math.hypot(c, d);
		if (size === 0 || Math.abs(b) > LEANING * Math.hypot(a, b) || a < 0) continue;
		const text = readable(item.str);
		if (text !== '') runs.push({ text, x: e, y: f, width: item.width, size, font: item.fontName });
	}
	const characters = runs.reduce((sum, { text }) => sum + text.length, 0);
	const isNew = runs.some(({ font }) => !fonts.has(font));
	const isImage = characters < HARDLY_ANY ? await showsPicture(page, pictures) : false;
	if (isNew) await learnFonts(page, runs, fonts);
	return { number, width, height, segments: toSegments(withoutShadows(runs)), isImage };
}

type Matrix = [number, number, number, number, number, number];

/** Where a text stands on the upright page. */
function multiply(view: readonly number[], text: readonly number[]): Matrix {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
	const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = text;
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/** Ligatures taken apart, bullets of symbol fonts made into one, control characters gone. */
function readable(text: string): string {
	return text
		.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
		.replace(/[\uF0A7\uF0B7\uF0D8\uF0FC\u25AA\u25CF\u25E6\u2023]/g, '•')
		.replace(/\p{Cc}/gu, '')
		.toWellFormed()
		.normalize('NFC');
}

/** The same text printed twice almost on one place is how some programs make it bold. */
function withoutShadows(runs: Run[]): Run[] {
	const seen = new Set<string>();
	return runs.filter(({ text, x, y }) => {
		const place = `${text}@${Math.round(x / 2)},${Math.round(y / 2)}`;
		if (seen.has(place)) return false;
		seen.add(place);
		return true;
	});
}

/** pdf.js' numbers of the operators that paint a picture. */
export async function findPictures(): Promise<ReadonlySet<number>> {
	const { OPS } = await getResolvedPDFJS();
	return new Set(
		Object.entries(OPS).flatMap(([name, number]) => (/^paint.*Image/.test(name) ? [number as number] : [])),
	);
}

async function showsPicture(page: PdfPage, pictures: ReadonlySet<number>): Promise<boolean> {
	const { fnArray } = await page.getOperatorList();
	return fnArray.some((operator: number) => pictures.has(operator));
}

/** pdf.js tells a font's name once it has gone through the operators of a page that uses it. */
async function learnFonts(page: PdfPage, runs: Run[], fonts: KnownFonts): Promise<void> {
	if (fonts.size < MOST_FONTS) await page.getOperatorList();
	for (const { font } of runs) {
		if (fonts.has(font)) continue;
		const known = page.commonObjs.has(font) ? (page.commonObjs.get(font) as { name?: string; black?: boolean }) : null;
		fonts.set(
			font,
			known?.black === true || /bold|black|heavy|semib|cmbx|[-_ ]bd\b|[A-Z]+BX\d/i.test(known?.name ?? ''),
		);
	}
}

/** A document with more fonts than this has so many of them that none means anything. */
const MOST_FONTS = 60;
