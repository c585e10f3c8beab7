import type { ScriptLine } from '@nexus/core/scripts';
import { mapDocument } from '@nexus/document-text';
import { describe, expect, it } from 'vitest';
import { sample } from '../samples/index.ts';
import { forecast, linesOf, written } from './forecasts.ts';

describe('a forecast of the embedded writer', () => {
	it('is the script itself where the document has few parts', async () => {
		const { content } = sample('long-pt');
		const { document, embedded } = await forecast(content, 7, 3);
		const actual = await written(content);
		expect(embedded).toMatchObject({ parts: actual.parts, lines: actual.lines, characters: actual.characters });
		expect(embedded.seconds).toBeCloseTo(actual.seconds, 6);
		expect(document).toMatchObject({ characters: content.length, parts: 3, language: 'pt' });
	});

	it('differs with the seed, as the script does', async () => {
		const { content } = sample('short-pt');
		const [first, second, third] = await Promise.all([
			forecast(content, 1),
			forecast(content, 2),
			forecast(content, 1),
		]);
		expect(second.embedded).not.toEqual(first.embedded);
		expect(third).toEqual(first);
	});

	it('of a document in a language that the writer does not speak is of its one part', async () => {
		const spanish = 'Hace muchos años que el puente cruza el río, y nadie sabe quién lo hizo ni por qué. '.repeat(400);
		const { document, embedded } = await forecast(spanish, 7, 5);
		expect([document.language, document.parts, embedded.parts]).toEqual(['es', 5, 1]);
		expect(embedded.seconds).toBeLessThan(120);
	});

	it('refuses what has no words', async () => {
		await expect(forecast('1 2 3')).rejects.toMatchObject({ code: 'document_unreadable' });
	});
});

describe('a length that was asked of a guided reading', () => {
	const { content } = sample('long-pt');
	it.each([
		['a document', content, { targetMinutes: 5 }, 300],
		['a brief of it', content, { format: 'brief' }, 150],
	] as const)('%s has it within a tenth, and so has its forecast', async (_name, text, options, seconds) => {
		const told = await forecast(text, 7, 1, options);
		const actual = await written(text, options);
		for (const one of [told.embedded, actual]) expect(Math.abs(one.seconds / seconds - 1)).toBeLessThan(0.1);
		expect(told.embedded.parts).toBe(actual.parts);
	});

	it('is the most that the document bears where it is more', async () => {
		const [most, more] = await Promise.all([
			forecast(content, 7, 1, { targetMinutes: 60 }),
			forecast(content, 7, 1, { targetMinutes: 120 }),
		]);
		const unasked = await forecast(content);
		expect(more).toEqual(most);
		expect(most.embedded.seconds).toBeGreaterThanOrEqual(unasked.embedded.seconds);
		expect(most.embedded.seconds).toBeLessThan(60 * 54);
	});

	it('goes for half or more to the sections that were ticked', async () => {
		const { sections } = mapDocument(content);
		const size = (index: number) => (sections[index]?.end ?? 0) - (sections[index]?.start ?? 0);
		const ticked = [...sections.keys()].sort((a, b) => size(b) - size(a)).slice(0, 3);
		const lines = await linesOf(content, { focus: { sections: ticked } });
		const body = lines.filter(({ role }) => role === 'explain' || role === 'question');
		const characters = (own: ScriptLine[]) => own.reduce((sum, { text }) => sum + text.length, 0);
		const within = body.filter(({ spans }) =>
			ticked.some((index) => {
				const { start, end } = sections[index] ?? { start: 0, end: 0 };
				return spans.some((span) => span.start < end && start < span.end);
			}),
		);
		expect(characters(within) / characters(body)).toBeGreaterThan(0.45);
	});
});
