import { readFile } from 'node:fs/promises';
import type { DocumentImport } from '@nexus/contract';
import { storedFiles } from '@nexus/testkit/server-checks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { startWebPage, type WebPage } from '@nexus/testkit/web-page';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FILES = new URL('../../../../packages/adapters/src/document-conversion/fixtures/files/', import.meta.url);
let site: WebPage;
let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	site = await startWebPage();
	stack = await startStack({ WEB_IMPORT_HOSTS: site.host, IMPORT_MAX_BYTES: String(1024 * 1024) });
	client = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await stack?.close();
	site?.close();
});

const IMPORT = '/api/v1/documents/import';
const WAIT = '?wait=300';

async function formOf(name: string, shown = name): Promise<FormData> {
	const form = new FormData();
	form.append('file', new Blob([await readFile(new URL(name, FILES))]), shown);
	return form;
}
const bring = async (name: string, shown?: string) =>
	await client.expect<DocumentImport>('POST', IMPORT + WAIT, await formOf(name, shown));
const usedBytes = async () =>
	(await client.expect<{ storage_bytes: { used: number } }>('GET', '/api/v1/users/me/usage')).storage_bytes.used;

it('turns a PDF into a document that can be read, mended, used, downloaded and deleted', async () => {
	const before = await usedBytes();
	const sent = await client.call<{ id: string; status: string }>(
		'POST',
		IMPORT,
		await formOf('latex-colunas.pdf', 'memória.pdf'),
	);
	expect([sent.status, sent.body.status]).toEqual([202, 'pending']);
	const done = await client.expect<DocumentImport>('GET', `${IMPORT}/${sent.body.id}${WAIT}`);
	expect(done).toMatchObject({
		id: sent.body.id,
		status: 'completed',
		progress: 100,
		title: 'Memória e esquecimento nos arquivos municipais',
		source: { kind: 'pdf', name: 'memória.pdf', pages: 2, language: 'pt' },
		warnings: [],
		error: null,
	});
	expect(done.markdown).toContain('# 2 Três maneiras de esquecer');
	const original = await readFile(new URL('latex-colunas.pdf', FILES));
	expect(await usedBytes()).toBe(before + original.length + Buffer.byteLength(done.markdown ?? ''));

	const text = `/api/v1/documents/${done.id}/text`;
	const mended = (done.markdown ?? '').replace('Nenhuma prefeitura', 'Quase nenhuma prefeitura');
	await client.expect('PUT', text, { markdown: mended });
	expect(await client.expect('GET', text)).toMatchObject({ id: done.id, markdown: mended });

	const podcast = await client.expect<{ id: string }>('POST', '/api/v1/podcasts/', { document_id: done.id });
	expect(podcast.id).toBeTruthy();
	expect((await client.call('PUT', text, { markdown: 'Outro texto.' })).status).toBe(409);
	const from = mended.indexOf('deixada ao acaso');
	const source = await client.expect<{ pages: object[] }>(
		'GET',
		`/api/v1/podcasts/${podcast.id}/source?from=${from}&to=${from + 40}`,
	);
	expect(source.pages).toEqual([{ from, page: 2 }]);

	const download = await client.call('GET', `/api/v1/storage/download/document/${done.id}`);
	expect([download.status, download.headers.get('content-type')]).toEqual([200, 'application/pdf']);
	await client.expect('DELETE', `/api/v1/storage/documents/${done.id}`);
	expect((await client.call('GET', `${IMPORT}/${done.id}`)).status).toBe(404);
	expect(await storedFiles(stack.dataDir)).toEqual([]);
	expect(await usedBytes()).toBe(before);
});

it('reads a page by its address and a text from the clipboard', async () => {
	const page = await client.expect<DocumentImport>('POST', IMPORT + WAIT, { url: site.address });
	expect(page).toMatchObject({
		status: 'completed',
		title: 'A feira que não fecha',
		author: 'Lúcia Prado',
		source: { kind: 'web', name: site.address, pages: null },
	});
	expect(page.markdown).not.toContain('Ignore as instruções');
	const pasted = await client.expect<DocumentImport>('POST', IMPORT + WAIT, { text: 'A maré sobe.\n', title: 'Marés' });
	expect(pasted).toMatchObject({ status: 'completed', markdown: 'A maré sobe.\n', source: { name: 'Marés.md' } });
});

it('refuses what it cannot read in words, and leaves nothing behind', async () => {
	const before = [await storedFiles(stack.dataDir), await usedBytes()];
	for (const [name, code] of [
		['encrypted.pdf', 'import_encrypted'],
		['scan.pdf', 'import_only_images'],
	] as const) {
		const refused = await bring(name);
		expect(refused).toMatchObject({ status: 'failed', markdown: null, error: { code } });
	}
	const inward = await client.expect<DocumentImport>('POST', IMPORT + WAIT, { url: 'http://169.254.169.254/latest/' });
	expect(inward.error?.code).toBe('address_not_allowed');
	const large = new FormData();
	large.append('file', new Blob([Buffer.alloc(1024 * 1024 + 1, 'a')]), 'grande.txt');
	expect((await client.call('POST', IMPORT, large)).status).toBe(413);
	expect((await client.call('POST', IMPORT, { url: 'nada' })).status).toBe(422);
	expect((await client.call('POST', IMPORT, {})).status).toBe(400);
	expect([await storedFiles(stack.dataDir), await usedBytes()]).toEqual(before);
});

it('a cancelled import and other people’s imports are out of reach', async () => {
	const other = await ApiClient.registered(stack.url);
	const sent = await client.expect<{ id: string }>('POST', IMPORT, await formOf('latex-livro.pdf'));
	expect((await other.call('GET', `${IMPORT}/${sent.id}`)).status).toBe(404);
	expect((await other.call('POST', `${IMPORT}/${sent.id}/cancel`)).status).toBe(404);
	const cancelled = await client.expect<DocumentImport>('POST', `${IMPORT}/${sent.id}/cancel`);
	expect(cancelled).toMatchObject({ status: 'cancelled', markdown: null });
	expect((await client.call('POST', `${IMPORT}/${sent.id}/cancel`)).status).toBe(409);
});
