import type { ErrorBody, Estimate, LibraryDetails, Podcast, Preview, Source } from '@nexus/contract';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sentences = (thing: string, count: number) =>
	Array.from({ length: count }, (_, at) => `Em ${1900 + at}, ${thing} mudou 🌉 depois da cheia número ${at}.`).join(
		'\n\n',
	);
const TEXTS = [
	`# A ponte\n\n## Os cabos\n\n${sentences('a ponte', 130)}\n`,
	`---\ntitle: "O porto"\n---\n\n# O porto\n\n${sentences('o porto', 130)}\n\n~~~\naberto\n`,
	`${sentences('a balsa', 60)}\n`,
] as const;
const PODCASTS = '/api/v1/podcasts/';

let stack: Stack;
let client: ApiClient;
let ids: string[];
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	ids = [];
	for (const [index, text] of TEXTS.entries()) ids.push((await client.upload(`texto ${index + 1}.md`, text)).id);
});
afterAll(() => stack?.close());

const create = (document_ids: readonly string[], more = {}) =>
	client.call<Podcast & ErrorBody>('POST', PODCASTS, { document_ids, ...more });

it('makes one script over all, each line of which names its document', async () => {
	const order = [ids[1], ids[0], ids[2]].map(String);
	const estimate = await client.expect<Estimate>('POST', `${PODCASTS}estimate`, { document_ids: order });
	expect(estimate.document_info).toMatchObject({
		document_id: ids[1],
		document_ids: order,
		filename: 'texto 2, texto 1 e texto 3',
	});
	expect(estimate.sections.map(({ heading }) => heading)).toEqual(['O porto', 'A ponte', 'Os cabos', 'texto 3']);

	const { status, body: podcast } = await create(order);
	expect([status, podcast.title, podcast.document_id]).toEqual([201, 'texto 2, texto 1 e texto 3', ids[1]]);
	expect(podcast.document_ids).toEqual(order);

	const { lines } = await client.expect<Preview>('GET', `${PODCASTS}${podcast.id}/preview?wait=120`);
	const passages = lines.flatMap((line) => line.passages);
	// All of them are told, one after the other.
	const told = passages.map(({ document_id }) => order.indexOf(document_id ?? ''));
	expect([...new Set(told)].sort()).toEqual([0, 1, 2]);
	const body = lines.filter(({ text }) => /mudou/.test(text)).flatMap((line) => line.passages.at(-1) ?? []);
	expect(body.map(({ document_id }) => order.indexOf(document_id ?? ''))).toContain(2);

	const { parts } = await client.podcast(podcast.id);
	expect(parts.length).toBe(estimate.document_info.estimated_parts);
	expect(parts.map(({ title }) => title.split(':')[0])).toEqual(expect.arrayContaining(['O porto', 'texto 3']));
	for (const { document_id, start, end } of passages.filter((_, at) => at % 7 === 0)) {
		const query = `document_id=${document_id}&from=${start}&to=${end}`;
		const source = await client.expect<Source>('GET', `${PODCASTS}${podcast.id}/source?${query}`);
		const text = TEXTS[ids.indexOf(String(document_id))] ?? '';
		expect([source.document_id, source.text]).toEqual([document_id, text.slice(source.from, source.to)]);
	}
});

it('a document among them is in use, tells of its episodes, and takes its text alone along', async () => {
	const { body: podcast } = await create([ids[0], ids[2]].map(String), { title: 'Dois' });
	await client.expect('GET', `${PODCASTS}${podcast.id}/preview?wait=120`);
	const { body: unwritten } = await create([ids[2], ids[0]].map(String));
	const shown = await client.expect<LibraryDetails>('GET', `/api/v1/documents/${ids[2]}`);
	expect(shown.podcasts.map(({ title }) => title)).toEqual(expect.arrayContaining(['Dois', unwritten.title]));
	const edit = await client.call<ErrorBody>('PUT', `/api/v1/documents/${ids[2]}/text`, { markdown: 'outro' });
	expect([edit.status, edit.body.code]).toEqual([409, 'document_has_podcasts']);

	await client.expect('DELETE', `/api/v1/storage/documents/${ids[2]}`);
	const source = (id: unknown) =>
		client.call<ErrorBody>('GET', `${PODCASTS}${podcast.id}/source?document_id=${id}&from=0&to=9`);
	expect((await source(ids[2])).body.code).toBe('source_gone');
	expect((await source(ids[0])).status).toBe(200);
	expect((await source(ids[1])).status).toBe(404);
	// What is written can be voiced; what is not lacks a document.
	const generated = await client.call('POST', `${PODCASTS}${podcast.id}/generate`, {});
	expect(generated.status).toBe(202);
	const refused = await client.call<ErrorBody>('POST', `${PODCASTS}${unwritten.id}/generate`, {});
	expect(refused.body.code).toBe('document_missing');
	expect((await client.podcast(unwritten.id)).document_ids).toEqual([ids[2], ids[0]]);
});

it('makes nothing of what is not one’s own, gone, twice the same, too many or too much', async () => {
	const other = await ApiClient.registered(stack.url);
	const { id: theirs } = await other.upload('deles.md', '# Segredo\n\nO cofre fica atrás do quadro.\n');
	const big = 'A maré sobe duas vezes por dia. '.repeat(180_000);
	const heavy = [(await client.upload('a.md', big)).id, (await client.upload('b.md', `${big}.`)).id];
	const before = (await client.expect<{ total: number }>('GET', PODCASTS)).total;
	for (const [document_ids, status, code] of [
		[[ids[0], theirs], 404, 'not_found'],
		[[ids[0], ids[2]], 404, 'not_found'],
		[[ids[0], 'não é um id'], 404, 'not_found'],
		[[ids[0], ids[0]?.toUpperCase()], 422, 'validation'],
		[[ids[0]], 422, 'validation'],
		[Array.from({ length: 21 }, () => crypto.randomUUID()), 422, 'validation'],
		[heavy, 413, 'documents_too_large'],
	] as const) {
		for (const path of [PODCASTS, `${PODCASTS}estimate`]) {
			const { status: got, body } = await client.call<ErrorBody>('POST', path, { document_ids });
			expect([got, body.code], `${path} ${document_ids.length}`).toEqual([status, code]);
		}
	}
	expect((await client.expect<{ total: number }>('GET', PODCASTS)).total).toBe(before);
});
