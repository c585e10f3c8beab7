import { expect, it } from 'vitest';
import type { OwnedId } from '../ownership/index.ts';
import { EMBEDDED_ENGINES } from '../ports/index.ts';
import { estimateDocuments } from './estimate-document.ts';
import { PriceBook } from './prices.ts';

/** What is recommended about about twenty minutes of natural speech, or of the embedded voices. */
function recommended(
	pace: number | null,
	engine: 'natural' | 'embedded' = 'natural',
	more: { soundAlike?: boolean } = {},
): string[] {
	const forecast = {
		document: { characters: 40_000, words: 7_000, parts: 4, language: 'pt' },
		embedded: { parts: 4, lines: 160, characters: 18_000, seconds: 1_200 },
	};
	const engines = { ...EMBEDDED_ENGINES, speech: { engine, model: engine === 'natural' ? 'supertonic-3:fast' : null } };
	const documents = [{ id: 'd' as OwnedId<'document'>, filename: 'livro.md' }];
	const input = {
		forecast,
		language: 'pt-BR',
		engines,
		prices: new PriceBook([]),
		pace,
		now: new Date(0),
		...more,
	} as const;
	return estimateDocuments(documents, input, { language: 'pt-BR', multipleFiles: false }).recommendations;
}

it('tells how long natural voices take on this machine, by the pace that was measured', () => {
	expect(recommended(0.5)).toContain('Narrar com as vozes naturais leva cerca de 10 minutos nesta máquina.');
	expect(recommended(3.1)).toContain('Narrar com as vozes naturais leva cerca de 1 h 4 min nesta máquina.');
	expect(recommended(0.001)).toContain('Narrar com as vozes naturais leva cerca de 1 minuto nesta máquina.');
});

it('says that it was not measured yet, and what others found', () => {
	expect(recommended(null)).toContainEqual(expect.stringContaining('ainda não foi medido'));
	expect(recommended(0.5, 'embedded').join()).not.toContain('vozes naturais');
});

it('says that both hosts will sound alike where there is but one voice', () => {
	const alike = 'uma só voz em português: os dois apresentadores vão soar iguais';
	expect(recommended(0.5, 'natural', { soundAlike: true })).toContainEqual(expect.stringContaining(alike));
	expect(recommended(0.5).join()).not.toContain('soar iguais');
});
