import { describe, expect, it } from 'vitest';
import { bookText, sample } from '../samples/index.ts';
import { forecast, written } from './forecasts.ts';

describe('a forecast of the embedded writer', () => {
	it('stands for a book by a few of its parts', async () => {
		const text = bookText(250_000, 3, { markdown: true });
		const { embedded } = await forecast(text);
		const actual = await written(text);
		expect(embedded.parts).toBe(actual.parts);
		expect(Math.abs(embedded.seconds / actual.seconds - 1)).toBeLessThan(0.04);
		expect(Math.abs(embedded.characters / actual.characters - 1)).toBeLessThan(0.04);
	});
});

describe('a length that was asked of a guided reading', () => {
	const { content } = sample('long-pt');
	const book = bookText(120_000, 3, { markdown: true });
	it.each([
		['a document', content, { targetMinutes: 10 }, 600],
		['a book', book, { targetMinutes: 12 }, 720],
		['a brief of it', book, { format: 'brief' }, 150],
	] as const)('%s has it within a tenth, and so has its forecast', async (_name, text, options, seconds) => {
		const told = await forecast(text, 7, 1, options);
		const actual = await written(text, options);
		for (const one of [told.embedded, actual]) expect(Math.abs(one.seconds / seconds - 1)).toBeLessThan(0.1);
		expect(told.embedded.parts).toBe(actual.parts);
	});
});
