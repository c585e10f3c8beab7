import { expect, test } from 'vitest';
import { MATCH_BEGINS, MATCH_ENDS } from '../ports/index.ts';
import { excerptOf } from './excerpt.ts';
import { passagesOf } from './passages.ts';

const marked = (text: string) => text.toLowerCase().replace(/mar\b/g, `${MATCH_BEGINS}mar${MATCH_ENDS}`);

test('passages end at paragraphs and hold the whole text', () => {
	const paragraph = `${'palavra '.repeat(90).trim()}.\n\n`;
	const text = paragraph.repeat(5);
	const passages = [...passagesOf(text)];
	expect(passages.map((passage) => passage.text).join('')).toBe(text);
	for (const { offset, text: passage } of passages) {
		expect(passage.endsWith('.\n\n')).toBe(true);
		expect(text.slice(offset, offset + passage.length)).toBe(passage);
	}
});

test('a text without any border is cut all the same, and not between halves of a letter', () => {
	const text = `x${'🌊'.repeat(3_000)}`;
	const passages = [...passagesOf(text)];
	expect(passages.every((passage) => passage.text.isWellFormed())).toBe(true);
	expect(passages.map((passage) => passage.text).join('')).toBe(text);
});

test('an excerpt shows the surroundings of what matched, as it is written', () => {
	const text = `${'Antes disso, muito. '.repeat(20)}O Mar sobe, e o mar desce. ${'Depois. '.repeat(60)}`;
	const pieces = excerptOf(text, marked(text));
	expect(pieces.filter(({ match }) => match).map((piece) => piece.text)).toEqual(['Mar', 'mar']);
	expect([pieces[0]?.text, pieces.at(-1)?.text]).toEqual(['…', '…']);
	expect(pieces.at(-2)?.text).toMatch(/Depois\.$/);
	expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(300);
});

test('what cannot be laid over the text letter by letter is shown without marks', () => {
	expect(excerptOf('O mar.', `o ${MATCH_BEGINS}mar${MATCH_ENDS}...`)).toEqual([{ text: 'O mar.', match: false }]);
});
