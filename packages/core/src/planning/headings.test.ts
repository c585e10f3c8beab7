import { expect, it } from 'vitest';
import { plainHeading } from './headings.ts';

it('a heading in capitals keeps those of its acronyms and names, as the text writes them', () => {
	expect(plainHeading('THE GNU MANIFESTO', 'People use the GNU system every day.')).toBe('The GNU manifesto');
	expect(plainHeading('O RIO NEGRO', 'O Rio Negro é um rio da Amazônia.')).toBe('O rio Negro');
	expect(plainHeading('A ABNT', '')).toBe('A ABNT');
	expect(plainHeading('1 - Introdução')).toBe('Introdução');
	expect(plainHeading('1984 - O romance')).toBe('1984: O romance');
	expect(plainHeading('Sylvia Pankhurst 1882 – 1960')).toBe('Sylvia Pankhurst 1882–1960');
	expect(plainHeading('B – E o Brasil?')).toBe('E o Brasil?');
	expect(plainHeading('Summary: The LANTERN Study', 'The lantern nights.')).toBe('Summary: The Lantern Study');
	expect(plainHeading('Por que NUNCA regar à noite', '')).toBe('Por que nunca regar à noite');
});

it.each([
	['2.1 Métodos', 'Métodos'],
	['3) A partida.', 'A partida'],
	['I - RELATÓRIO', 'Relatório'],
	['II.4 - Da praça de pedágio', 'Da praça de pedágio'],
	['7 Respirar bem', 'Respirar bem'],
	['61 GB of nothing', '61 GB of nothing'],
	['10 dicas para economizar', '10 dicas para economizar'],
	['214 nascentes e uma professora', '214 nascentes e uma professora'],
	['I, Claudius', 'I, Claudius'],
	['Tabela 7.1: Resumo da respiração', 'Resumo da respiração'],
	['BOX — COMO FUNCIONA O 1%', 'Como funciona o 1%'],
	['BOLSAS "PRIMEIRO DA FAMÍLIA" - 2025', 'Bolsas ‘Primeiro da Família’: 2025'],
	['"Working Water"', 'Working Water'],
	['Q2. Do I get Mondays?', 'Do I get Mondays?'],
	['2024: My year in reading', '2024: My year in reading'],
	['2019 AGM', '2019 AGM'],
	['10 Dicas para um bom dia', '10 Dicas para um bom dia'],
	['7 Things I learned', '7 Things I learned'],
	['Notas (versão 3.3.0)', 'Notas, versão 3.3.0'],
	['P L A N E J E', 'Planeje'],
])('the number of a heading is not of its name: %s', (heading, name) => {
	expect(plainHeading(heading)).toBe(name);
});
