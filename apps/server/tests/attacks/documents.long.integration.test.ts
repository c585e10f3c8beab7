import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { ErrorBody, Podcast, Upload } from '@nexus/contract';
import { expectRefusal, expectServerAnswers, storedData } from '@nexus/testkit/server-checks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const PORTUGUESE = 'A invenção do avião: às três, o avô disse "não". Coração, pão e maçã à mão.\r\nÓtimo!\r\n';
const UNIX = PORTUGUESE.replaceAll('\r\n', '\n');
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

async function send(filename: string, content: Uint8Array | string) {
	const form = new FormData();
	form.append('file', new Blob([content as BlobPart]), filename);
	return client.call<Upload & ErrorBody>('POST', '/api/v1/podcasts/upload', form);
}

describe('attack 8: what a text file may hold', () => {
	it.each([
		['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${PORTUGUESE}`), 'utf-8', UNIX],
		['UTF-16 LE with a byte order mark', Buffer.from(`\uFEFF${PORTUGUESE}`, 'utf16le'), 'utf-16le', UNIX],
		['UTF-16 LE without one', Buffer.from(PORTUGUESE, 'utf16le'), 'utf-16le', UNIX],
		['UTF-16 BE with a byte order mark', swapped(`\uFEFF${PORTUGUESE}`), 'utf-16be', UNIX],
		['UTF-16 BE without one', swapped(PORTUGUESE), 'utf-16be', UNIX],
		['Latin-1', Buffer.from(PORTUGUESE, 'latin1'), 'latin1', UNIX],
		[
			'the quotation marks, dashes and euro of Windows-1252',
			Buffer.from('\x93Não\x94 \x96 disse o avô \x97 por \x80 5. Coração\x85', 'latin1'),
			'latin1',
			'“Não” – disse o avô — por € 5. Coração…',
		],
		[
			'a lone surrogate in UTF-16',
			Buffer.from('Meio \uD83D emoji, e a ação continua.', 'utf16le'),
			'utf-16le',
			'Meio \uFFFD emoji, e a ação continua.',
		],
		[
			'a surrogate encoded in UTF-8',
			Buffer.concat([Buffer.from('Ação, '), Buffer.from([0xed, 0xa0, 0xbd]), Buffer.from(' reação.')]),
			'utf-8',
			'Ação, \uFFFD\uFFFD\uFFFD reação.',
		],
		[
			'UTF-8 cut off inside a character',
			Buffer.from('São três irmãs e um avô').subarray(0, -1),
			'utf-8',
			'São três irmãs e um av\uFFFD',
		],
		[
			'markup inside a text',
			Buffer.from('Texto com <script>alert(1)</script> no meio.'),
			'utf-8',
			'Texto com <script>alert(1)</script> no meio.',
		],
	])('takes %s, as UTF-8, with the original beside it where that differs', async (_, bytes, encoding, text) => {
		const { status, body } = await send('texto.txt', bytes);
		expect([status, body.encoding, body.characters, body.size]).toEqual([201, encoding, text.length, bytes.length]);
		const { files } = await storedData(stack);
		const folder = files.filter((file) => file.includes(body.id)).map((file) => join(stack.dataDir, 'objects', file));
		expect(folder).toHaveLength(bytes.equals(Buffer.from(text)) ? 1 : 2);
		expect(await readFile(folder[0] ?? '')).toEqual(bytes);
		expect(await readFile(folder.at(-1) ?? '', 'utf8')).toBe(text);
	});

	const docx = Buffer.concat([
		Buffer.from('PK\x03\x04\x14\0\x08\0\x08\0', 'latin1'),
		deflateRawSync('word/document.xml'),
	]);
	it.each([
		['a Word document', docx],
		['an empty zip', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')],
		['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
		['gzip', gzipSync(PORTUGUESE)],
		['an HTML page', Buffer.from('<!DOCTYPE html>\n<html lang="pt"><body><script>alert(1)</script></body></html>')],
		['an HTML page in UTF-16', Buffer.from('\uFEFF<html><body onload="alert(1)">Olá</body></html>', 'utf16le')],
		['an SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
		[
			'an XML bomb',
			Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>'),
		],
		['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
		['a program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
		['a NUL byte', Buffer.from('Texto com \0 um byte nulo no meio da frase.')],
		['NUL bytes only', Buffer.alloc(1000)],
		[
			'invalid UTF-8 that is nothing else either',
			Buffer.from(Array.from({ length: 512 }, (_, at) => 0x80 + (at % 0x70))),
		],
		['bytes without order', Buffer.from(Array.from({ length: 4096 }, (_, at) => Math.imul(at, 2654435761) >>> 24))],
	])('refuses %s under the name of a text', async (_, bytes) => {
		const before = await storedData(stack);
		expectRefusal(await send('texto.txt', bytes), 'upload_not_text');
		expect(await storedData(stack)).toEqual(before);
	});

	it.each([
		['nothing', Buffer.alloc(0)],
		['white space', Buffer.from(' \t\r\n\u00a0\u2003\u3000\n')],
		['zero-width characters', Buffer.from('\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e')],
		['a byte order mark', Buffer.from([0xff, 0xfe])],
		['UTF-16 white space', swapped('\uFEFF \n\u200b\n')],
	])('calls %s empty', async (_, bytes) => {
		const before = await storedData(stack);
		expectRefusal(await send('texto.md', bytes), 'upload_empty');
		expect(await storedData(stack)).toEqual(before);
	});

	it('holds a text that comes as JSON to the same rules', async () => {
		const create = (text: string) => client.call<Podcast & ErrorBody>('POST', '/api/v1/podcasts/', { text });
		const before = await storedData(stack);
		expectRefusal(await create('<svg onload="alert(1)"></svg>'), 'upload_not_text');
		expectRefusal(await create('\u200b \n'), 'upload_empty');
		expectRefusal(await create(''), 'upload_empty');
		expectRefusal(await create('Um \0 nulo.'), 'unstorable_text', { path: 'text' });
		expect(await storedData(stack)).toEqual(before);

		const { body } = await create('Meio \uD83D emoji, e a ação continua.');
		const [text = ''] = (await storedData(stack)).files.filter((file) => file.includes(String(body.document_id)));
		expect(await readFile(join(stack.dataDir, 'objects', text), 'utf8')).toBe('Meio \uFFFD emoji, e a ação continua.');
	});

	it('goes on serving', () => expectServerAnswers(client));
});
