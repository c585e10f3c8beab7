import { embeddedPartSeconds } from '@nexus/core/costs';
import { mapDocument } from '@nexus/core/document-text';
import { createPlanner } from '@nexus/core/planning';
import type { ScriptForecast } from '@nexus/core/ports';
import { presetsFor, type ScriptLine, type ScriptOptions } from '@nexus/core/scripts';
import { createGuidedReadingWriter, createScriptForecaster } from '@nexus/guided-reading';
import { describe, expect, it } from 'vitest';
import { bookText, sample } from '../samples/index.ts';
import { sharedThreads } from '../threads/index.ts';

const pool = sharedThreads();

const { signal } = new AbortController();

function shape(seed = 7) {
	const [preset] = presetsFor('pt-BR');
	if (!preset) throw new Error('no preset');
	const hosts = { A: preset.hostA, B: preset.hostB };
	const language = 'pt-BR' as const;
	return { filename: 'texto.md', language, presetId: preset.id, hosts, customStyle: null, seed };
}

const forecast = (text: string, seed?: number, parts = 1, options?: ScriptOptions): Promise<ScriptForecast> =>
	createScriptForecaster({ pool }).forecast({ ...shape(seed), bytes: Buffer.from(text), parts, options });

async function partsOf(text: string, options?: ScriptOptions): Promise<ScriptLine[][]> {
	const writer = createGuidedReadingWriter({ pool });
	const { outline, parts } = await createPlanner({ pool }).planFor(writer, { ...shape(), text, options, signal });
	const written: ScriptLine[][] = [];
	for (const part of parts) {
		const request = { ...shape(), outline, part, text: text.slice(part.source.start, part.source.end), signal };
		written.push(await Array.fromAsync(writer.writePart(request)));
	}
	return written;
}

const linesOf = async (text: string, options?: ScriptOptions): Promise<ScriptLine[]> =>
	(await partsOf(text, options)).flat();

/** The script as it is written, and the seconds that its lines are expected to take. */
async function written(text: string, options?: ScriptOptions): Promise<ScriptForecast['embedded']> {
	const parts = await partsOf(text, options);
	const lines = parts.flat();
	return {
		parts: parts.length,
		lines: lines.length,
		characters: lines.reduce((sum, line) => sum + line.text.length, 0),
		seconds: parts.reduce((sum, own) => sum + embeddedPartSeconds(own, shape().hosts), 0),
	};
}

describe('a forecast of the embedded writer', () => {
	it('is the script itself where the document has few parts', async () => {
		const { content } = sample('long-pt');
		const { document, embedded } = await forecast(content, 7, 3);
		const actual = await written(content);
		expect(embedded).toMatchObject({ parts: actual.parts, lines: actual.lines, characters: actual.characters });
		expect(embedded.seconds).toBeCloseTo(actual.seconds, 6);
		expect(document).toMatchObject({ characters: content.length, parts: 3, language: 'pt' });
	});

	it('stands for a book by a few of its parts', async () => {
		const text = bookText(250_000, 3, { markdown: true });
		const { embedded } = await forecast(text);
		const actual = await written(text);
		expect(embedded.parts).toBe(actual.parts);
		expect(Math.abs(embedded.seconds / actual.seconds - 1)).toBeLessThan(0.04);
		expect(Math.abs(embedded.characters / actual.characters - 1)).toBeLessThan(0.04);
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
	const book = bookText(120_000, 3, { markdown: true });
	it.each([
		['a document', content, { targetMinutes: 5 }, 300],
		['a document', content, { targetMinutes: 10 }, 600],
		['a brief of it', content, { format: 'brief' }, 150],
		['a book', book, { targetMinutes: 12 }, 720],
		['a brief of it', book, { format: 'brief' }, 150],
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
