import { embeddedPartSeconds } from '@nexus/core/costs';
import { createPlanner } from '@nexus/core/planning';
import type { ScriptForecast } from '@nexus/core/ports';
import { presetsFor, type ScriptLine } from '@nexus/core/scripts';
import { createGuidedReadingWriter, createScriptForecaster } from '@nexus/guided-reading';
import { describe, expect, it } from 'vitest';
import { bookText, sample } from '../samples/index.ts';
import { sharedThreads } from '../threads/index.ts';

const pool = sharedThreads();

const { signal } = new AbortController();

function shape(seed = 7) {
	const [preset] = presetsFor('pt-BR');
	if (!preset) throw new Error('no preset');
	const hosts = { A: preset.host_a, B: preset.host_b };
	const language = 'pt-BR' as const;
	return { filename: 'texto.md', language, presetId: preset.preset_id, hosts, customStyle: null, seed };
}

const forecast = (text: string, seed?: number, parts = 1): Promise<ScriptForecast> =>
	createScriptForecaster({ pool }).forecast({ ...shape(seed), bytes: Buffer.from(text), parts });

/** The script as it is written, and the seconds that its lines are expected to take. */
async function written(text: string): Promise<ScriptForecast['embedded']> {
	const writer = createGuidedReadingWriter({ pool });
	const { outline, parts } = await createPlanner({ pool }).planFor(writer, { ...shape(), text, signal });
	let [lines, characters, seconds] = [0, 0, 0];
	for (const part of parts) {
		const own: ScriptLine[] = [];
		const request = { ...shape(), outline, part, text: text.slice(part.source.start, part.source.end), signal };
		for await (const line of writer.writePart(request)) own.push(line);
		lines += own.length;
		characters += own.reduce((sum, line) => sum + line.text.length, 0);
		seconds += embeddedPartSeconds(own, shape().hosts);
	}
	return { parts: parts.length, lines, characters, seconds };
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
