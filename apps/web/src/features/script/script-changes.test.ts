import type { Script } from '@nexus/contract';
import { describe, expect, test } from 'vitest';
import { addAfter, type DraftLine, draftOf, joinToPrevious, move, remove, setText, split } from './draft-lines.ts';
import { changedScript, changesOf } from './script-changes.ts';

const line = (id: string): Script['lines'][number] => ({
	...{
		id,
		part_number: 1,
		speaker: 'A',
		name: 'Ana',
		text: `A fala ${id}.`,
		spans: [[0, 4]],
		passages: [{ document_id: 'd', start: 0, end: 4 }],
	},
	...{ edited: false, unsupported: false, chapter: null },
});
const figures = { version: '2', estimated_duration: 1, word_count: 9, unsupported_lines: 0 };
const voicing = { lines_to_voice: 1, clips_to_voice: 1, seconds_to_voice: 3 };
const script: Script = {
	...{ podcast_id: 'p', ...figures, ...voicing, version: '1', content: '' },
	lines: ['a', 'b', 'c', 'd', 'e', 'f'].map(line),
};
const saved = draftOf(script);
const after = (...changes: ((lines: DraftLine[]) => DraftLine[])[]) =>
	changes.reduce((lines, change) => change(lines), saved);

describe('what changed of a script', () => {
	test.each([
		['nothing', after(), []],
		['a text', after(setText('c', 'Outra.')), [['b', 1, ['Outra.']]]],
		['the first line', after(remove('a')), [[null, 1, []]]],
		['the last line', after(addAfter('f')[0], setText('f', 'Fim.')), [['e', 1, ['Fim.', '']]]],
		['a split line', after(split('b', 6)[0]), [['a', 1, ['A fala', 'b.']]]],
		['joined lines', after(joinToPrevious('d')), [['b', 2, ['A fala c. A fala d.']]]],
		[
			'two places',
			after(setText('a', 'Um.'), remove('e')),
			[
				[null, 1, ['Um.']],
				['d', 1, []],
			],
		],
		[
			'a line moved far, and no other',
			after(move('f', -1), move('f', -1), move('f', -1), move('f', -1)),
			[
				['a', 0, ['A fala f.']],
				['e', 1, []],
			],
		],
	])('%s', (_, lines, changes) => {
		const found = changesOf(saved, lines);
		const told = found.map(({ after: place, remove: count, lines: sent }) => [
			place,
			count,
			sent.map(({ text }) => text),
		]);
		expect(told).toEqual(changes);
	});

	test('and the answer to it make the script as it is now', () => {
		const changes = changesOf(saved, after(setText('a', 'Um.'), remove('c'), addAfter('f')[0]));
		const [first, last] = [
			{ ...line('a'), text: 'Um.', edited: true },
			{ ...line('g'), text: 'Novo.' },
		];
		const chaptered = { ...line('d'), chapter: 'A ponte' };
		const now = changedScript(script, changes, {
			...{ podcast_id: 'p', ...figures, ...voicing, others: [chaptered] },
			changes: [{ lines: [first] }, { lines: [] }, { lines: [last] }],
		});
		expect(now.lines).toEqual([first, line('b'), chaptered, line('e'), line('f'), last]);
		expect(now.version).toBe('2');
		expect(now.content.split('\n')[0]).toBe('[HOST_A]: Um.');
		expect(now).not.toHaveProperty('others');
	});
});
