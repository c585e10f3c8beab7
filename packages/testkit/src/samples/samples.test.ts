import { cutParts, mapDocument, parseBlocks } from '@nexus/document-text';
import { detectLanguage } from '@nexus/language/detection';
import { describe, expect, it } from 'vitest';
import { ALL_SAMPLES, bookText, inParts, sample, stretchesOf } from './index.ts';

const bytes = (text: string) => Buffer.byteLength(text);

describe('samples', () => {
	it.each(ALL_SAMPLES.map((sample) => [sample.id, sample] as const))('%s is in its language', (_, sample) => {
		expect(detectLanguage(sample.load())).toBe(sample.language.slice(0, 2));
	});

	it.each(ALL_SAMPLES.map((sample) => [sample.id, sample] as const))(
		'%s has the same headings in its map and blocks',
		(_, sample) => {
			const text = sample.load();
			const map = mapDocument(text, sample.filename);
			const headings = cutParts(text, map)
				.flatMap((part) => parseBlocks(text.slice(part.start, part.end), part.start))
				.filter((block) => block.kind === 'heading');
			expect(headings.map((block) => block.text)).toEqual(
				map.sections.map((section) => section.heading).filter((heading) => heading !== null),
			);
		},
	);

	it('have the sizes that they stand for', () => {
		const sizes = Object.fromEntries(ALL_SAMPLES.map((sample) => [sample.id, bytes(sample.load())]));
		expect(sizes['short-pt']).toBeGreaterThan(1200);
		expect(sizes['short-pt']).toBeLessThan(1800);
		expect(sizes['long-pt']).toBeGreaterThan(14_000);
		expect(sizes['long-pt']).toBeLessThan(18_500);
		expect(sizes['article-en']).toBeGreaterThan(8_000);
		expect(sizes['article-en']).toBeLessThan(9_500);
		expect(sizes['book-pt']).toBeGreaterThan(200_000);
	});
});

describe('inParts', () => {
	it.each([
		['long-pt', [1_200, 500]],
		['book-pt', [900, 600, 600, 600, 600]],
	])('makes of stretches of %s as many parts', (id, lengths) => {
		const texts = stretchesOf(sample(id).content, lengths);
		const document = inParts(texts);
		const parts = cutParts(document, mapDocument(document, 'texto.md'));
		const spoken = parts.map(({ start, end }) =>
			document
				.slice(start, end)
				.replaceAll(/<!--[^>]*-->/g, '')
				.trim(),
		);
		expect(spoken).toEqual(texts);
	});
});

describe('bookText', () => {
	it.each([2_000, 10_000, 100_000, 1_000_000])('fills %i bytes and not one more', (size) => {
		const written = bytes(bookText(size, 7));
		expect(written).toBeLessThanOrEqual(size);
		expect(written).toBeGreaterThan(size - 500);
	});

	it('gives the same book for the same seed, another for another', () => {
		expect(bookText(20_000, 3)).toBe(bookText(20_000, 3));
		expect(bookText(20_000, 3)).not.toBe(bookText(20_000, 4));
	});

	it('says nothing twice and leaves no template open', () => {
		const book = bookText(400_000, 11);
		const sentences = book
			.split('\n')
			.flatMap((paragraph) => paragraph.split(/(?<=[.!?]"?)\s+(?=[\p{Lu}"])/u))
			.filter((sentence) => sentence.length > 40);
		expect(sentences.length).toBeGreaterThan(2_500);
		expect(new Set(sentences).size).toBe(sentences.length);
		expect(book).not.toMatch(/[{}[\]|¶]|undefined|NaN/);
	});

	it('agrees in gender and contracts', () => {
		const book = bookText(400_000, 12);
		expect(book).not.toMatch(/\b(?:de o|em o|em a|por o|a arraial|o vila|o cidade)\b(?! sino)/);
		expect(book).not.toMatch(/\b(\p{L}{2,}) \1\b/u);
	});

	it('writes chapters as Markdown headings when asked to', () => {
		const book = bookText(60_000, 5, { markdown: true });
		expect(book).toMatch(/^# /);
		expect(book.match(/^## Capítulo [IVX]+ — .+$/gm)?.length).toBeGreaterThan(5);
	});
});
