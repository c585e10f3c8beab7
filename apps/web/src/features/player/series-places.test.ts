import type { Podcast } from '@nexus/contract';
import { expect, test } from 'vitest';
import { audibleNeighbours } from './series-places.ts';

const podcast = (id: string, outputs: number, files_cleaned = false) =>
	({ id, audio_outputs: Array.from({ length: outputs }, () => ({})), files_cleaned }) as unknown as Podcast;

test('what is played before and after an episode of a series passes over what cannot be heard', () => {
	const podcasts = [podcast('a', 1), podcast('b', 0), podcast('c', 1), podcast('d', 1, true), podcast('e', 2)];
	const ids = (id: string) => {
		const { before, coming } = audibleNeighbours({ podcasts }, id);
		return [before.map((one) => one.id), coming.map((one) => one.id)];
	};
	expect(ids('c')).toEqual([['a'], ['e']]);
	expect(ids('a')).toEqual([[], ['c', 'e']]);
	expect(ids('e')).toEqual([['a', 'c'], []]);
	expect(ids('x')).toEqual([[], []]);
	expect(audibleNeighbours(undefined, 'a')).toEqual({ before: [], coming: [] });
});
