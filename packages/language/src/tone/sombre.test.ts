import { describe, expect, it } from 'vitest';
import { isSombre, isSombreThroughout } from './sombre.ts';

describe('what calls for a quiet voice', () => {
	it.each([
		'A Defesa Civil contou 47 mortos na enchente.',
		'Foi presa por dezoito meses, e a prisão mudou sua vida.',
		'A seca isolou as comunidades.',
		'Seca faz rio bater mínima histórica',
		'A floresta pode atingir um ponto de não retorno.',
		'He died in prison during the war.',
		'The famine killed thousands.',
	])('is "%s"', (text) => {
		expect(isSombre(text)).toBe(true);
	});

	it.each([
		'A cidade cresceu morro acima.',
		'A água presa no gel se transforma em vapor.',
		'O amido fermenta e depois seca ao sol.',
		'Na estação seca, a pista fica aberta.',
		'The grapes were warm, and the warden smiled.',
	])('is not "%s"', (text) => {
		expect(isSombre(text)).toBe(false);
	});

	it('is a whole text where there is much of it', () => {
		expect(isSombreThroughout('A guerra trouxe fome. Muitos morreram. As vítimas foram lembradas.')).toBe(true);
		expect(isSombreThroughout('A guerra acabou. A feira voltou à praça.')).toBe(false);
	});
});
