import { describe, expect, it } from 'vitest';
import { fieldPieces, fieldsOf, tellingFields } from './fields.ts';

describe('a paragraph of fields', () => {
	it('is said in one go', () => {
		expect(
			fieldsOf(
				'**Data:** 12 de março, às 19h30\n**Local:** Biblioteca da escola\n**Presentes:** Renata (presidente) e 34 pais',
			),
		).toEqual([
			'Data: 12 de março, às 19h30',
			'Local: Biblioteca da escola',
			'Presentes: Renata (presidente) e 34 pais',
		]);
		expect(fieldsOf('Rendimento: 6 porções. Tempo: 50 min. Dificuldade: média.')).toEqual([
			'Rendimento: 6 porções',
			'Tempo: 50 min',
			'Dificuldade: média',
		]);
	});

	it('stands in one line where each has its label in bold', () => {
		expect(fieldsOf('Harbour Sandwich Co, a review for all shops\n**Owner:** T. Wilk **Room:** 2')).toEqual([
			'Harbour Sandwich Co, a review for all shops',
			'Owner: T. Wilk',
			'Room: 2',
		]);
	});

	it('of a recipe may stand between bars, and is told whole however long it is', () => {
		expect(fieldsOf('**Rende:** 40 pães | **Tempo:** 25 min | **Custo:** R$ 30')).toEqual([
			'Rende: 40 pães',
			'Tempo: 25 min',
			'Custo: R$ 30',
		]);
		const long = Array.from(
			{ length: 12 },
			(_, index) => `Campo ${'abcdefghijkl'[index]}: seis palavras que não dizem nada`,
		);
		const pieces = fieldPieces(long, { start: 0, end: 9 }, 'pt-BR');
		expect(pieces.length).toBeGreaterThan(1);
		expect(pieces.map(({ text }) => text).join(' ')).toContain('Campo l:');
	});

	it('tells what a listener would ask for', () => {
		const fields = ['Forno: 200 °C', 'Descanso: 10 min', 'Rende: 40', 'Cals: 388', 'Total: 50 min', 'Fôrma: 23 cm'];
		expect(tellingFields(fields)).toEqual(['Forno: 200 °C', 'Descanso: 10 min', 'Rende: 40', 'Total: 50 min']);
	});

	it('is no sentence with a colon, nor two of them', () => {
		expect(fieldsOf('Rendimento: 6 porções.')).toBeNull();
		expect(
			fieldsOf(
				'Resumo: a ponte caiu na cheia de 1911 e nunca mais foi erguida. Causa: o rio subiu seis metros numa noite só.',
			),
		).toBeNull();
		expect(fieldsOf('A ponte caiu. O motivo: o rio subiu.')).toBeNull();
		expect(
			fieldsOf(
				'Proposta A: permitir cães. Proposta B: manter a regra. Houve debate. Resultado: A, 22 votos. Vigência: já.',
			),
		).toBeNull();
	});
});
