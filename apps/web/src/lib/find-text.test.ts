import { expect, test } from 'vitest';
import { folded, placesOf } from './find-text.ts';

test('case and accents make no difference, and places stay where they were', () => {
	const text = 'A Ação começou: AÇÃO, ação e reação — “são” 🌉 çà';
	expect(folded(text)).toHaveLength(text.length);
	const places = placesOf(folded(text), folded('acao'));
	expect(places.map(([from, to]) => text.slice(from, to))).toEqual(['Ação', 'AÇÃO', 'ação', 'ação']);
	expect(folded('Çà Ê')).toBe('ca e');
});

test('an empty query is nowhere, and places do not overlap', () => {
	expect(placesOf('aaa', '')).toEqual([]);
	expect(placesOf('aaaa', 'aa')).toEqual([
		[0, 2],
		[2, 4],
	]);
});
