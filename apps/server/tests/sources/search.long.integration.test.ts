import type { Script, SearchAnswer, SearchResult } from '@nexus/contract';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

it('tells where a line of a later part is heard, and of none that is not heard yet', async () => {
	const { filename, content } = sample('long-pt');
	const { id } = await client.makeEpisode(filename, inParts(stretchesOf(content, [500, 500])), { title: 'Em partes' });
	const { lines, version } = await client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
	const phraseOf = (text: string) => text.split(' ').slice(2, 9).join(' ');
	const last = lines.findLast(
		(line) =>
			line.part_number === 2 &&
			line.text.split(' ').length > 9 &&
			lines.every(({ id, text }) => id === line.id || !text.includes(phraseOf(line.text))),
	);
	if (!last) throw new Error('no line of the second part stands for itself');
	const phrase = `"${phraseOf(last.text)}"`;
	const saidIn = async () => of('line', await ask(phrase)).find(({ podcast_id }) => podcast_id === id);
	const heard = (await client.transcript(id)).lines.find(({ text }) => text === last.text);
	const said = await saidIn();
	expect(said).toMatchObject({ file_index: 0, speaker: heard?.name });
	expect(said?.seconds).toBeCloseTo(heard?.start ?? -1, 2);
	const changed = lines.map(({ id, speaker, text }) => ({
		id,
		speaker,
		text: id === last.id ? `Agora de outro jeito. ${text}` : text,
	}));
	await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { lines: changed, version });
	expect(await saidIn()).toMatchObject({ file_index: null, seconds: null });
});
