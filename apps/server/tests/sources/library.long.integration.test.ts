import type { LibraryDetails, LibraryList } from '@nexus/contract';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ CLEANUP_PRESERVE_RECENT_COUNT: '1', CLEANUP_KEPT_DOCUMENTS_MAX: '1' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const DOCUMENTS = '/api/v1/documents/';
const list = (more = '') => client.expect<LibraryList>('GET', DOCUMENTS + more);
const change = (id: string, body: object) => client.call<LibraryDetails>('PATCH', DOCUMENTS + id, body);

it('lists what was sent and brought with its use and its stay, renames and keeps it', async () => {
	const sent = await client.upload('Maré.md', '# As marés\n\nA maré sobe duas vezes por dia.\n');
	await client.expect('POST', '/api/v1/podcasts/', { document_id: sent.id, title: 'O mar' });
	const brought = await client.expect<{ id: string }>('POST', '/api/v1/documents/import?wait=300', {
		text: 'A ponte tem 821 metros.',
		title: 'Ponte',
	});
	await query(stack, `update documents set created_at = now() - interval '40 days' where id = $1`, [sent.id]);

	const { documents, ...counts } = await list();
	expect(counts).toMatchObject({ total: 2, kept: 0, kept_max: 1 });
	expect(documents).toMatchObject([
		{ id: brought.id, filename: 'Ponte.md', kind: 'text', podcast_count: 0, stays: 'recent', expires_at: null },
		{ id: sent.id, filename: 'Maré.md', kind: null, title: 'As marés', podcast_count: 1, stays: null },
	]);
	expect(Date.parse(documents[1]?.expires_at ?? '')).toBeLessThan(Date.now());
	expect((await list('?search=MARES')).documents.map(({ id }) => id)).toEqual([sent.id]);
	expect((await list('?search=nada')).total).toBe(0);

	const kept = await change(sent.id, { kept: true, filename: '../Água e lua' });
	expect(kept.body).toMatchObject({
		filename: 'Água e lua.md',
		stays: 'kept',
		in_use: false,
		podcasts: [{ title: 'O mar' }],
	});
	const refused = await change(brought.id, { kept: true });
	expect([refused.status, refused.body]).toMatchObject([409, { code: 'too_many_kept' }]);
});

it('a cleanup leaves what is kept alone, and takes it once it no longer is', async () => {
	const [, old] = (await list()).documents;
	const cleanup = () => client.expect('POST', '/api/v1/cleanup/run', {});
	await cleanup();
	expect((await list()).total).toBe(2);
	expect((await change(old?.id ?? '', { kept: false })).body.stays).toBe(null);
	await cleanup();
	expect((await list()).documents.map(({ filename }) => filename)).toEqual(['Ponte.md']);
	expect((await change(old?.id ?? '', { kept: true })).status).toBe(404);
});

it('is of its user alone', async () => {
	const other = await ApiClient.registered(stack.url);
	const [mine] = (await list()).documents;
	expect((await other.expect<LibraryList>('GET', DOCUMENTS)).total).toBe(0);
	expect((await other.call('GET', DOCUMENTS + mine?.id)).status).toBe(404);
	expect((await other.call('PATCH', DOCUMENTS + mine?.id, { filename: 'meu.md' })).status).toBe(404);
});
