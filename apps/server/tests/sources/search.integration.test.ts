import type { SearchAnswer, SearchResult } from '@nexus/contract';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const ask = (q: string, who = client) =>
	who.expect<SearchAnswer>('GET', `/api/v1/search?${new URLSearchParams({ q })}`);
const of = (kind: SearchResult['kind'], { results }: SearchAnswer) => results.filter((result) => result.kind === kind);
const matches = (result: SearchResult | undefined) =>
	result?.excerpt.filter(({ match }) => match).map(({ text }) => text.toLowerCase());

const TEXT = `# Marés

As marés sobem duas vezes por dia. A Lua puxa a água dos oceanos, e a água responde.

Os pescadores conhecem as tábuas de cor. A engenheira mediu a corrente do estuário em três estações.
`;

it('finds titles, lines with their place, names and passages, whatever the accents, the forms and the language', async () => {
	const episode = await client.makeEpisode('marés.md', TEXT, { title: 'Água e lua' });
	const [line] = await query<{ text: string; start_seconds: number }>(
		stack,
		`select l.text, l.start_seconds from lines l join parts p on p.id = l.part_id
			where p.episode_id = $1 and l.text ilike '%pescadores%' limit 1`,
		[episode.id],
	);
	// The first search asks for the document to be indexed.
	const found = await vi.waitUntil(
		async () => {
			const answer = await ask('PESCADOR');
			return answer.indexing === 0 && answer;
		},
		{ timeout: 60_000, interval: 250 },
	);
	const [passage] = of('passage', found);
	expect(passage).toMatchObject({ document_id: episode.document_id, title: 'marés.md', page: null });
	expect(matches(passage)).toEqual(['pescadores']);
	if (line) {
		const [said] = of('line', found);
		expect(said).toMatchObject({ podcast_id: episode.id, title: 'Água e lua', file_index: 0 });
		expect(said?.seconds).toBeCloseTo(line.start_seconds, 3);
	}
	expect(of('podcast', await ask('luas água'))).toMatchObject([{ podcast_id: episode.id }]);
	expect(of('podcast', await ask('agua e l'))).toMatchObject([{ podcast_id: episode.id, excerpt: [] }]);
	expect(of('document', await ask('MARES'))).toMatchObject([{ document_id: episode.document_id }]);
	expect(matches(of('passage', await ask('"duas vezes"'))[0])).toEqual(['duas', 'vezes']);
	expect(of('passage', await ask('lua -pescadores'))).toEqual([]);
});

it('finds nothing of other people’s, and what was edited or deleted as it is now', async () => {
	const other = await ApiClient.registered(stack.url);
	expect(await ask('pescadores', other)).toEqual({ results: [], indexing: 0 });
	const { id } = await other.upload('notas.md', 'O faro do cão.');
	const settled = (q: string) =>
		vi.waitUntil(
			async () => {
				const answer = await ask(q, other);
				return answer.indexing === 0 && answer;
			},
			{ timeout: 60_000, interval: 250 },
		);
	expect(of('passage', await settled('cao'))).toHaveLength(1);
	await other.expect('PUT', `/api/v1/documents/${id}/text`, { markdown: 'O faro do gato.' });
	expect(of('passage', await settled('cao'))).toEqual([]);
	expect(matches(of('passage', await settled('gatos'))[0])).toEqual(['gato']);
	await other.expect('DELETE', `/api/v1/storage/documents/${id}`);
	expect(await ask('gatos', other)).toEqual({ results: [], indexing: 0 });
});

it('takes any words for words: signs of the query language, too many, too few', async () => {
	for (const q of [`" & | ! ' : * ( )`, "%'; --", 'de a o', '🌊🌊', `${'"'.repeat(150)}`]) {
		expect((await ask(q)).indexing).toBe(0);
	}
	expect((await client.call('GET', '/api/v1/search?q=a')).status).toBe(422);
	expect((await client.call('GET', `/api/v1/search?q=${'a'.repeat(201)}`)).status).toBe(422);
	expect((await client.call('GET', '/api/v1/search')).status).toBe(422);
});
