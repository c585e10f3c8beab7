import { expect, test } from 'vitest';
import { acceptedFile, baseName, decodeText } from './file-text.ts';

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

test('text is read in the encoding it was written in', () => {
	const bytes = (...values: number[]) => new Uint8Array(values).buffer;
	expect(decodeText(new TextEncoder().encode('coração').buffer)).toBe('coração');
	expect(decodeText(bytes(0x61, 0xe7, 0xe3, 0x6f))).toBe('ação');
	expect(decodeText(bytes(0xff, 0xfe, 0xe7, 0x00, 0x61, 0x00))).toBe('ça');
});
