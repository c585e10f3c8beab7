import { expect, test } from 'vitest';
import { lineAt, splitAtWords, wordAt } from './spoken-position.ts';

const lines = [
	{ start: 0.5, end: 2 },
	{ start: 2.4, end: 4 },
	{ start: 4, end: 9 },
];

test('the line is the last that has begun, also in the pause after it', () => {
	expect(lineAt(lines, 0)).toBe(-1);
	expect(lineAt(lines, 0.5)).toBe(0);
	expect(lineAt(lines, 2.2)).toBe(0);
	expect(lineAt(lines, 4)).toBe(2);
	expect(lineAt(lines, 999)).toBe(2);
	expect(lineAt([], 1)).toBe(-1);
});

test('the word is found by its own start', () => {
	const words: [number, number, number, number][] = [
		[0, 3, 0.5, 0.8],
		[5, 10, 0.9, 1.4],
	];
	expect(wordAt(words, 0.4)).toBe(-1);
	expect(wordAt(words, 0.85)).toBe(0);
	expect(wordAt(words, 1)).toBe(1);
});

test('the pieces put together are the line again', () => {
	const text = '“Olá, mundo!” disse ela.';
	const words: [number, number, number, number][] = [
		[1, 4, 0, 1],
		[6, 11, 1, 2],
		[14, 19, 2, 3],
		[20, 23, 3, 4],
	];
	const pieces = splitAtWords(text, words);
	expect(pieces.map(({ before, word, after }) => before + word + after).join('')).toBe(text);
	expect(pieces.map(({ word }) => word)).toEqual(['Olá', 'mundo', 'disse', 'ela']);
});
