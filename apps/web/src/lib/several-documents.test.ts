import { expect, it } from 'vitest';
import { moveItem, nameOfSeveral } from './several-documents.ts';

it('names three documents, and of more two and how many others', () => {
	const named = (...names: string[]) => nameOfSeveral(names.map((filename) => ({ filename })));
	expect(named('a ponte.md', 'o rio.v2.txt')).toBe('a ponte e o rio.v2');
	expect(named('a.md', 'b.md', 'c.md')).toBe('a, b e c');
	expect(named('a.md', 'b.md', 'c.md', 'd.md')).toBe('a, b e mais 2');
});

it('moves one by a place, and never over an end', () => {
	expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
	expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
	expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
	expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
