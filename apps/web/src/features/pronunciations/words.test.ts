import { expect, it } from 'vitest';
import { linesToCheck } from './words.ts';

it.each([
	[[4], 'Confira a linha 4 do arquivo.'],
	[[4, 5], 'Confira as linhas 4 e 5 do arquivo.'],
	[[4, 5, 6], 'Confira as linhas 4, 5 e 6 do arquivo.'],
	[[1, 2, 3, 4, 5, 6, 7], 'Confira as linhas 1, 2, 3, 4, 5 e mais 2 do arquivo.'],
])('names the lines %j of a file', (lines, words) => {
	expect(linesToCheck(lines)).toBe(words);
});
