import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawCover } from './draw-cover.ts';

const WISH = { title: 'A história do café no Brasil', hosts: { a: 'Kore', b: 'Puck' }, seed: 7 };

/** The picture's indices, row by row, and its palette. */
function read(png: Uint8Array): { size: number; palette: number[][]; at: (x: number, y: number) => number[] } {
	const bytes = Buffer.from(png);
	expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
	const chunks = new Map<string, Buffer>();
	for (let at = 8; at < bytes.length; ) {
		const length = bytes.readUInt32BE(at);
		chunks.set(bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
		at += length + 12;
	}
	const size = chunks.get('IHDR')?.readUInt32BE(0) ?? 0;
	const colours = chunks.get('PLTE') ?? Buffer.alloc(0);
	const palette = Array.from({ length: colours.length / 3 }, (_, index) => [
		...colours.subarray(index * 3, index * 3 + 3),
	]);
	const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
	expect(rows).toHaveLength(size * (size + 1));
	return { size, palette, at: (x, y) => palette[rows[y * (size + 1) + 1 + x] ?? 0] ?? [] };
}

/** How many pixels between two rows are darker than both inks by themselves, as letters in both are. */
function darkPixels(png: Uint8Array, from: number, to: number): number {
	const { size, at } = read(png);
	let dark = 0;
	for (let y = from; y < to; y++) for (let x = 0; x < size; x++) if (Math.max(...at(x, y)) < 80) dark++;
	return dark;
}

it('draws a small square PNG in two inks, the same each time', () => {
	const png = drawCover(WISH);
	expect(png.length).toBeLessThan(30_000);
	const { size, palette, at } = read(png);
	expect(size).toBe(640);
	expect(at(2, 2)).toEqual(palette[0]);
	expect([palette[240], palette[15]]).toEqual([
		[203, 87, 40],
		[30, 133, 148],
	]);
	expect(drawCover(WISH)).toEqual(png);
});

it('prints the title, and another title or another episode is another cover', () => {
	const named = drawCover(WISH);
	const unnamed = drawCover({ ...WISH, title: '' });
	expect(darkPixels(named, 480, 535)).toBeGreaterThan(1500);
	expect(darkPixels(unnamed, 480, 535)).toBeLessThan(200);
	expect(drawCover({ ...WISH, title: 'Outra' })).not.toEqual(named);
	expect(drawCover({ ...WISH, seed: 8 })).not.toEqual(named);
});

it.each([
	['a very long title', 'Relatório de avaliação das políticas públicas de infraestrutura '.repeat(4)],
	['one word that no line holds', 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(3)],
	['letters that the typeface lacks', '東京 🚂 Токио'],
	['no letters at all', ' \0 '],
])('takes %s', (_, title) => {
	const { size } = read(drawCover({ title, hosts: { a: 'Ana\nB', b: '' }, seed: -1 }));
	expect(size).toBe(640);
});
