import { describe, expect, it } from 'vitest';
import { planOf } from './read.fixture.ts';
import { writeSectionLines } from './write-section.ts';

const OPENING = '# A feira\n\nA feira reúne 42 barracas todos os sábados.\n\n';
const SECTION = `## Os preços

O quilo do tomate custou 7 reais em março, segundo a associação dos feirantes. Em abril, o preço caiu para 5 reais com a safra nova.

Os moradores compram mais no fim da manhã, quando as barracas baixam os preços do que sobrou.
`;
const TEXT = OPENING + SECTION;
const section = { start: OPENING.length, end: TEXT.length, heading: 'Os preços', level: 2, path: ['A feira'] };
const { outline } = planOf(TEXT);

const written = (changes: Partial<Parameters<typeof writeSectionLines>[0]> = {}) =>
	writeSectionLines({
		...{ outline, language: 'pt-BR', section, text: SECTION, told: [] },
		before: [{ speaker: 'A', text: 'A feira reúne 42 barracas.' }],
		...changes,
	});

describe('a section that is read beside what there is', () => {
	it('is read whole under its name, by the other host first, in the words of its passages', () => {
		const lines = written();
		expect(lines.map(({ text }) => text).join(' ')).toMatch(/7 reais.*5 reais.*fim da manhã/);
		expect(lines[0]).toMatchObject({ speaker: 'B', chapter: 'Os preços' });
		expect(lines.every(({ role, spans }) => role === 'explain' && spans.length > 0)).toBe(true);
		for (const { start, end } of lines.flatMap(({ spans }) => spans)) {
			expect(start).toBeGreaterThanOrEqual(section.start);
			expect(end).toBeLessThanOrEqual(section.end);
		}
	});

	it('leaves out what is told already, and has nothing to read of what is told whole or is code', () => {
		const start = TEXT.indexOf('Os moradores');
		const rest = written({ told: [{ start, end: TEXT.length }] });
		expect(rest.map(({ text }) => text).join(' ')).toMatch(/7 reais/);
		expect(rest.map(({ text }) => text).join(' ')).not.toMatch(/fim da manhã/);
		expect(written({ told: [{ start: section.start, end: section.end }] })).toEqual([]);
		expect(written({ text: '## Os preços\n\n```\nvalor = 7\n```\n' })).toEqual([]);
	});
});
