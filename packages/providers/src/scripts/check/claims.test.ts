import { describe, expect, it } from 'vitest';
import { doubtfulClaims, sourceFactsOf } from './claims.ts';

const TABLE = [
	'Empresa: Eletro Sul; Valor: R$ 131.900,00; Garantia: 5 anos; Prazo: 45 dias',
	'Empresa: Luz Norte; Valor: R$ 127.250,00; Garantia: 3 anos; Prazo: 60 dias',
];
const RESULTS = [
	'Em três anos, a taxa de nascimento subiu de 41% para 78%; foram 1.284 ninhos em oito quilômetros de areia.',
	'A Unicamp acompanhou 36 voluntários, que caminham das 19h30 às 23h.',
];

/** Rows in which a value stands before the label of the next cell. */
const HARVEST = [
	'Material: PET; Toneladas em 2024: 31; Toneladas em 2025: 44; Preço médio: R$ 2,90',
	'Material: Vidro; Toneladas em 2024: 40; Toneladas em 2025: 22; Preço médio: R$ 0,08',
];
const RULE = ['A empresa paga ao Município R$ 0,25 por corrida.'];
const SHIFTS = ['64 nurses took part, each for four night shifts. On two of the shifts they could nap.'];
const FARM = ['It holds 212 packets from the Cornett family farm.'];

const doubts = (text: string, passages: readonly string[], checksNames = true) =>
	doubtfulClaims(text, passages.map(sourceFactsOf), sourceFactsOf('Marina Ricardo'), { checksNames }).map(
		({ doubt, words }) => `${doubt}: ${words}`,
	);

describe('doubtfulClaims', () => {
	it.each([
		['Quase 132 mil reais, ou 127 mil.', TABLE],
		['A proposta de 127.250 reais ficou em primeiro lugar.', TABLE],
		['Custou quase 130 mil reais, ou, exatamente, R$ 127.250.', TABLE],
		['Primeiro, o prazo: 60 dias. Segundo, a garantia.', TABLE],
		['São 3 anos de garantia da Luz Norte.', TABLE],
		['Subiu de 41 por cento para 78 por cento em 3 anos.', RESULTS],
		['Mais de mil e duzentos ninhos, 1284 para ser exato, em 8 quilômetros.', RESULTS],
		['Dois apresentadores, três perguntas e a Marina.', RESULTS],
		['Começa às 19:30, diz a Unicamp.', RESULTS],
		['Entre a Eletro Sul e a Luz Norte, a diferença não chegava a 5 mil reais.', TABLE],
		['Trinta e seis voluntários, quarenta e um por cento no começo.', RESULTS],
		['O PET foi de 31 para 44 toneladas, e o vidro caiu de 40 para 22.', HARVEST],
		["There are 212 packets, the Cornetts' own, from Cornett's fields.", FARM],
		['Ela paga 25 centavos por corrida, ou vinte e cinco centavos.', RULE],
		['Two nights with a nap, says “the study.” How about you?', SHIFTS],
	])('lets true lines be: %s', (text, passages) => expect(doubts(text, passages)).toEqual([]));

	it.each([
		['Custou 172.250 reais.', TABLE, ['number-absent: 172.250']],
		['Custou 129 mil reais.', TABLE, ['number-absent: 129 mil']],
		['Quase 90 mil reais.', TABLE, ['number-absent: 90 mil']],
		['O prazo é de 45 anos.', TABLE, ['number-elsewhere: 45']],
		['A Luz Norte entrega em 45 dias.', TABLE, ['number-elsewhere: 45']],
		['São 40 centavos por corrida.', RULE, ['number-absent: 40']],
		['Foram oito ninhos.', RESULTS, ['number-elsewhere: oito']],
		['Foram 36 ninhos, segundo a Petrobras.', RESULTS, ['number-elsewhere: 36', 'name-absent: petrobras']],
	])('doubts: %s', (text, passages, expected) => expect(doubts(text, passages)).toEqual(expected));

	it('knows numbers of either language, and no names of a text in another one', () => {
		const english = ['Revenue was $127,250.00 in 2021, up 2.5 percent, said Lisbon.'];
		expect(doubts('A receita foi de 127.250 dólares, 2,5% a mais, em Lisboa.', english, false)).toEqual([]);
	});
});
