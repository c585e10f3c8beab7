import type { ChangedScript, ErrorBody, Script, ScriptLineAnswer } from '@nexus/contract';
import { podcastWithScript } from '@nexus/testkit/attacks';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let path: string;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	const id = await podcastWithScript(client, stack.databaseUrl, 200);
	await query(
		stack,
		`update lines set chapter = 'Capítulo ' || parts.number from parts
		 where parts.id = lines.part_id and lines.position = 0 and parts.episode_id = $1`,
		[id],
	);
	path = `/api/v1/podcasts/${id}/script`;
});
afterAll(() => stack?.close());

const read = () => client.expect<Script>('GET', path);
const change = (body: unknown, search = '') => client.call<ChangedScript & ErrorBody>('PATCH', path + search, body);
const at = ({ lines }: Script, position: number): ScriptLineAnswer => {
	const line = lines.at(position);
	if (!line) throw new Error(`the script has no line ${position}`);
	return line;
};
const wanted = ({ id, speaker, text, part_number }: ScriptLineAnswer) => ({ id, speaker, text, part_number });
const texts = ({ lines }: Script) => lines.map(({ text }) => text);

describe('changing lines of a script', () => {
	it('replaces, adds, removes and moves the lines sent, and tells what they are now', async () => {
		const before = await read();
		const changes = [
			{ after: at(before, 150).id, remove: 0, lines: [wanted(at(before, 5))] },
			{ after: at(before, 1).id, remove: 1, lines: [{ ...wanted(at(before, 2)), text: 'Outra fala.' }] },
			{ after: at(before, 4).id, remove: 1 },
			{ after: at(before, -1).id, lines: [{ speaker: 'B', text: 'Até a próxima.' }] },
		];
		const { status, body } = await change({ version: before.version, changes });
		expect(status).toBe(200);
		const after = await read();
		const expected = texts(before);
		expected[2] = 'Outra fala.';
		expected.splice(151, 0, at(before, 5).text);
		expected.splice(5, 1);
		expect(texts(after)).toEqual([...expected, 'Até a próxima.']);
		expect(body.changes.map(({ lines }) => lines)).toEqual([[at(after, 150)], [at(after, 2)], [], [at(after, -1)]]);
		expect(at(after, 150)).toMatchObject({ id: at(before, 5).id, edited: false, part_number: 4 });
		expect(at(after, 2)).toMatchObject({ id: at(before, 2).id, edited: true, spans: at(before, 2).spans });
		const { content, lines, ...figures } = after;
		expect(body).toEqual({ ...figures, changes: body.changes, others: [] });
	});

	it('tells lines elsewhere that the changes reach: a chapter’s new first line, and parts renumbered', async () => {
		const before = await read();
		const first = before.lines.filter(({ part_number }) => part_number === 1);
		const { body } = await change({
			version: before.version,
			changes: [
				{ after: null, remove: first.length },
				{ after: at(before, 99).id, remove: 1 },
			],
		});
		const after = await read();
		const numbers = new Map(before.lines.map((line) => [line.id, line]));
		const others = after.lines.filter(
			({ id, part_number, chapter }) =>
				numbers.get(id)?.part_number !== part_number || numbers.get(id)?.chapter !== chapter,
		);
		expect(others.length).toBe(after.lines.length);
		expect(body.others).toEqual(others);
	});

	it('saves nothing in a dry run', async () => {
		const before = await read();
		const changes = [{ after: null, remove: 1 }];
		const { status, body } = await change({ version: before.version, changes }, '?dry_run=true');
		expect([status, body.version]).toEqual([200, before.version]);
		expect(await read()).toEqual(before);
	});

	it('refuses changes of another version', async () => {
		const before = await read();
		const { body } = await change({ version: 'alheia', changes: [{ after: null, remove: 1 }] });
		expect(body.code).toBe('script_changed');
		expect(await read()).toEqual(before);
	});

	it.each([
		['a line that is not there', [{ after: 'x', remove: 1 }], 'mudança 1'],
		['more lines than there are', [{ after: null, remove: 999 }], 'mudança 1'],
		[
			'overlapping changes',
			[
				{ after: null, remove: 3 },
				{ after: null, remove: 2 },
			],
			'se sobrepõe',
		],
		['a line without words', [{ after: null, lines: [{ speaker: 'A', text: '…' }] }], 'linha 1'],
		['no changes', [], ''],
		['too many lines', [{ after: null, lines: Array(1001).fill({ speaker: 'A', text: 'Oi.' }) }], '1.000'],
		[
			'too many lines together',
			Array(2).fill({ after: null, lines: Array(501).fill({ speaker: 'A', text: 'Oi.' }) }),
			'1.000',
		],
	])('refuses %s', async (_, changes, where) => {
		const before = await read();
		const { status, body } = await change({ version: before.version, changes });
		expect([status, body.code]).toEqual([422, 'validation']);
		expect(body.message).toContain(where);
		expect(await read()).toEqual(before);
	});
});
