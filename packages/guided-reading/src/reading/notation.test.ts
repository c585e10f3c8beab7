import { describe, expect, it } from 'vitest';
import { withoutNotation, withoutNumeral } from './notation.ts';

describe('what is written for the eye', () => {
	it.each([
		['multa de 30 (trinta) a 80 (oitenta) VRMI', 'multa de 30 a 80 VRMI'],
		['1,30 m (um metro e trinta centímetros) do solo', '1,30 m do solo'],
		['no mínimo 60% (sessenta por cento)', 'no mínimo 60%'],
		['R$ 4,37 (quatro reais e trinta e sete centavos)', 'R$ 4,37'],
		['trinta (30) dias', 'trinta dias'],
		['Foram 30 (um recorde)', 'Foram 30 (um recorde)'],
		['R$ 245,14/mês', 'R$ 245,14 por mês'],
	])('in Portuguese: %s', (written, said) => expect(withoutNotation(written, 'pt-BR')).toBe(said));

	it.each([
		['386 bees (n = 231) flew', '386 bees flew'],
		['61 m (95% CI 52–72), 4.1% (p = 0.09, n.s.)', '61 m, 4.1% (p = 0.09, n.s.)'],
		['512 g (SD 88) here (t₁₂ = 3.21, p = 0.007)', '512 g here'],
		['Samples (3 of 5) failed', 'Samples (3 of 5) failed'],
		['16 pages / week', '16 pages per week'],
	])('in English: %s', (written, said) => expect(withoutNotation(written, 'en-US')).toBe(said));

	it('the numeral of a sentence in a row of others', () => {
		expect(withoutNumeral('2. We tracked 386 bees.')).toBe('We tracked 386 bees.');
		expect(withoutNumeral('(ii) does weather matter?')).toBe('does weather matter?');
	});
});
