import { describe, expect, it } from 'vitest';
import type { OwnedId } from '../ownership/index.ts';
import { type PlacedLine, partOfPlace, placeOfSection } from './place-section.ts';

const [ONE, TWO] = ['one' as OwnedId<'part'>, 'two' as OwnedId<'part'>];

const line = (start: number | null, changes: Partial<PlacedLine> = {}): PlacedLine => ({
	partId: ONE,
	role: 'explain',
	chapter: null,
	spans: start === null ? [] : [{ start, end: start + 50 }],
	...changes,
});

const SCRIPT: PlacedLine[] = [
	line(900, { role: 'hook' }),
	line(null, { role: 'welcome' }),
	line(100, { chapter: 'As barracas' }),
	line(null, { role: 'reaction' }),
	line(300, { chapter: 'Os horários' }),
	line(null, { role: 'handover' }),
	line(700, { chapter: 'Os preços', partId: TWO }),
	line(null, { role: 'reaction', partId: TWO }),
	line(100, { role: 'recap', partId: TWO }),
	line(null, { role: 'goodbye', partId: TWO }),
];

const placed = (start: number, script = SCRIPT) => {
	const place = placeOfSection(script, { start, end: start + 100 });
	return [place, partOfPlace(script, place)];
};

describe('the place of a section that is added', () => {
	it('is behind the chapter that tells what stands before it, with all that was said to that', () => {
		expect(placed(200)).toEqual([4, 'one']);
	});

	it('is before a part hands over to the next, and in the part of the chapter before', () => {
		expect(placed(500)).toEqual([5, 'one']);
	});

	it('is before what the episode ends with', () => {
		expect(placed(2000)).toEqual([8, 'two']);
	});

	it('is behind the welcome where nothing that stands before it is told', () => {
		expect(placed(0, SCRIPT.slice(0, 2).concat(SCRIPT.slice(4)))).toEqual([2, 'one']);
	});

	it('is behind what is told of the section itself already', () => {
		expect(placed(290)).toEqual([5, 'one']);
	});

	it('does not go by lines that were written by hand, nor by the opening', () => {
		const script = [line(0, { role: 'hook' }), line(null), line(400)];
		expect(placed(200, script)).toEqual([1, 'one']);
		expect(placed(200, [])).toEqual([0, undefined]);
	});
});
