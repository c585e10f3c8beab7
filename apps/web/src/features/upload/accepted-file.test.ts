import { expect, test } from 'vitest';
import { acceptedFile, baseName } from './accepted-file.ts';

test('only .md and .txt are taken, in any case', () => {
	const taken = (...names: string[]) => acceptedFile(names.map((name) => new File([], name)))?.name;
	expect(['a.md', 'B.TXT', 'x.y.Md'].map((name) => taken(name))).toEqual(['a.md', 'B.TXT', 'x.y.Md']);
	expect(taken('a.pdf', 'md', 'a.md.zip', '')).toBeUndefined();
	expect(taken('a.pdf', 'b.md', 'c.md')).toBe('b.md');
});

test('a file’s title is its name without the extension', () => {
	expect(baseName('Relatório v1.2.md')).toBe('Relatório v1.2');
	expect(baseName('sem-extensao')).toBe('sem-extensao');
});
