import type { ErrorBody, Script, Source } from '@nexus/contract';
import { SOURCE_CHARACTERS_MAX } from '@nexus/contract';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

const paragraph = (number: number) =>
	`A ponte 🌉 número ${number} foi aberta em ${1_700 + number}. “Ela tem ${821 + number} metros”, diz a placa.\n\n`;
const CONTENT = `# As pontes\n\n${Array.from({ length: 230 }, (_, number) => paragraph(number)).join('')}`;

let stack: Stack;
let client: ApiClient;
let podcastId: string;
let documentId: string;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	const podcast = await client.create({ text: CONTENT, title: 'A ponte' });
	podcastId = podcast.id;
	documentId = podcast.document_id ?? '';
});
afterAll(() => stack?.close());

const passage = (from?: number, to?: number) => {
	const query = from === undefined ? '' : `?from=${from}${to === undefined ? '' : `&to=${to}`}`;
	return client.expect<Source>('GET', `/api/v1/podcasts/${podcastId}/source${query}`);
};

/** [from, to) of the document without its markup. */
function wordsOf(content: string, markup: Source['markup'], from: number, to: number): string {
	const units = content.split('');
	for (const mark of markup) {
		units.fill('', mark.from, mark.to);
		units[mark.from] = mark.read;
	}
	return units.slice(from, to).join('');
}

const ANYWHERE = [0, 11, CONTENT.indexOf('🌉') + 1, 5_000, 7_801, 9_999, 15_700, CONTENT.length - 40] as const;

async function expectEveryPassage(): Promise<void> {
	for (const from of ANYWHERE) {
		const found = await passage(from, from + 300);
		expect(
			[from - found.from, found.to - Math.min(from + 300, CONTENT.length)].every((by) => by === 0 || by === 1),
		).toBe(true);
		expect(found.text).toBe(CONTENT.slice(found.from, found.to));
		expect(found.text.isWellFormed()).toBe(true);
	}
}

it('is the document’s own text, before and after it is cut into parts', async () => {
	await expectEveryPassage();
	await client.expect('GET', `/api/v1/podcasts/${podcastId}/preview`);
	const { parts } = await client.podcast(podcastId);
	expect(parts.length).toBeGreaterThan(1);
	await expectEveryPassage();
});

it('holds what the lines of the script rest on', async () => {
	const { lines } = await client.expect<Pick<Script, 'lines'>>('GET', `/api/v1/podcasts/${podcastId}/script`);
	const rested = lines.flatMap(({ passages }) => passages).findLast(({ start }) => start > 7_800);
	expect(rested).toMatchObject({ document_id: documentId });
	const { start: from, end: to } = rested ?? { start: 0, end: 0 };
	const found = await passage(from, to);
	expect(found).toMatchObject({ document_id: documentId, characters: CONTENT.length, from, to });
	expect(found.text).toMatch(/ponte|metros/);
	const query = `from=${from}&to=${to}`;
	const source = `/api/v1/podcasts/${podcastId}/source?${query}`;
	expect(await client.expect('GET', `${source}&document_id=${documentId}`)).toEqual(found);
	expect((await client.call('GET', `${source}&document_id=${podcastId}`)).status).toBe(404);
	const spans = lines.map((line) => line.spans);
	expect(lines.map(({ passages }) => passages.map(({ start, end }) => [start, end]))).toEqual(spans);
});

it('tells what of it is markup, wherever it begins and ends', async () => {
	const code = `\`\`\`\n${'const ponte = *outra* * 2;\n'.repeat(30)}\`\`\`\n\n`;
	const table = '| Ponte | *Metros* |\n|---|---|\n| **Lacerda** | 821 |\n';
	const content = `${CONTENT.slice(0, 9_000)}\n\n${code}Veja [a nota][1] e *o resto*.\n\n${table}\n[1]: https://a.b\n`;
	const podcast = await client.create({ text: content, title: 'Marcas' });
	const words = async (from: number, to: number) => {
		const source = await client.expect<Source>('GET', `/api/v1/podcasts/${podcast.id}/source?from=${from}&to=${to}`);
		return wordsOf(content, source.markup, from, to);
	};
	const between = (start: string, end: string) => words(content.indexOf(start), content.indexOf(end));
	const expectEveryStretch = async () => {
		expect(await between('nte = *outra*', 'Veja [')).toBe(`${'const ponte = *outra* * 2;\n'.repeat(30).slice(8)}\n`);
		expect(await between('nota][1]', 'to*.')).toBe('nota e o res');
		expect(await between('da** |', '\n[1]: ')).toBe('da · 821\n');
		expect(await words(0, content.indexOf('pontes'))).toBe('As ');
	};
	await expectEveryStretch();
	await client.expect('GET', `/api/v1/podcasts/${podcast.id}/preview`);
	await expectEveryStretch();
});

it('is no more than one answer holds, and nothing beyond the end', async () => {
	expect((await passage()).text).toBe(CONTENT.slice(0, SOURCE_CHARACTERS_MAX));
	expect((await passage(100, 1_000_000)).text).toBe(CONTENT.slice(100, 100 + SOURCE_CHARACTERS_MAX));
	expect(await passage(99_000_000)).toMatchObject({ from: CONTENT.length, to: CONTENT.length, text: '' });
	expect((await passage(50, 10)).text).toBe('');
	const refused = await client.call<ErrorBody>('GET', `/api/v1/podcasts/${podcastId}/source?from=-1`);
	expect([refused.status, refused.body.code]).toEqual([422, 'validation']);
});

it('says so when the document is gone', async () => {
	await client.expect('DELETE', `/api/v1/storage/documents/${documentId}`);
	const gone = await client.call<ErrorBody>('GET', `/api/v1/podcasts/${podcastId}/source`);
	expect([gone.status, gone.body.code]).toEqual([410, 'source_gone']);
	expect(gone.body.message).toContain('documento deste podcast foi removido');
});
