import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, readFile } from './worker.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

it('hands no text back that the caller has already', () => {
	const { text, encoding, characters } = read({
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
	const { text } = read({ bytes, filename: 'a.md' });
	expect(new TextDecoder().decode(text ?? undefined)).toBe(expected);
});

it('reads an open file as it reads bytes, and leaves it open', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-reader-'));
	const bytes = bytesOf('A ponte é de 1926.\r\nFoi aberta.\r\n'.repeat(1000), 'latin1');
	await writeFile(join(folder, 'text'), bytes);
	const file = await open(join(folder, 'text'));
	try {
		expect(readFile({ descriptor: file.fd, filename: 'a.md' })).toEqual(read({ bytes, filename: 'a.md' }));
		expect((await file.stat()).size).toBe(bytes.length);
	} finally {
		await file.close();
		await rm(folder, { recursive: true });
	}
});

it('tells of a file that cannot be read as of storage that is not available', async () => {
	// The first page of a process's memory is never there: reading it fails as a broken disk does.
	const file = await open('/proc/self/mem');
	try {
		const call = () => readFile({ descriptor: file.fd, filename: 'a.md' });
		expect(call).toThrow(expect.objectContaining({ code: 'storage_unavailable' }));
	} finally {
		await file.close();
	}
});
