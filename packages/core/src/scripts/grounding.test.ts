import { describe, expect, it } from 'vitest';
import { evidenceOf, factsOf, missingIn, sharedContent } from './grounding.ts';

const evidence = [evidenceOf('Em 2021, segundo a Unicamp, foram 1.284 casos (2,5 %) no Guarda-Mor.')];

describe('grounding', () => {
	it.each([
		'Olha, foram 1.284 casos em 2021, diz a Unicamp, ou 2.5 por cento.',
		'Isso foi no Guarda-Mor.',
		'Segundo a unicamp, é isso. Outra frase começa aqui.',
	])('finds what stands there: %s', (text) =>
		expect(missingIn(factsOf(text), evidence)).toEqual({ numbers: [], names: [] }),
	);

	it('tells what does not', () => {
		expect(missingIn(factsOf('Foram 7.301 casos em Quixeramobim, segundo Otávio.'), evidence)).toEqual({
			numbers: ['7301'],
			names: ['quixeramobim', 'otavio'],
		});
	});

	it('measures how much of a line stands there', () => {
		expect(sharedContent('Segundo os casos', evidence)).toBe(1);
		expect(sharedContent('Planetas distantes orbitam estrelas', evidence)).toBe(0);
		expect(sharedContent('Pois é', evidence)).toBeNull();
	});
});
