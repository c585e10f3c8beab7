import { describe, expect, it } from 'vitest';
import { labelledFields as said } from './labelled-fields.ts';

describe('a paragraph of fields', () => {
	it('is taken field by field', () => {
		expect(
			said('**Data:** 12 de março, às 19h30\n**Local:** Biblioteca da escola\n**Presentes:** Renata e 34 pais'),
		).toEqual(['Data: 12 de março, às 19h30', 'Local: Biblioteca da escola', 'Presentes: Renata e 34 pais']);
		expect(said('Rendimento: 6 porções. Tempo: 50 min. Dificuldade: média.')).toEqual([
			'Rendimento: 6 porções',
			'Tempo: 50 min',
			'Dificuldade: média.',
		]);
		expect(said('**Rende:** 40 pães | **Tempo:** 25 min')).toEqual(['Rende: 40 pães', 'Tempo: 25 min']);
	});

	it('is no sentence with a colon, nor two of them', () => {
		expect(said('Rendimento: 6 porções.')).toBeNull();
		expect(
			said(
				'Resumo: a ponte caiu na cheia de 1911 e nunca mais foi erguida, porque o governo da época não quis pagar a obra nem ouvir os moradores da ilha. Causa: o rio.',
			),
		).toBeNull();
		expect(said('A ponte caiu. O motivo: o rio subiu.')).toBeNull();
		expect(
			said(
				'Proposta A: permitir cães. Proposta B: manter a regra. Houve debate. Resultado: A, 22 votos. Vigência: já.',
			),
		).toBeNull();
	});
});
