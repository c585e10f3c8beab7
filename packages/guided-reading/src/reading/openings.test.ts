import { describe, expect, it } from 'vitest';
import { leansOnPrevious } from './openings.ts';

describe('a sentence that leans on the one before', () => {
	it.each([
		['Seu pai era relojoeiro.', 'pt-BR'],
		['Cada um recebe duas cópias.', 'pt-BR'],
		['No entanto, a obra parou.', 'pt-BR'],
		['She warned of it.', 'en-US'],
	] as const)('is "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(true);
	});

	it.each([
		['Quem trabalha em casa deve ativar a localização.', 'pt-BR'],
		['O atraso no pagamento acarretará multa.', 'pt-BR'],
		['"A água subiu", disse a moradora Ana.', 'pt-BR'],
		['The problem with light bikes is the price.', 'en-US'],
	] as const)('is not "%s"', (text, language) => {
		expect(leansOnPrevious(text, language)).toBe(false);
	});
});
