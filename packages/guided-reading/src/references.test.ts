import { describe, expect, it } from 'vitest';
import { read } from './read.fixture.ts';

const english = { language: 'en-US' } as const;

describe('a reference', () => {
	it('to an item of a list by its number finds the numbers of the list', () => {
		const options = '1. Keep things as they are.\n2. Bring auditions back.\n3. Add a small choir on Sundays.\n';
		const vote = (text: string) => read(`# Vote\n\nWe vote on three options:\n\n${options}\n${text}\n`, english).all;
		expect(vote('The board is split three to three on the third.')).toMatch(
			/First: Keep things.*\sSecond: Bring.*\sThird: Add/s,
		);
		expect(
			read('# Voto\n\nHá duas opções:\n\n1. Manter tudo.\n2. Mudar o dia.\n\nO conselho prefere a segunda.\n').all,
		).toContain('primeiro, manter tudo; segundo, mudar o dia');
	});

	it('to an item by its letter finds the letters of the list, which are not read where nothing refers to them', () => {
		const halls = 'a) Subsolo do clube;\n\nb) Sala da escola;\n\n';
		expect(read(`# Voto\n\nHá duas opções:\n\n${halls}Venceu a opção b, por 12 votos.\n`).all).toContain(
			'Há duas opções: a, subsolo do clube; b, sala da escola',
		);
		expect(read(`# Voto\n\nHá duas opções:\n\n${halls}Venceu a escola, por 12 votos.\n`).all).not.toMatch(/e b,/);
	});

	it('to an item by its Roman numeral finds the numerals of the list, which are not read where nothing refers to them', () => {
		const law = 'O monitor içará a bandeira quando:\n\nI – ventar forte;\n\nII – trovejar.\n\n';
		expect(read(`# Lei\n\n${law}No caso do inciso II, todos saem.\n`).all).toContain(
			'quando: inciso I: ventar forte; inciso II: trovejar.',
		);
		expect(read(`# Lei\n\n${law}No caso do item II, todos saem.\n`).all).toContain('; item II: trovejar.');
		expect(read(`# Lei\n\n${law}Com trovoada, todos saem.\n`).all).toContain('quando: ventar forte; trovejar.');
	});
});
