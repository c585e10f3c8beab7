import { LINE_CHARACTERS_MAX } from '@nexus/contract/script-constants';
import { describe, expect, test } from 'vitest';
import {
	addAfter,
	type DraftLine,
	inputOf,
	isChanged,
	joinToPrevious,
	move,
	problemsOf,
	remove,
	setText,
	split,
	switchSpeaker,
} from './draft-lines.ts';

const line = (key: string, speaker: 'A' | 'B', text: string, part = 1): DraftLine => ({
	...{ key, id: key, from: [], part, speaker, text },
	...{ passages: [{ document_id: 'd', start: 0, end: 4 }], edited: false, unsupported: false },
});
const lines = [line('a', 'A', 'Bom dia. Tudo bem?'), line('b', 'B', 'Tudo.'), line('c', 'A', 'Outra parte.', 2)];
const texts = (some: DraftLine[]) => some.map(({ speaker, text }) => `${speaker} ${text}`);

describe('a line of the script', () => {
	test('is written anew, given to the other host, removed', () => {
		expect(texts(setText('b', 'Sim!')(lines))[1]).toBe('B Sim!');
		expect(texts(switchSpeaker('b')(lines))[1]).toBe('A Tudo.');
		expect(texts(remove('b')(lines))).toEqual(['A Bom dia. Tudo bem?', 'A Outra parte.']);
	});

	test('is split: the second half keeps the id, by which the server knows what it rests on', () => {
		const [change] = split('a', 8);
		const after = change(lines);
		expect(texts(after).slice(0, 2)).toEqual(['A Bom dia.', 'A Tudo bem?']);
		expect(inputOf(after).map(({ id }) => id)).toEqual(['a', 'a', 'b', 'c']);
		expect(new Set(after.map(({ key }) => key)).size).toBe(4);
	});

	test('is not split where a half would be empty', () => {
		expect(split('a', 0)[0](lines)).toBe(lines);
		expect(split('a', 99)[0](lines)).toBe(lines);
	});

	test('is joined to the one before it, which names it', () => {
		const after = joinToPrevious('b')(lines);
		expect(texts(after)).toEqual(['A Bom dia. Tudo bem? Tudo.', 'A Outra parte.']);
		expect(inputOf(after)[0]).toMatchObject({ id: 'a', from: ['b'] });
		expect(joinToPrevious('a')(lines)).toBe(lines);
	});

	test('moves, into the part of the line that it changes places with', () => {
		const after = move('b', 1)(lines);
		expect(after.map(({ key, part }) => `${key}${part}`)).toEqual(['a1', 'c2', 'b2']);
		expect(move('a', -1)(lines)).toBe(lines);
		expect(move('c', 1)(lines)).toBe(lines);
	});

	test('is added after another, for the other host', () => {
		const [change, key] = addAfter('b');
		const after = change(lines);
		expect(after[2]).toMatchObject({ key, id: null, speaker: 'A', part: 1, text: '' });
	});
});

test('what was put back as it was is no change', () => {
	expect(isChanged(lines, setText('b', 'x')(lines))).toBe(true);
	expect(isChanged(lines, setText('b', 'Tudo.')(setText('b', 'x')(lines)))).toBe(false);
});

test('a line without words, or with too many, is named', () => {
	const after = setText('b', ' … ')(setText('c', 'a'.repeat(LINE_CHARACTERS_MAX + 1))(lines));
	expect([...problemsOf(after).keys()]).toEqual(['b', 'c']);
	expect(problemsOf(lines).size).toBe(0);
});
