import { expect, it } from 'vitest';
import { readPassages } from './passages.ts';

it('lines may rest on a heading that holds a figure, and on no other', () => {
	const text =
		'# A trilha\n\n## O dia seguinte\n\nEla acordou cedo.\n\n## Kalapathar, 5545 m\n\nO vento era forte lá em cima.\n';
	const source = { index: 0, start: 0, end: text.length, sections: [] };
	const { passages } = readPassages({ text, base: 0, parts: [{ source, repeats: [] }] });
	expect(passages.filter(({ isHeading }) => isHeading).map((passage) => passage.text)).toEqual([
		'A trilha',
		'O dia seguinte',
	]);
	expect(passages.find(({ isHeading, text: own }) => !isHeading && own.includes('5545'))?.spans).toHaveLength(1);
});
