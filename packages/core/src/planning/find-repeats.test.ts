import { describe, expect, it } from 'vitest';
import { findRepeats } from './find-repeats.ts';

describe('passages that come back', () => {
	it('are found in the later part only', () => {
		const first = 'A ponte velha caiu na cheia de 1911. O resto da história é outro.\n';
		const text = `${first}Uma novidade sem igual começa aqui. A ponte velha caiu na cheia de 1911.\n`;
		const part = (index: number, start: number, end: number) => ({ index, start, end, sections: [] });
		const repeats = findRepeats(text, [part(0, 0, first.length), part(1, first.length, text.length)]);
		expect(repeats[0]).toEqual([]);
		expect(repeats[1]?.map((span) => text.slice(span.start, span.end).trim())).toEqual([
			'A ponte velha caiu na cheia de 1911.',
		]);
	});
});
