import { describe, expect, it } from 'vitest';
import { nounPhrases } from './noun-phrases.ts';

const named = (text: string, language: 'pt-BR' | 'en-US') => nounPhrases(text, language).map((thing) => thing.text);

describe('things named in Portuguese', () => {
	it.each([
		['A votação ficou em 21 a 13.', ['a votação']],
		['A fragmentação do sono piora a memória.', ['a fragmentação do sono', 'a memória']],
		['A reunião da Associação Comercial do Amazonas acabou.', ['a reunião da Associação Comercial do Amazonas']],
		['A gestão municipal mudou na mão direita.', ['a gestão municipal', 'a mão']],
		['A mulher viu a foto da moto.', ['a mulher', 'a foto da moto']],
	])('are feminine whatever their ending: "%s"', (text, things) => {
		expect(named(text, 'pt-BR')).toEqual(things);
	});

	it.each([
		['Isso leva a prejuízos graves.', []],
		['A poeira voa a milhares de quilômetros.', ['a poeira']],
		['Ninguém votou a favor.', []],
		['De outubro a abril chove.', []],
		['Foi a pão e água.', []],
		['A obra vai de segunda a sexta.', ['a obra']],
	])('have an article, no preposition: "%s"', (text, things) => {
		expect(named(text, 'pt-BR')).toEqual(things);
	});

	it.each([
		['O rio o devolveu.', ['o rio']],
		['Depois os pôs de novo na mesa.', ['a mesa']],
		['A seca as levou embora.', ['a seca']],
		['O que o torna raro é a cor.', ['a cor']],
		['O museu europeu abriu.', ['o museu']],
		['O velho falava com o povo.', ['o povo']],
		['Isso o deixaria sem saída.', []],
		['Ao atravessar, fale ao líder.', ['o líder']],
	])('have an article, no pronoun: "%s"', (text, things) => {
		expect(named(text, 'pt-BR')).toEqual(things);
	});

	it.each([
		['O céu fica azul e a água fica clara.', ['o céu', 'a água']],
		['O governo tem pressa e a região tem água.', ['o governo', 'a região']],
		['A prefeitura publica o edital.', ['a prefeitura', 'o edital']],
		['A saúde pública melhora.', ['a saúde pública']],
		['O homem diante da casa sorriu.', ['o homem', 'a casa']],
		['O teste valida a entrada.', ['o teste', 'a entrada']],
		['As questões principais são três.', ['as questões principais']],
		['A energia solar caiu.', ['a energia solar']],
	])('take the adjectives that agree, and no verb: "%s"', (text, things) => {
		expect(named(text, 'pt-BR')).toEqual(things);
	});

	it.each([
		['As balsas de grande porte pararam.', ['as balsas de grande porte']],
		['Chegaram as balsas de grande.', ['as balsas']],
		['O preço de novas peças subiu.', ['o preço de novas peças']],
		['A feira de sábado acabou.', ['a feira de sábado']],
		['O porto do Rio de Janeiro fechou.', ['o porto do Rio de Janeiro']],
		['A missa de São Pedro começou.', ['a missa de São Pedro']],
	])('take in what belongs to them: "%s"', (text, things) => {
		expect(named(text, 'pt-BR')).toEqual(things);
	});

	it('are no names only for being in capitals', () => {
		expect(named('AS SEGUNDAS A PISCINA FICA FECHADA PARA LIMPEZA', 'pt-BR')).not.toContain(
			'PISCINA FICA FECHADA PARA LIMPEZA',
		);
		expect(named('A PISCINA FICA FECHADA', 'pt-BR')).toEqual(['a PISCINA']);
	});
});

describe('things named in English', () => {
	it.each([
		['The editor works with two screens.', ['the editor']],
		['The train runs from the harbor.', ['the train', 'the harbor']],
		['The plan includes a park.', ['the plan']],
		['The bus leaves from the square.', ['the bus', 'the square']],
		['The server already supports it.', ['the server']],
		['The results suggest that it works.', ['the results']],
	])('end before their verb: "%s"', (text, things) => {
		expect(named(text, 'en-US')).toEqual(things);
	});

	it.each([
		['The traffic lights at the corner failed.', 'the traffic lights'],
		['The public works of the city are old.', 'the public works'],
		['The test results from the lab came.', 'the test results'],
		['The falling leaves on the ground are red.', 'the falling leaves'],
	])('keep their plurals: "%s"', (text, thing) => {
		expect(named(text, 'en-US')).toContain(thing);
	});
});
