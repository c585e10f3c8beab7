import { expect, it } from 'vitest';
import { moveMarks, pagesWithin } from './page-marks.ts';

const page = (number: number) => `${`Página ${number}, com palavras que só ela tem. `.repeat(3)}\n\n`;
const BEFORE = page(1) + page(2) + page(3);
const MARKS = [1, 2, 3].map((number) => ({ offset: BEFORE.indexOf(`Página ${number}`), page: number }));

it('finds every page again in a text that was mended in several places', () => {
	const after = BEFORE.replace('com palavras', 'com muitas e muitas palavras').replace(
		'Página 3,',
		'Nota.\n\nPágina 3,',
	);
	const moved = moveMarks(MARKS, BEFORE, after);
	expect(moved.map(({ offset, page: number }) => [number, after.slice(offset, offset + 8)])).toEqual([
		[1, 'Página 1'],
		[2, 'Página 2'],
		[3, 'Página 3'],
	]);
});

it('keeps offsets within a text of which pages were deleted', () => {
	const after = page(1);
	for (const { offset } of moveMarks(MARKS, BEFORE, after)) expect(offset).toBeLessThanOrEqual(after.length);
});

it('tells which pages a passage stands on', () => {
	const [, second = { offset: 0, page: 0 }] = MARKS;
	expect(pagesWithin(MARKS, 5, 10)).toEqual([{ from: 5, page: 1 }]);
	expect(pagesWithin(MARKS, 5, second.offset + 1)).toEqual([
		{ from: 5, page: 1 },
		{ from: second.offset, page: 2 },
	]);
	expect(pagesWithin([], 5, 10)).toEqual([]);
});

it('takes the nearest of places that look alike, before or after where it is expected', () => {
	const alike = 'A mesma linha abre todas as páginas desta ata, sem exceção.\n';
	const before = `${alike}Um.\n${alike}Dois.\n${alike}Três.\n`;
	const marks = [0, before.indexOf(alike, 1), before.lastIndexOf(alike)].map((offset, index) => ({
		offset,
		page: index + 1,
	}));
	const after = before.replace('Um.', 'Um, com pressa.');
	expect(moveMarks(marks, before, after).map(({ offset }) => offset)).toEqual([
		0,
		after.indexOf(alike, 1),
		after.lastIndexOf(alike),
	]);
});
