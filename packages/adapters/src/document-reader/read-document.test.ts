import { expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

it('hands no text back that the caller has already', () => {
	const { text, encoding, characters } = readDocument({
		bytes: bytesOf('# A ponte\n\nFoi aberta em 1926.\n'),
		filename: 'a.md',
	});
	expect([text, encoding, characters]).toEqual([null, 'utf-8', 31]);
});

it.each([
	[
		'another encoding',
		bytesOf('A ponte é de 1926. A ação começou.\n', 'latin1'),
		'A ponte é de 1926. A ação começou.\n',
	],
	['other line ends', bytesOf('A ponte.\r\nFoi aberta.\r\n'), 'A ponte.\nFoi aberta.\n'],
	['a byte order mark', bytesOf('\ufeffA ponte foi aberta.\n'), 'A ponte foi aberta.\n'],
])('hands back the text of a document with %s', (_, bytes, expected) => {
	const { text } = readDocument({ bytes, filename: 'a.md' });
	expect(new TextDecoder().decode(text ?? undefined)).toBe(expected);
});
