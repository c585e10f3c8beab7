import { expect, test } from 'vitest';
import { blocksOf, joined, pagesOf, passagesOf, sliceOf, wordsOf } from './passages.ts';

const TEXT = Array.from({ length: 4000 }, (_, index) => `palavra${index}`).join(' ');
const source = (from: number, to: number) => ({
	document_id: 'd',
	filename: 'd.md',
	characters: TEXT.length,
	from,
	to,
	text: TEXT.slice(from, to),
	pages: [],
	markup: [],
});

test('spans that touch are one passage, in the order of the document', () => {
	expect(
		joined([
			[40, 50],
			[0, 10],
			[11, 20],
		]),
	).toEqual([
		[0, 20],
		[40, 50],
	]);
});

test('a passage and its surroundings are found in as many blocks as it takes', () => {
	expect(blocksOf([[100, 200]])).toEqual([0]);
	expect(blocksOf([[7900, 8100]])).toEqual([0, 1]);
	expect(blocksOf([[8100, 8200]])).toEqual([0, 1]);
});

test('blocks that overlap by half a character are put together without a seam', () => {
	expect(sliceOf([source(8000, 16000), source(0, 8001)], 7990, 8020)).toBe(TEXT.slice(7990, 8020));
});

const shown = (spans: [number, number][]) => passagesOf([source(0, 8000)], spans);

test('a passage is shown between whole words', () => {
	const from = TEXT.indexOf('palavra100');
	const [before, passage, after] = shown([[from, from + 21]])[0] ?? [];
	expect(passage).toEqual({ text: 'palavra100 palavra101', rested: true });
	expect(before?.text).toMatch(/^… palavra\d+ .* $/);
	expect(after?.text).toMatch(/^ palavra102 .*palavra\d+…$/);
});

test('no passage begins or ends inside a word', () => {
	const from = TEXT.indexOf('palavra100');
	const [before, passage, after] = shown([[from + 3, from + 15]])[0] ?? [];
	expect(passage?.text).toBe('palavra100 palavra101');
	expect(before?.text).toMatch(/ $/);
	expect(after?.text).toMatch(/^ /);
});

test('what is markup is not shown, wherever it is cut', () => {
	const text = 'Da **versão 2.1** em [diante](https://a.b), sem mais.\n\nOutra *nota*.';
	const markup = [
		{ from: 3, to: 5, read: '' },
		{ from: 15, to: 17, read: '' },
		{ from: 21, to: 22, read: '' },
		{ from: 28, to: 42, read: '' },
		{ from: 61, to: 62, read: '' },
		{ from: 66, to: 67, read: '' },
	];
	const whole = { document_id: 'd', filename: 'd.md', characters: text.length, pages: [], markup };
	const parts = [
		{ ...whole, from: 0, to: 16, text: text.slice(0, 16) },
		{ ...whole, from: 16, to: text.length, text: text.slice(16) },
	];
	expect(wordsOf(parts, 0, text.length)).toBe('Da versão 2.1 em diante, sem mais.\n\nOutra nota.');
	expect(passagesOf(parts, [[5, 15]])).toEqual([
		[
			{ text: 'Da ', rested: false },
			{ text: 'versão 2.1', rested: true },
			{ text: ' em diante, sem mais.', rested: false },
		],
	]);
	expect(passagesOf(parts, [[62, 66]])[0]?.map((piece) => piece.text)).toEqual(['Outra ', 'nota', '.']);
});

test('passages that stand close together are one, with what is between them', () => {
	const from = TEXT.indexOf('palavra100');
	const near = shown([
		[from, from + 10],
		[from + 33, from + 43],
	]);
	expect(near).toHaveLength(1);
	expect(near[0]?.map(({ rested }) => rested)).toEqual([false, true, false, true, false]);
	expect(near[0]?.[2]?.text).toBe(' palavra101 palavra102 ');
	expect(
		shown([
			[0, 10],
			[2000, 2010],
		]),
	).toHaveLength(2);
});

test('a long passage is cut, and nothing follows it', () => {
	const [passage, ...rest] = shown([[0, 5000]])[0] ?? [];
	expect(passage?.text).toMatch(/^palavra0 .* palavra\d+…$/);
	expect(TEXT).toContain(`${passage?.text.slice(0, -1)} `);
	expect(passage?.text.length).toBeLessThanOrEqual(901);
	expect(rest).toEqual([]);
});

test('the pages of a line are those that its spans stand on', () => {
	const sources = [
		{
			to: 8000,
			pages: [
				{ from: 0, page: 3 },
				{ from: 5000, page: 4 },
			],
		},
		{
			to: 16000,
			pages: [
				{ from: 8000, page: 4 },
				{ from: 9000, page: 9 },
			],
		},
	];
	expect(pagesOf(sources, [[10, 20]])).toEqual([3]);
	expect(
		pagesOf(sources, [
			[4990, 5010],
			[8100, 9500],
		]),
	).toEqual([3, 4, 9]);
	expect(pagesOf([{ to: 8000, pages: [] }], [[10, 20]])).toEqual([]);
});
