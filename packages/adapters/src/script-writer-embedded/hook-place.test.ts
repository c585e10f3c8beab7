import { mapDocument, type Span } from '@nexus/core/documents';
import { presetsFor } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { placeHook } from './hook-place.ts';
import { planEpisode } from './plan.ts';
import { readPart } from './reading/read-part.ts';
import { writePartLines } from './write-part.ts';

const FIRST = 'O museu da cidade reúne hoje mais de 350 mil obras.';
const TEXT = `# Artes

A cidade tem duas praças. A feira abre aos sábados. O mercado fecha cedo.

## O museu

${FIRST}

O acervo atraiu a atenção de um médico suíço. As salas abrem à tarde.

## As ruas

As ruas têm árvores altas e calçadas largas. A banda toca no coreto.
`;

function spanOf(sentence: string): Span {
	const start = TEXT.indexOf(sentence);
	return { start, end: start + sentence.length };
}

const sections = () => readPart(TEXT, 0, mapDocument(TEXT).sections, 'pt-BR');

describe('the hook in its section', () => {
	it('is taken out, and recalled where it opened the section', () => {
		const place = placeHook(sections(), spanOf(FIRST), 'pt-BR');
		expect(place.recalled?.section).toBe(1);
		expect(place.sections[1]?.units.map((unit) => unit.sentences[0])).not.toContain(FIRST);
	});

	it('is taken out without a word where nothing hangs on it', () => {
		const place = placeHook(sections(), spanOf('A feira abre aos sábados.'), 'pt-BR');
		expect(place.recalled).toBeNull();
		expect(place.sections[0]?.units).toHaveLength(2);
	});

	it.each([1, 2, 3, 4])('is recalled in other words, before what followed it (seed %i)', (seed) => {
		const [preset] = presetsFor('pt-BR');
		if (!preset) throw new Error('no preset');
		const shape = { language: 'pt-BR' as const, presetId: preset.preset_id, customStyle: null, seed };
		const { outline, parts } = planEpisode({ ...shape, text: TEXT, filename: 'artes.md' });
		const hooked = { ...outline, hook: { text: FIRST, span: spanOf(FIRST) } };
		const hosts = { A: preset.host_a, B: preset.host_b };
		const lines = parts.flatMap((part) => writePartLines({ ...shape, hosts, outline: hooked, part, text: TEXT }));
		const at = lines.findIndex((line) => line.text.includes('O acervo atraiu'));
		expect(lines[at]?.text).toMatch(/abertura/);
		expect(lines[at]?.spans[0]?.start).toBe(spanOf(FIRST).start);
		expect(lines.filter((line) => line.text.includes('350 mil obras'))).toHaveLength(1);
	});
});
