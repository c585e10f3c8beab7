import { expect, test } from 'vitest';
import { baseName, decodeText, isAccepted } from './file-text.ts';

test('only .md and .txt are taken, in any case', () => {
	expect(['a.md', 'B.TXT', 'x.y.Md'].every(isAccepted)).toBe(true);
	expect(['a.pdf', 'md', 'a.md.zip', ''].some(isAccepted)).toBe(false);
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
