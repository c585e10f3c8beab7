import type { Transcript } from '@nexus/contract';
import { expect, test } from 'vitest';
import { matchingPosition } from './matching-position.ts';

const said = (...lines: [id: string, text: string, start: number][]): Transcript => ({
	podcast_id: 'p',
	language: 'pt-BR',
	duration: 60,
	chapters: [],
	lines: lines.map(([id, text, start]) => ({
		...{
			id,
			text,
			start,
			end: start + 5,
			part_number: 1,
			speaker: 'A',
			name: 'Ana',
			words: [],
			spans: [],
			passages: [],
		},
	})),
});
const before = said(['a', 'Oi.', 0], ['b', 'Tudo bem?', 10], ['c', 'Tudo.', 20]);

test('what is heard is found again in another version: the moment, the line, or the line after it', () => {
	const later = said(['a', 'Oi, pessoal.', 0], ['b', 'Tudo bem?', 14], ['c', 'Tudo.', 24]);
	expect(matchingPosition(before, later, 12)).toBe(16);
	expect(matchingPosition(before, later, 3)).toBe(0);
	const without = said(['a', 'Oi.', 0], ['c', 'Tudo.', 9]);
	expect(matchingPosition(before, without, 12)).toBe(9);
	expect(matchingPosition(before, said(['x', 'Outra.', 0]), 70)).toBe(60);
});
