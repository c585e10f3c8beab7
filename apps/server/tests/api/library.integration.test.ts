import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf, ErrorBody, Upload } from '@nexus/contract';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.\n';

async function send(filename: string, content: string | Uint8Array, field = 'file') {
	const form = new FormData();
	form.append(field, new Blob([content as BlobPart]), filename);
	return client.call<Upload & ErrorBody>('POST', '/api/v1/podcasts/upload', form);
}

async function files(): Promise<string[]> {
	const entries = await readdir(join(stack.dataDir, 'objects'), { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('uploads', () => {
	it('keeps a document and tells what it is', async () => {
		const { status, body } = await send('ponte.md', TEXT.repeat(20));
		expect(status).toBe(201);
		expect(body).toMatchObject({
			filename: 'ponte.md',
			size: Buffer.byteLength(TEXT.repeat(20)),
			characters: TEXT.length * 20,
			encoding: 'utf-8',
			detected_language: 'pt',
			estimated_parts: 1,
		});
		const list = await client.expect<{ uploads: Upload[]; total: number }>('GET', '/api/v1/podcasts/uploads?limit=5');
		expect(list.uploads[0]).toEqual(body);
	});

	it('tells how a document begins, in words', async () => {
		const text = '# Um relatório\n\n| Métrica | Antes |\n|---|---:|\n| Tempo | 3 s |\n\nDa *versão 2.1*.';
		const { body } = await send('relatorio.md', text);
		expect(body.title).toBe('Um relatório');
		const lines = ['Um relatório', '', 'Métrica · Antes', 'Tempo · 3 s', '', 'Da versão 2.1.'];
		const beginning = (id: string) =>
			client.expect<AnswerOf<'documentBeginning'>>('GET', `/api/v1/documents/${id}/beginning`);
		expect(await beginning(body.id)).toEqual({
			id: body.id,
			lines: lines.map((line, index) => ({ text: line, heading: index === 0 })),
			whole: true,
		});
		const long = await beginning((await send('longo.txt', 'ção '.repeat(3000))).body.id);
		expect(long).toMatchObject({ lines: [{ text: 'ção '.repeat(1500).trim() }], whole: false });
	});

	it('reads Latin-1 and UTF-16', async () => {
		const latin1 = Buffer.from('Informação, coração e pão de açúcar à mão.', 'latin1');
		expect((await send('a.txt', latin1)).body).toMatchObject({ encoding: 'latin1', characters: 42 });
		const utf16 = Buffer.from('\uFEFFInformação em UTF-16, com acentuação.', 'utf16le');
		expect((await send('b.txt', utf16)).body).toMatchObject({ encoding: 'utf-16le', characters: 37 });
	});

	it.each([
		[
			'a zip',
			'a.txt',
			Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0008\u0000', 'latin1'),
			415,
			'upload_not_text',
		],
		['a PDF', 'a.txt', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 415, 'upload_not_text'],
		['an SVG', 'a.md', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 415, 'upload_not_text'],
		['another extension', 'a.pdf', TEXT, 415, 'upload_extension'],
		['nothing', 'a.txt', '', 422, 'upload_empty'],
		['white space', 'a.txt', ' \n\t\u200b\u00a0', 422, 'upload_empty'],
	])('refuses %s and keeps nothing', async (_, filename, content, status, code) => {
		const before = (await files()).length;
		const answer = await send(filename, content);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
		expect((await files()).length).toBe(before);
	});

	it('takes 10 MB and not one byte more', async () => {
		const line = Buffer.from(TEXT);
		const ten = Buffer.alloc(10 * 1024 * 1024, line);
		expect((await send('dez.txt', ten)).status).toBe(201);
		const more = await send('mais.txt', Buffer.concat([ten, Buffer.from('.')]));
		expect(more.status).toBe(413);
		expect(more.body.message).toBe('O arquivo passa do limite de 10 MB.');
	});

	it.each([
		['../../etc/passwd.md', 'passwd.md'],
		['c:\\windows\\ação.txt', 'ação.txt'],
		['\u202etxt.exe.md', 'txt.exe.md'],
		['relatório 😀.md', 'relatório 😀.md'],
		[`${'a'.repeat(10_000)}.md`, `${'a'.repeat(197)}.md`],
	])('keeps of the name %j what is fit to be shown', async (sent, kept) => {
		expect((await send(sent, TEXT)).body.filename).toBe(kept);
	});

	it('asks for the field', async () => {
		expect((await send('a.md', TEXT, 'arquivo')).body.code).toBe('upload_missing');
		expect((await client.call<ErrorBody>('POST', '/api/v1/podcasts/upload', {})).body.code).toBe('upload_missing');
	});
});
